# Lektionen von UNO Rummy.
go-on =
    { FRONT() ->
       *[screen] { KEY("play") }: weiter.
        [lines] Tippe { KEY("play") }: weiter.
    }
begin-with-it =
    { FRONT() ->
       *[screen] Geh zu ihr: { KEY("new_set") } beginnt die Kombination.
        [lines] Tippe { KEY("new_set") } und ihre Nummer auf der Schiene.
    }
add-them =
    { FRONT() ->
       *[screen] { KEY("play") } legt den gewählten Stein dazu.
        [lines] Die Nummer eines Steins legt ihn dazu.
    }
cut-here =
    { FRONT() ->
       *[screen] Geh darin zur roten 8: { KEY("split") } teilt die Folge vor diesem Stein.
        [lines] { KEY("split") } mit der Nummer der roten 8 teilt die Folge vor diesem Stein.
    }
take-it =
    { FRONT() ->
       *[screen] Geh darin zur gelben 9: { KEY("play") } nimmt sie in die Hand.
        [lines] Die Nummer der gelben 9 darin nimmt sie in die Hand.
    }
back-to-rack =
    { FRONT() ->
       *[screen] { KEY("next_group") } führt zurück zur Schiene.
        [lines] Tippe { KEY("hand") } für deine Schiene.
    }

lesson-sets = Folgen und Sätze
    .description = Dein erster Zug: was eine Kombination ist, wie du eine legst, und wie du einen Entwurf abschließt. Etwa 4 Minuten.
lesson-sets-table = Du spielst mit Steinen, deine Hand ist die Schiene. Hör dir den Tisch an: { KEY("read_top") }.
lesson-sets-start = Diese vier sind Startsteine: Jeder darf allein liegen, bis jemand ihn in einer Kombination benutzt. { go-on }
lesson-sets-begin = Eine Folge sind drei oder mehr aufeinander folgende Zahlen in einer Farbe: Du hast die rote 8, 9 und 10. Beginne mit der roten 8. { begin-with-it }
    .task = Zuerst die rote 8. { begin-with-it }
lesson-sets-asked = Vielleicht wirst du gefragt, wohin ein Stein soll. In die Hand nehmen: Du trägst ihn zu einer Kombination. Auf der Schiene lassen: Nichts ändert sich. { go-on }
lesson-sets-run = Lege nun die rote 9 und die rote 10 dazu. { add-them }
lesson-sets-check = Das ist eine Folge, aber bisher nur in deinem Entwurf. Hör dir den Entwurf an: { KEY("read_draft") }.
lesson-sets-finish = Nichts ist falsch. { KEY("finish") } schließt ab: Erst jetzt ändert sich der Tisch.
lesson-sets-group = Ben hat einen Satz gelegt: dieselbe Zahl in drei oder vier verschiedenen Farben. Mach es ebenso mit deinen drei Dreien: Beginne eine Kombination, und lege die anderen dazu.
    .task = Beginne mit einer 3 eine Kombination, und lege die anderen zwei dazu.
lesson-sets-again = Dein Entwurf ist ein Satz der Zahl 3. { KEY("finish") } schließt ab.
lesson-sets-end = In einem Zug legst du mindestens einen und höchstens vier Steine von deiner Schiene.

lesson-adding = Anlegen und Ziehen
    .description = Steine für Kombinationen, die schon liegen, wann du ziehen darfst, und was du dann legen darfst. Etwa 4 Minuten.
lesson-adding-must = Du bist dran, und auf dem Tisch liegen zwei Kombinationen. Versuch zu ziehen. { draw-now }
lesson-adding-find = Wer einen Stein legen kann, muss es hier tun. { KEY("next_playable") } führt zu einem deiner Steine, der sich legen lässt.
lesson-adding-add = Die rote 11 passt hinter die rote Folge 8 bis 10. Geh zur roten 11 und lege sie an. { add-them }
lesson-adding-second = Ein Stein genügt, aber bis zu vier sind erlaubt. Die rote 4 passt in den Satz der Zahl 4: Lege sie auch an.
    .task = Lege auch die rote 4 an, an den Satz der Zahl 4.
lesson-adding-finish = Beide liegen in deinem Entwurf. { KEY("finish") } schließt ab.
lesson-adding-draw = Ben konnte nichts legen und hat einen Stein gezogen, und auch du kannst jetzt nichts legen. { draw-now }
lesson-adding-drawn = Die rote 12 lässt sich legen, und nur sie; mit { KEY("pass") } bliebe sie bei dir. Lege die rote 12 an die rote Folge an, dann schließt { KEY("finish") } ab.
lesson-adding-end = Legen geht vor Ziehen, und mit dem Ziehen endet dein Zug, wenn der neue Stein nicht passt. { KEY("hint") } sagt dir, was sich legen lässt, wenn du es nicht findest.

lesson-jokers = Joker
    .description = Einen Joker legen, einen vom Tisch nehmen, und ihn wieder legen. Etwa 4 Minuten.
lesson-jokers-begin = Ein Joker steht für jeden Stein, und du hast einen. Beginne eine Kombination mit der gelben 6. { begin-with-it }
    .task = Zuerst die gelbe 6. { begin-with-it }
lesson-jokers-lay = Lege die gelbe 8 dazu und dann den Joker: Dazwischen kann er nur die gelbe 7 sein.
    .task = Lege die gelbe 8 dazu und dann den Joker.
