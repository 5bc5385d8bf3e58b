# What is wrong with the words of this game in table files.
rummy-no-such-tile = no such tile: { $tile }
rummy-set-in-set = a set begins before the last one ended: `]` is missing
rummy-outside-sets = sets are written in brackets, as [R4 R5 R6]: { $tile } stands outside
rummy-set-empty = an empty set `[]` is no set
rummy-set-open = the last set does not end: `]` is missing
rummy-tile-missing = a tile is missing after `{ $word }`
rummy-only-jokers-taken = only Jokers are taken, as J=R5, not { $tile }
rummy-rack-empty = { $name } holds no tile: the round would be over
rummy-jokers-missing = { $name } does not hold { $count } Jokers
rummy-owes-no-uno = { $name } owes no Uno with { $count } tiles
rummy-no-set = { $tiles } is no set: { $reason }
rummy-joker-named = { $tile } is for sets only; in a rack and in the pool a Joker is J
