# Deine Hand und die Tasten.
lesson-keys = Deine Hand und die Tasten
    .description = Durch die Karten gehen, den Tisch abfragen, legen, ziehen und Uno sagen. Etwa fünf Minuten.
lesson-keys-welcome = Willkommen! Du sitzt mit Ben am Tisch, hast drei Karten und stehst auf der ersten, der roten 5. { KEY("next_card") } führt zur nächsten Karte: Drücke die Taste, bis du auf der grünen 2 stehst.
lesson-keys-back = So hörst du Karte für Karte, ohne eine zu legen. { KEY("previous_card") } führt zurück: Geh bis zur roten 5.
lesson-keys-all =
    { FRONT() ->
       *[screen] Du kannst auch alle Karten auf einmal hören: { KEY("all_cards") } sagt sie.
        [lines] Willkommen! Du sitzt mit Ben am Tisch. Du tippst alles, Zeile für Zeile. { KEY("all_cards") } sagt deine Karten mit ihren Nummern: Probiere es aus.
    }
lesson-keys-again = Das sind deine drei Karten. Wenn du etwas verpasst hast, sagt { KEY("repeat") } das Letzte noch einmal: Probiere es aus.
    .task = { KEY("repeat") } sagt das Letzte noch einmal: Probiere es aus.
lesson-keys-top = Gut. Nun der Tisch: Eine Karte passt, wenn sie die Farbe oder die Zahl der obersten hat. { KEY("read_top") } sagt die oberste Karte.
lesson-keys-turn = Also passt eine rote Karte oder eine 3. { KEY("read_turn") } sagt, wer dran ist, und in einer Lektion auch, was jetzt zu tun ist.
lesson-keys-counts = Niemand drängt dich. { KEY("read_counts") } sagt, wie viele Karten alle haben.
lesson-keys-help =
    { FRONT() ->
       *[screen] Ben hat mehr Karten als du. Du musst nicht alle Tasten auswendig wissen. { KEY("help") } listet sie auf: { KEY("next_item") } geht durch die Liste, { KEY("stop") } schließt sie.
        [lines] Ben hat mehr Karten als du. Du musst nicht alle Wörter auswendig wissen: { KEY("help") } zählt auf, was hier geht.
    }
    .task =
        { FRONT() ->
           *[screen] { KEY("help") } listet die Tasten auf; { KEY("stop") } schließt die Liste.
            [lines] { KEY("help") } zählt auf, was du tippen kannst.
        }
lesson-keys-wrong =
    { FRONT() ->
       *[screen] Diese Liste gibt es jederzeit. Eine Karte wird mit { KEY("play") } gelegt. Mach absichtlich einen Fehler: Geh zur blauen 9 und lege sie.
        [lines] Diese Liste gibt es jederzeit. Eine Karte wird mit ihrer Nummer gelegt. Mach absichtlich einen Fehler: Tippe die Nummer der blauen 9.
    }
lesson-keys-fits =
    { FRONT() ->
       *[screen] Es ist nichts passiert, du hast nur gehört, warum es nicht geht. { KEY("next_playable") } springt zu einer Karte, die passt: Tu das und lege sie dann mit { KEY("play") }.
        [lines] Es ist nichts passiert, du hast nur gehört, warum es nicht geht. { KEY("next_playable") } sagt, welche Karte passt: Frag danach und lege sie mit ihrer Nummer.
    }
    .task = { KEY("next_playable") } findet eine Karte, die passt. Lege sie mit { KEY("play") }.
lesson-keys-draw = Du hast gelegt, dann Ben. Auf seine rote 1 passt keine deiner Karten, also musst du eine ziehen. { draw-now }
lesson-keys-drawn =
    { FRONT() ->
       *[screen] Deine gelbe 6 passte nicht, also war dein Zug vorbei. Lege die gelbe 6 mit { KEY("play") }: Auf Bens gelbe 1 passt sie.
        [lines] Deine gelbe 6 passte nicht, also war dein Zug vorbei. Lege die gelbe 6: Auf Bens gelbe 1 passt sie.
    }
lesson-keys-two = Bens gelbe 2 hat die Zahl deiner grünen 2, also passt auch die. Lege die grüne 2: Dann hast du nur noch eine Karte.
lesson-keys-uno = Solange du nicht Uno gesagt hast, kann man dich melden, und du ziehst vier Karten. Sag jetzt Uno, mit { KEY("uno") }.
lesson-keys-last = Jetzt passt deine blaue 9 auf Bens grüne 9. Lege deine letzte Karte.
lesson-keys-farewell = Das war deine erste Runde. Punkte bekommt, wer noch Karten hat: du keine. Was du gelernt hast, gilt in jedem Spiel: gehen, fragen, legen, ziehen.