lesson-jokers-finish = Kommt ein Joker von einer Schiene, zieht vier und setzt aus, wer als Nächstes dran ist. { KEY("finish") } schließt ab.
lesson-jokers-free = Ben hat vier gezogen, und du bist wieder dran. In der roten Folge steht ein Joker für die rote 9. Leg die rote 9 von deiner Schiene, und wähle den Platz des Jokers.
lesson-jokers-again = Der Joker ist jetzt auf deiner Schiene. Lege ihn wieder: Beginne eine Kombination mit der blauen 10, dann lege die blaue 12 und den Joker dazu.
lesson-jokers-hand = Wieder gelegt wirkt er auch wieder. { KEY("finish") } schließt ab, und Ben zieht noch einmal vier.
lesson-jokers-end = Vom Tisch nimmt einen Joker nur genau der Stein, für den er steht. In einem Satz darf ein Joker liegen, in einer Folge mehrere, aber nie zwei nebeneinander.

lesson-actions = Aktionssteine und das Ende
    .description = Was 2, 5 und 7 tun, Uno sagen, und eine Runde gewinnen. Etwa 3 Minuten.
lesson-actions-two = Von der Schiene gelegt, heißt eine 2 Plus 2, eine 5 Aussetzen und eine 7 Retour. Lege die grüne Folge 1 bis 3: Beginne mit einem der Steine eine Kombination, und lege die anderen dazu.
    .task = Lege die grüne Folge 1 bis 3 als neue Kombination.
lesson-actions-works = Deine grüne 2 wirkt, sobald sie auf den Tisch kommt: Ben zieht dann zwei und setzt aus. { KEY("finish") } schließt ab.
lesson-actions-five = Du bist wieder dran. Von allen Aktionssteinen eines Zuges wirkt einer, also wird Ben einmal aussetzen. Lege deine drei Fünfen als Satz und schließ mit { KEY("finish") } ab.
lesson-actions-uno = Du hast noch einen Stein, und das musst du ansagen: { KEY("uno") } sagt Uno.
lesson-actions-last = Ben hat ausgesetzt, also bist du dran. Lege die blaue 11 an die blaue Folge an, und schließ mit { KEY("finish") } ab.
lesson-actions-end = Deine Schiene ist leer, und du hast die Runde gewonnen. Auf dem Tisch sind 2, 5 und 7 gewöhnliche Zahlen. Eine 7 dreht die Richtung, zu zweit ist man damit noch einmal dran.

lesson-splitting = Eine Folge zerlegen
    .description = Eine Folge teilen, einen Entwurf aufgeben, und ihn zurückholen. Etwa 4 Minuten.
lesson-splitting-go = Deine rote 8 passt nirgends, denn in der roten Folge 6 bis 10 liegt schon eine. Aber die Folge lässt sich teilen: { KEY("next_group") } führt zu den Kombinationen auf dem Tisch.
lesson-splitting-split = Das ist die rote Folge. { cut-here }
lesson-splitting-lay = Jetzt liegen 6 und 7 allein, und 8 bis 10 sind eine eigene Folge. { back-to-rack } Lege deine rote 8 zu der 6 und der 7. { add-them }
lesson-splitting-give-up = Zwei vollständige Folgen, aber noch ein Entwurf. Nichts ist verloren, wenn du es dir anders überlegst: Gib ihn auf mit { KEY("stop") }.
    .task = Gib den Entwurf auf mit { KEY("stop") }.
lesson-splitting-bring-back = Der Tisch ist wie vorher. Das Aufgeben war ein Schritt: Hol deinen Entwurf mit { KEY("take_back") } zurück.
lesson-splitting-check = Dein Entwurf ist wieder da. { KEY("read_draft") } sagt, was gelegt ist, und ob etwas falsch ist.
lesson-splitting-finish = Alles stimmt, also schließt { KEY("finish") } ab.
lesson-splitting-end = Teilen, anlegen, prüfen, abschließen: Im Entwurf darfst du alles ausprobieren. Erst beim Abschließen muss jede Kombination stimmen.

lesson-taking = Einen Stein vom Tisch nehmen
    .description = Ein Stein des Tisches für eine eigene Kombination. Etwa 3 Minuten.
lesson-taking-hint = Du hast zwei Neunen, und die dritte liegt in der gelben Folge 9 bis 12. { KEY("hint") } sagt den ersten Schritt eines Plans.
lesson-taking-take = Dort liegen vier gelbe Steine, und drei genügen für eine Folge. { KEY("next_group") } führt zur gelben Folge. { take-it }
lesson-taking-begin = Die gelbe 9 ist in der Hand, und was liegen bleibt, ist noch eine Folge. { KEY("new_set") } beginnt mit ihr eine neue Kombination.
lesson-taking-lay = { back-to-rack } Lege deine grüne 9 und deine blaue 9 dazu. { add-them }
lesson-taking-finish = Die Folge ist vollständig, und der Satz der Zahl 9 auch. { KEY("finish") } schließt ab.
lesson-taking-end = Ein Stein vom Tisch kommt nie auf deine Schiene, aber er darf in eine andere Kombination. { KEY("take_back") } nimmt Schritt für Schritt zurück, wenn du nicht mehr weiterweißt.
