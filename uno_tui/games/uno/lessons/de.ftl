# Deine Hand und die Tasten.
lesson-keys = Deine Hand und die Tasten
    .description = Durch die Karten gehen, den Tisch abfragen, legen, ziehen und Uno sagen. Etwa fünf Minuten.
lesson-keys-welcome = Willkommen! Du sitzt mit Ben am Tisch und hältst drei Karten. { KEY("next_card") } geht zur nächsten Karte: Drücke das, bis du die grüne 2 hörst.
lesson-keys-back = So hörst du Karte für Karte, und es geschieht ihnen nichts. { KEY("previous_card") } geht zurück: Geh zurück zur roten 5.
lesson-keys-all =
    { FRONT() ->
       *[screen] Wer nicht gehen will, fragt nach allen: { KEY("all_cards") } sagt deine ganze Hand.
        [lines] Willkommen! Du sitzt mit Ben am Tisch. Alles, was du tust, tippst du und beendest die Zeile. { KEY("all_cards") } sagt deine Karten mit ihren Nummern: Probiere es aus.
    }
lesson-keys-again = Das sind deine drei Karten. Wenn du etwas verpasst hast, sagt { KEY("repeat") } das Letzte noch einmal: Probiere es aus.
lesson-keys-top = Gut. Nun der Tisch: Legen darfst du eine Karte, die die Farbe oder die Zahl der obersten Karte hat. { KEY("read_top") } sagt die oberste Karte.
lesson-keys-turn = Also passt eine rote Karte oder eine 3. { KEY("read_turn") } sagt, wer dran ist, und in einer Lektion auch, was jetzt zu tun ist.
lesson-keys-counts = Du bist dran, und niemand drängt dich. { KEY("read_counts") } sagt, wie viele Karten alle haben.
lesson-keys-help = Ben hält mehr Karten als du. Du musst nicht alle Tasten auswendig wissen: { KEY("help") } zählt auf, was du hier und jetzt tun kannst.
lesson-keys-wrong =
    { FRONT() ->
       *[screen] Durch diese Liste kannst du gehen; { KEY("stop") } schließt sie. Jetzt lege mit { KEY("play") }, und zwar absichtlich falsch: Geh zur blauen 9 und lege sie.
        [lines] Diese Liste gibt es jederzeit. Eine Karte wird mit ihrer Nummer gelegt. Mach absichtlich einen Fehler: Tippe die Nummer der blauen 9.
    }
lesson-keys-fits =
    { FRONT() ->
       *[screen] Geschehen ist nichts, du hast nur gehört, warum es nicht geht. { KEY("next_playable") } sucht eine Karte, die passt: Geh damit hin und lege sie mit { KEY("play") }.
        [lines] Geschehen ist nichts, du hast nur gehört, warum es nicht geht. { KEY("next_playable") } sagt, welche Karte passt: Frag danach und lege sie mit ihrer Nummer.
    }
lesson-keys-draw = Du hast gelegt, dann Ben. Auf seine rote 1 passt keine deiner Karten: Zieh eine mit { KEY("draw") }.
lesson-keys-drawn =
    { FRONT() ->
       *[screen] Deine gelbe 6 passte nicht, also war dein Zug vorbei. Auf Bens gelbe 1 passt sie: Lege sie mit { KEY("play") }.
        [lines] Deine gelbe 6 passte nicht, also war dein Zug vorbei. Auf Bens gelbe 1 passt sie: Lege sie.
    }
lesson-keys-two = Bens gelbe 2 hat die Zahl deiner grünen 2, also passt auch die. Lege sie: Dann hast du nur noch eine Karte.
lesson-keys-uno = Noch eine Karte! Das musst du sagen, bevor der Nächste gezogen hat; sonst kann dich jemand melden, und du ziehst vier Karten. { KEY("uno") } sagt Uno.
lesson-keys-last = Jetzt passt deine blaue 9 auf Bens grüne 9. Lege deine letzte Karte.
lesson-keys-farewell = Du hast die Runde gewonnen! Gehen, fragen, legen, ziehen, Uno: Diese Tasten sind in jedem Spiel dieselben.