# UNO: So geht es.
lesson-basics = So geht UNO
    .description = Farben und Zeichen, Aktionskarten, Joker, Melden, und was Karten zählen. Etwa vier Minuten.
lesson-basics-skip = Du spielst mit Ben und Cleo. Wer zuerst keine Karten mehr hat, gewinnt die Runde. Eine Karte passt, wenn sie Farbe, Zahl oder Zeichen der obersten hat, hier einer roten 3. Lege dein rotes Aussetzen: Dann verliert Ben seinen Zug.
lesson-basics-draw = Ben setzte aus. Cleo legte eine Plus 2, und die trifft, wer als Nächstes dran ist: dich. Zwei Karten sind dadurch fällig: { draw-them }.
lesson-basics-wild = Wer wegen einer Plus 2 zieht, ist hier danach noch dran, außer eine Hausregel sagt es anders: spiel weiter. Rot hast du nicht, aber ein Joker passt auf jede Karte. Lege den Joker, und wähle Grün, wenn du gefragt wirst.
lesson-basics-reverse = Cleo legte eine Retour: Jetzt geht es andersherum, von Cleo zu Ben und von Ben zu dir. Lege deine grüne 4.
lesson-basics-report = Cleo hat nur noch eine Karte und nicht Uno gesagt! Melde Cleo mit { KEY("uno") }: Dann zieht sie vier Karten.
lesson-basics-two = An einem echten Tisch musst du schnell sein: Sobald jemand legt oder zieht, ist es zum Melden zu spät. Ben legte eine gelbe 9, also lege deine gelbe 5.
lesson-basics-uno = Jetzt hast du nur noch eine Karte. Sag Uno mit { KEY("uno") }, bevor dich jemand meldet.
lesson-basics-last = Das war rechtzeitig. Cleo und Ben haben gelegt. Auf Bens blaue 2 passt deine letzte Karte: Lege sie.
lesson-basics-farewell = Die anderen bekommen Punkte für ihre Restkarten. Zahlen zählen ihren Wert, Aussetzen, Retour und Plus 2 je 20, Joker und Plus 4 je 50. Wer am Ende die wenigsten Punkte hat, gewinnt die Partie.

# Antworten.
lesson-responses = Antworten
    .description = Wie man eine Plus 2 weitergibt, statt zu ziehen. Etwa zwei Minuten.
lesson-responses-answer = Cleo legte eine Plus 2, und du sollst zwei Karten ziehen. Mit dieser Regel musst du nicht. Antworte mit deiner grünen Plus 2, dann soll Ben vier ziehen.
lesson-responses-on = Auch Ben antwortete, also kamen sechs Karten zu Cleo zurück. Danach legte sie noch, denn Ziehen beendet den Zug nicht. Lege deine blaue 7.
lesson-responses-wrong = Diesmal ist es eine Plus 4: vier Karten für dich. Darauf antwortet nur eine Plus 4. Versuch es trotzdem mit deiner gelben Plus 2, es kostet nichts.
lesson-responses-draw = Wie du hörst, ist das hier keine Antwort. { KEY("read_debt") } sagt jederzeit, was du ziehen müsstest. Jetzt nimm die vier: { draw-them }.
lesson-responses-play = Nach dem Ziehen geht dein Zug weiter. Cleo hat Rot gewählt: Lege deine rote 2.
lesson-responses-farewell = Also antwortet eine Plus 2 auf eine Plus 2, eine Plus 4 auf eine Plus 4. Die Karten werden mehr, bis jemand sie zieht.

# Sequenzen.
lesson-sequences = Sequenzen
    .description = Mehrere benachbarte Zahlen einer Farbe nacheinander legen. Etwa zwei Minuten.
lesson-sequences-first = Du hast eine rote 4, 5 und 6. Mit dieser Regel darfst du sie nacheinander legen. Beginne mit der roten 4.
lesson-sequences-second = Ben ist schon dran. Bis er etwas tut, darfst du in derselben Farbe weitermachen, eine Zahl höher oder tiefer. Hier wartet er: Lege deine rote 5.
lesson-sequences-late = Jetzt war Ben schneller, und deine Sequenz ist zu Ende. Versuch es trotzdem mit der roten 6: Zu spät zu kommen kostet nichts.
    .task = Versuch es trotzdem mit der roten 6.
