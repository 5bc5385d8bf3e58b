# Was an den Wörtern dieses Spiels in Tischdateien nicht stimmt.
teams-scores-differ = Wer zusammen spielt, hat gemeinsame Punkte, nicht { $mine } und { $partners }
teams-both-empty = { $names } haben keine Karte: Die Runde wäre vorbei
teams-turn-without-card = { $name } hat keine Karte und kann nicht dran sein
teams-choice-hidden = `choice { $choice }` ist für { $names } zugleich: Eine verdeckte Wahl kann nicht in einer Stellung stehen
teams-nothing-to-choose = { $name } hat keine Karte zu wählen
teams-choice-and-more = Solange `choice { $choice }` offen ist, ist nichts fällig, nichts gezogen und sonst niemandem ein Uno geboten
teams-no-swap-symbol = Die oberste Karte { $card } hat kein Tauschzeichen
teams-cannot-share = { $name } teilt nur zwei oder mehr Karten, und nur mit jemandem ohne Karte
teams-debt-before-share = Fällige Karten sind gezogen, bevor jemand ihretwegen teilt
