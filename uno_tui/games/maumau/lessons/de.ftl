# Lektionen von Maumau.
lay-it =
    { FRONT() ->
       *[screen] Geh zu der Karte: { KEY("play") } legt sie.
        [lines] Ihre Nummer legt sie.
    }

lesson-fits = Was worauf passt
    .description = Farben, Werte, Nachbarn und Vielfache; Ziehen; eine 8 und eine 9. Etwa 3 Minuten.
lesson-fits-suit = Oben liegt die Karo 6. Es passt, was ihre Farbe oder ihren Wert hat, oder einen Wert eins höher oder tiefer. Lege deine Karo 5. { lay-it }
lesson-fits-half = Zahlen passen auch auf ihr Doppeltes bis Fünffaches und auf ihre Hälfte bis zum Fünftel. Dort liegt die Pik 10: Lege die Hälfte davon, die Kreuz 5.
lesson-fits-times = Jetzt liegt die Herz 2 oben, und 8 ist viermal 2. Lege die Pik 8; Ben kommt nach dir und setzt dann aus.
lesson-fits-refused = Ben hat ausgesetzt, und Cleo hat die Pik 5 gelegt. Probier, was geschieht, wenn eine Karte nicht passt: Lege den Herz-König darauf.
lesson-fits-draw = Der König bleibt auf deiner Hand. Nichts davon passt, also zieh eine Karte. { draw-now }
lesson-fits-nine = Die gezogene Pik 9 hat die richtige Farbe, also darfst du sie sofort legen, und nur sie. Lege die 9: Die Richtung dreht sich um.
lesson-fits-end = So viel passt in diesem Spiel. Wer die letzte Karte legt, gewinnt die Runde. Die anderen schreiben auf, was sie noch haben; wer die wenigsten Punkte hat, gewinnt.

lesson-answers = Was ansteht, und Antworten
    .description = 7 und 10, 6 und 5, Ass und 2, und eine 4. Etwa 5 Minuten.
lesson-answers-due = Auf Cleos 7 zieht zwei, wer als Nächstes dran ist, und das bist du. { KEY("read_debt") } sagt, was ansteht, und womit du antworten kannst.
lesson-answers-seven = Eine 7 jeder Farbe gibt es weiter, jedes Mal zwei Karten mehr. Lege die Pik 7, dann soll Ben vier ziehen. { lay-it }
    .task = Lege die Pik 7.
lesson-answers-ten = Ben hat angenommen und vier gezogen, und jetzt hat Cleo wieder eine 7 gelegt. Eine 10 schickt die Karten zurück, dorthin, woher die 7 kam: Lege die Herz 10.
lesson-answers-own = Cleo musste zwei ziehen, und du hast einen gewöhnlichen Zug. Lege die Herz 5, die Hälfte von 10.
lesson-answers-five = Auf Bens 6 setzen die nächsten zwei aus. Cleo hat angenommen; du kannst dich mit jeder 5 wehren. Lege die Kreuz 5.
lesson-answers-eight = Wer mit einer 5 abwehrt, ist sofort dran, auf die 5. Lege die Kreuz 8, und Ben setzt aus.
lesson-answers-two = Wegen Cleos Ass soll Cleo mit dir die Karten tauschen. Eine 2 jeder Farbe beendet das: Lege die Karo 2.
lesson-answers-four = Deine Karten bleiben dir, und du bist dran. Mit einer 4 gibst du jemandem eine Karte. Lege die Karo 4, wähle Ben, und gib den Karo-König.
lesson-answers-end =
    { FRONT() ->
       *[screen] Antworten musst du nie: { KEY("accept") } nimmt an, was ansteht. Auf eine 4 antwortet nur die gleiche 4. Ein Joker kann für jede Antwort stehen.
        [lines] Antworten musst du nie: Tippe { KEY("accept") }. Auf eine 4 antwortet nur die gleiche 4. Ein Joker kann für jede Antwort stehen.
    }

lesson-trade = Tauschen und Kaufen
    .description = Ein Ass für andere Karten, und eine 3 für die Karte darunter. Etwa 2 Minuten.
lesson-trade-counts = Mit einem Ass musst du mit jemandem die Karten tauschen, also wähle gut. { KEY("read_counts") } sagt, wie viele Karten alle haben.
lesson-trade-swap = Ben hat nur zwei Karten. Lege das Herz-Ass und wähle Ben. { lay-it }
    .task = Lege das Herz-Ass und wähle Ben.
lesson-trade-buy = Ben hatte keine Antwort, und Bens zwei Karten gehören jetzt dir. Mit einer 3 darfst du die Karte kaufen, auf die du sie legst. Dort liegt Cleos Joker: Lege die Herz 3, und sag ja.
lesson-trade-end = Der Joker ist jetzt bei dir, ohne seinen Namen, und du darfst ihn neu nennen. Auf ein Ass antwortet eine 2 oder ein weiteres Ass. Deine letzte Karte darf es nicht sein.

lesson-wishes = Wünsche und Joker
    .description = Buben, die sich eine Farbe wünschen, Joker, die jede Karte sind oder einen Wert wünschen. Etwa 4 Minuten.
lesson-wishes-jack = Mit einem Buben darfst du dir eine Farbe wünschen, und die nächste Karte muss sie haben. Lege den Karo-Buben und wünsch dir Herz. { lay-it }
    .task = Lege den Karo-Buben und wünsch dir Herz.