lesson-sequences-down = Zu spät, aber nichts ist verloren. Sequenzen gehen auch tiefer: Lege zuerst deine gelbe 3.
lesson-sequences-two = Und nun die gelbe 2 hinterher.
lesson-sequences-farewell = Das ist eine Sequenz: eine Farbe, immer höher oder immer tiefer, bis jemand anderes etwas tut. Nur von 9 nach 0 geht es nicht weiter.

# Abfangen.
lesson-interceptions = Abfangen
    .description = Außer der Reihe legen, wenn du genau die oberste Karte hast. Etwa zwei Minuten.
lesson-interceptions-same = Eigentlich ist Cleo dran, aber du hast genau die Karte, die Ben gelegt hat: eine rote 7. Lege deine rote 7, obwohl du nicht dran bist: Das ist Abfangen.
lesson-interceptions-turn = Wer abfängt, hat sofort einen eigenen Zug. Lege deine rote 1.
lesson-interceptions-again = Nach dir war Ben dran, denn er sitzt neben dir. Auch seine grüne 1 hast du: Fang sie ab.
lesson-interceptions-pass = Im Zug nach dem Abfangen darfst du etwas legen oder es lassen, ohne zu ziehen. Diesmal legst du nichts. { pass-now }
lesson-interceptions-farewell = Cleo kam kein einziges Mal dran! Abfangen kann man jede Karte außer Joker und Plus 4. Wer zu spät oder falsch abfängt, bekommt drei Punkte. Ein Versehen kostet nichts, solange es in deinen Einstellungen steht.

# Super-Abfangen.
lesson-super-interceptions = Super-Abfangen
    .description = Mit derselben Zahl oder demselben Zeichen in anderer Farbe abfangen. Etwa zwei Minuten.
lesson-super-interceptions-number = Ben legte eine rote 7. Beim Super-Abfangen muss nur die Zahl stimmen: Lege deine blaue 7, obwohl Cleo dran ist.
lesson-super-interceptions-turn = Jetzt gilt Blau, und du hast einen eigenen Zug. Lege deine blaue 2.
lesson-super-interceptions-symbol = Bens Aussetzen traf Cleo, und Dora ist dran. Aber auch Zeichen kann man abfangen: Lege dein gelbes Aussetzen.
lesson-super-interceptions-last = Jetzt gilt Gelb. Dein Aussetzen trifft niemanden mehr: Es hat dir diesen Zug gebracht. Lege deine gelbe 3.
lesson-super-interceptions-farewell = Also fängt jede Karte mit derselben Zahl oder demselben Zeichen ab. Danach gilt ihre Farbe.

# Bluff.
lesson-bluff = Bluff
    .description = Eine Plus 4 anzweifeln, die nicht nötig war. Etwa zwei Minuten.
lesson-bluff-call = Cleo legte eine Plus 4 auf eine grüne 4. Das ist nur ehrlich, wenn nichts anderes passte, und du glaubst, dass sie Grün hat. Zweifle die Plus 4 an, mit { KEY("call_bluff") }.
lesson-bluff-right = Es war ein Bluff: Statt dir zog sie die vier Karten, und zwei dazu. Du hast einen gewöhnlichen Zug, und gewählt ist Blau: Lege deine blaue 5.
lesson-bluff-honest = Weder deine rote 7 noch deine gelben Karten passen auf Cleos blaue 1. Also ist deine eigene Plus 4 ehrlich: Lege sie und wähle Rot.
lesson-bluff-wrong = Ben hat zu Unrecht gezweifelt und zog deshalb sechs Karten statt vier. Lege deine rote 7.
lesson-bluff-farewell = Wer beim Bluffen erwischt wird, zieht die Karten und zwei dazu; wer zu Unrecht zweifelt, auch. Bluffen darfst du auch selbst, wenn du dich traust.

# Aussetzen nach dem Ziehen.
lesson-skip-after-draw = Zug überspringen nach dem Ziehen
    .description = Plus 2 und Plus 4, die auch den Zug kosten. Etwa eine Minute.
lesson-skip-after-draw-draw = Cleo legte eine Plus 2, und du musst zwei Karten ziehen. Mit dieser Regel endet damit auch dein Zug: { draw-them }.
lesson-skip-after-draw-hit = Dein Zug war sofort vorbei. Jetzt zahl es Cleo heim: Lege deine grüne Plus 2 auf Cleos grüne 1.
lesson-skip-after-draw-on = Ben musste zwei Karten ziehen und durfte nichts legen: Gleich war Cleo dran. Lege deine blaue 9 auf ihre grüne 9.
lesson-skip-after-draw-farewell = So trifft eine Plus 2 oder Plus 4 doppelt: Karten und Zug.

