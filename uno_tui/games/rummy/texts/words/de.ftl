# Was an den Wörtern dieses Spiels in Tischdateien nicht stimmt.
rummy-no-such-tile = Diesen Stein gibt es nicht: { $tile }
rummy-set-in-set = Eine Kombination beginnt, bevor die letzte endet: `]` fehlt
rummy-outside-sets = Kombinationen stehen in Klammern, wie [R4 R5 R6]: { $tile } steht außerhalb
rummy-set-empty = Eine leere Kombination `[]` ist keine
rummy-set-open = Die letzte Kombination endet nicht: `]` fehlt
rummy-tile-missing = Hinter `{ $word }` fehlt ein Stein
rummy-only-jokers-taken = Nur Joker werden genommen, wie J=R5, nicht { $tile }
rummy-rack-empty = { $name } hat keinen Stein: Die Runde wäre vorbei
rummy-jokers-missing = { $name } hat keine { $count } Joker
rummy-owes-no-uno = { $name } schuldet mit { $count } Steinen kein Uno
rummy-no-set = { $tiles } ist keine Kombination: { $reason }
rummy-joker-named = { $tile } liegt nur in einer Kombination; auf der Schiene und im Vorrat ist ein Joker J