lesson-wishes-hear = Ben hat getan, was du dir gewünscht hast, aber Cleo hat einen Buben gelegt und wünscht sich etwas anderes. { KEY("read_colour") } sagt, was.
lesson-wishes-refused = Gewünscht ist Kreuz, und solange der Wunsch gilt, zählt nur er. Versuch trotzdem den Pik-König, der dieselbe Farbe hat wie Cleos Bube.
lesson-wishes-fulfil = Ein Wunsch geht allem anderen vor. Erfülle ihn: Lege die Kreuz 5.
lesson-wishes-joker = Ein Joker darf auf alles, als jede Karte, die du nennst. Lege einen Joker als Herz 8: Ben setzt aus, wie nach jeder 8.
    .task = Lege einen Joker als Herz 8.
lesson-wishes-rank = Ein Joker kann sich auch einen Wert wünschen. Lege den anderen, wähle das Wünschen, und wünsch dir eine 9.
lesson-wishes-end = Ben hatte keine 9 und zog, Cleo legte eine, und damit war der Wunsch vorbei. Ein Wunsch gilt, bis eine Karte gelegt ist; Ziehen beendet ihn nicht. Ein Joker darf auf jeden Wunsch.

lesson-court = Damen und Könige
    .description = Damen, die den Zug weitergeben, und eine Königsrunde; wer was tun muss. Etwa 3 Minuten.
lesson-court-queen = Mit einer Dame sagst du, wer als Nächstes dran ist und vorher eine Karte zieht. Lege die Karo-Dame und wähle Cleo. { lay-it }
    .task = Lege die Karo-Dame und wähle Cleo.
lesson-court-due = Cleo hat eine gezogen und eine Dame gegen dich gelegt. { KEY("read_debt") } sagt, was von wem verlangt wird, und womit du antworten kannst.
lesson-court-pass = Mit einer Dame gibst du es weiter, an wen du willst, jedes Mal eine Karte mehr. Lege die Pik-Dame und wähle Ben.
lesson-court-round = Ben hat zwei gezogen, und inzwischen bist du dran. Mit einem König darfst du eine Königsrunde ausrufen: Alle müssen einen König legen. Lege den Pik-König, und sag ja.
lesson-court-close = Ben hatte keinen König und hat eine Karte gezogen, Cleo hat einen gelegt. Nun ist es wieder bei dir: Beende die Runde mit einem weiteren König, sonst ziehst du drei. Lege den Karo-König.
lesson-court-end = Wer gerade legen oder ziehen muss, sagt dir immer { KEY("read_debt") }. Wer in einer Königsrunde einen König hat, muss ihn legen.

lesson-last = Letzte Karte
    .description = „Letzte Karte“ sagen, melden, wer es vergisst, und was nicht die letzte sein darf. Etwa 2 Minuten.
lesson-last-first = Ass, 2, 4, 7 und 10 dürfen nicht deine letzte Karte sein. Du hast eine 7 und eine 9: Lege zuerst die Karo 7. { lay-it }
    .task = Lege die Karo 7.
lesson-last-say = Du hast noch eine Karte und musst „Letzte Karte“ sagen, sonst meldet dich jemand und du ziehst eine. { KEY("uno") } sagt „Letzte Karte“.
lesson-last-report = Auch Cleo hat nur noch eine Karte und hat nichts gesagt. { KEY("uno") } meldet Cleo.
lesson-last-win = Cleo musste eine Karte ziehen. Du hast „Letzte Karte“ gesagt, also darfst du sie legen: die Karo 9.
    .task = Lege die Karo 9.
lesson-last-end = Vergisst du es zu sagen, kannst du es nachholen. Ohne das lässt sich die letzte Karte nicht legen.

lesson-cheating = Pfuschen und Erwischen
    .description = Legen, was nicht passt, andere dabei erwischen, und selbst erwischt werden. Etwa 3 Minuten.
lesson-cheating-cheat = An diesem Tisch darfst du versuchen, eine Karte zu legen, die nicht passt. Dort liegt die Karo 9: Lege die Kreuz 2, und sag ja zum Pfuschen. { lay-it }
    .task = Lege die Kreuz 2 und sag ja.
lesson-cheating-catch = Niemand hat es gemerkt, und jetzt ist es zu spät. Cleo hat die Pik 5 auf die Herz 2 gelegt, und das passt nicht. { KEY("call_bluff") } zweifelt die Karte an.
lesson-cheating-on = Erwischt: Cleo nahm die 5 zurück und zog drei, und du bist dran. Lege die Herz 10, das Fünffache der 2.
lesson-cheating-wrong = Bens 5 ist die Hälfte deiner 10 und passt. Zweifle die 5 trotzdem an, mit { KEY("call_bluff") }, und hör, was das kostet.
lesson-cheating-caught = Du hast eine Karte gezogen, mehr nicht. Lass dich nun selbst erwischen: Lege die Pik 8 auf die Karo 10.
lesson-cheating-end = Ben hat es gemerkt: Die Karte kam zu dir zurück, und du hast drei gezogen. Erwischen kann man dich, bis jemand anderes legt oder zieht. Die letzte Karte muss immer passen.