# Regel 0 und 7.
lesson-sevens-zeros = Regel 0/7
    .description = Mit einer 7 die Karten tauschen, mit einer 0 alle Karten weitergeben. Etwa zwei Minuten.
lesson-sevens-zeros-seven = Ben hat nur zwei Karten. Wer eine 7 legt, darf mit jemandem tauschen. Lege deine rote 7, und wähle Ben, wenn du gefragt wirst.
lesson-sevens-zeros-all = Bens zwei Karten hattest du nur kurz: Cleo legte eine 0, und alle gaben ihre Karten weiter. Du bekamst Cleos. { KEY("all_cards") } sagt, was du jetzt hast.
lesson-sevens-zeros-zero = Darunter ist eine 0, und Cleo hat nur zwei Karten, die dann zu dir kämen. Lege deine blaue 0.
lesson-sevens-zeros-play = Wieder sind alle Karten gewandert, und du hast zwei. Lege deine blaue 6.
lesson-sevens-zeros-uno = Auch wenn du durch einen Tausch nur eine Karte hast, musst du Uno sagen. Noch eine Karte: Sag Uno mit { KEY("uno") }.
lesson-sevens-zeros-farewell = Eine 7 tauscht mit wem du willst, eine 0 gibt alle Karten weiter. { KEY("read_counts") } sagt dir, mit wem es sich lohnt.

# Summer.
lesson-buzzer = Summer
    .description = Wettdrücken: Alle drücken eine Taste, so schnell es geht. Etwa eine Minute.
lesson-buzzer-press = Cleo legte einen Summer: Jetzt drücken alle, und wer am langsamsten ist, zieht drei Karten. Hier warten die anderen auf dich: { KEY("buzzer") } drückt.
lesson-buzzer-any = Ben war am langsamsten. Ein Summer hat keine Farbe: Jede Karte passt darauf. Lege deine grüne 5.
lesson-buzzer-own = Du hast selbst einen Summer, und der passt auf jede Karte. Lege deinen Summer, und sei bereit.
lesson-buzzer-again = Wer ihn legt, muss auch drücken: { KEY("buzzer") }, schnell!
lesson-buzzer-farewell = Diesmal war Cleo am langsamsten. Bots hören zu Ende, bevor sie drücken, damit du beim Zuhören nichts verlierst.

# Fortgeschrittene Antworten.
lesson-advanced-responses = Fortgeschrittene Antworten
    .description = Mit Aussetzen, Retour und Joker auf Plus 2 und Plus 4 antworten. Etwa zwei Minuten.
lesson-advanced-responses-skip = Cleo legte eine rote Plus 2, und du hast keine. Mit dieser Regel antwortet auch ein passendes Aussetzen und gibt die Karten an Ben weiter. Lege dein rotes Aussetzen.
lesson-advanced-responses-wild = Ben schickte die zwei Karten mit einer Retour zurück, und jetzt geht es andersherum. Ein Joker antwortet auf alles: Lege ihn und wähle Blau.
lesson-advanced-responses-on = So musste Cleo ihre zwei Karten selbst ziehen. Deinem Blau folgten beide: Lege deine blaue 8.
lesson-advanced-responses-farewell = Aussetzen gibt Karten weiter, eine Retour schickt sie zurück, ein Joker gibt sie in neuer Farbe weiter. Solange Karten fällig sind, gewinnt niemand: Die Runde endet erst danach.

# Zwei Regeln treffen sich: eine +2 abfangen.
lesson-intercepted-response = Zwei Regeln treffen sich: eine Plus 2 abfangen
    .description = Was aus fälligen Karten wird, wenn jemand abfängt. Etwa zwei Minuten.
lesson-intercepted-response-intercept = Hier gelten Antworten und Abfangen zugleich. Cleo soll für Bens rote Plus 2 zwei Karten ziehen, und du hast genau dieselbe Karte. Lege deine Plus 2 jetzt: Das ist Abfangen und Antworten in einem.
lesson-intercepted-response-turn = Cleo ist gerettet. Vier Karten sind jetzt fällig, aber noch nicht gleich. Zuerst hast du deinen Zug nach dem Abfangen, und dich betreffen sie nicht. Lege deine rote 9.
lesson-intercepted-response-on = Dann trafen sie Ben, der mit noch einer Plus 2 antwortete: doch noch sechs für Cleo. Lege deine grüne 4.
lesson-intercepted-response-farewell = Wo sich Regeln treffen, sagt { KEY("read_debt") }, was von wem zu ziehen ist. { KEY("rules") } öffnet die Regeln mit allen solchen Fällen.
