# Was an den Wörtern dieses Spiels in Tischdateien nicht stimmt.
maumau-suit-unknown = Diese Farbe gibt es nicht: { $suit }; die Farben sind s h d c
maumau-rank-unknown = Diesen Wert gibt es nicht: { $rank }; die Werte sind { $ranks }
maumau-joker-named-joker = Ein Joker wird zu einer Karte mit Wert und Farbe, wie in X=7h, oder wünscht einen Wert
maumau-not-a-joker = Nur einen Joker kann man benennen, nicht { $card }
maumau-joker-unnamed = Zur obersten Karte X gehört ihr Name, wie X=7h, oder ihr Wunsch, wie X?7
maumau-played-without =
    { $card } wird ohne { $word ->
        [seat] Platz
        [gift] Karte zum Geben
        [suit] Farbe
       *[other] { $word }
    } gelegt
maumau-wish-misplaced = Der Wunsch eines Buben steht dahinter, wie in play Jh s, nicht { $found }
maumau-wish-unknown = Ein Wunsch ist eine Farbe (s h d c), ein Wert ({ $ranks }) oder nothing, nicht { $found }
maumau-other-wish = Der Wunsch ist hier { $wanted }, aber die oberste Karte { $card } hat { $found }
maumau-other-word-follows = Auf play { $card } kann { $word } folgen, nicht { $found }
maumau-choice-unknown = Die einzige offene Wahl dieses Spiels ist deal, nicht { $found }
maumau-other-dealer = { $dealer } gibt, nicht { $name }
maumau-dealer-cannot-choose = Wer gibt, wählt nur mit hand_size={ $size }
maumau-dealt-already = Vor dem Geben ist das ganze Spiel im Ziehstapel, und niemand hat eine Karte
maumau-due-unknown = Fällig ist eines davon: { $kinds } oder nothing; nicht { $found }
maumau-due-not-in-position = Von den Antworten können nur queen, kings und sit_out in einer Stellung stehen, nicht { $found }
maumau-due-counts-not = Auf due { $kind } folgt nur ein Name, nicht { $rest }
maumau-queen-uncounted = Zu einer Dame gehört, wie viele Karten zu ziehen sind, wie in due queen PLATZ 1
maumau-caller-without-round = Zu `caller` gehört eine Königsrunde: due kings PLATZ
maumau-round-without-caller = Zu einer Königsrunde gehört ihr `caller`
maumau-other-turn = { $turn } ist dran, nicht { $name }
maumau-drawn-in-answer = Solange eine Antwort oder das Geben offen ist, hat niemand eine gewöhnliche Karte gezogen
maumau-drawn-ends-turn = Mit play_drawn=off beendet eine gezogene Karte den Zug
maumau-owes-nothing = { $name } schuldet mit { $count } Karten keine Ansage
maumau-cannot-have-said = { $name } kann es mit { $count } Karten nicht gesagt haben
maumau-owes-and-said = Was gesagt ist, schuldet niemand mehr
maumau-nothing-laid = Wo keine Karte liegt, kann niemand eine gelegt haben
maumau-no-cheating = Mit cheating=off passt jede Karte
maumau-sits-out-on-turn = { $name } ist dran; eine offene Antwort auf eine 6 ist due sit_out PLATZ
