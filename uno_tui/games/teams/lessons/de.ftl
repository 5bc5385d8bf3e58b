# Lektionen von UNO Teams.
lay-it =
    { FRONT() ->
       *[screen] Geh zu ihr: { KEY("play") } legt sie.
        [lines] Ihre Nummer legt sie.
    }
lay-wild =
    { FRONT() ->
       *[screen] Geh zu ihm: { KEY("play") } legt ihn.
        [lines] Seine Nummer legt ihn.
    }
give-it =
    { FRONT() ->
       *[screen] Geh zu ihr: { KEY("play") } gibt sie weg.
        [lines] Ihre Nummer gibt sie weg.
    }

lesson-partners = Zu zweit im Team
    .description = Was ein Team ist, wie eine Runde läuft, und Uno für zwei. Etwa 3 Minuten.
lesson-partners-order = Du spielst mit Cleo gegenüber zusammen, gegen Ben und Dora. { KEY("read_order") } sagt, wer wo sitzt und wer zusammen spielt.
lesson-partners-give = Vor der ersten Karte geben alle verdeckt eine Karte an das andere Mitglied ihres Teams. Gib Cleo die grüne 8. { give-it }
lesson-partners-play = Alle haben gewählt, und von Cleo hast du die rote 9. Oben liegt eine rote 3: Lege deine rote 5, die hat dieselbe Farbe. { lay-it }
    .task = Lege deine rote 5.
lesson-partners-uno = Cleo hat die vorletzte Karte gelegt und nichts gesagt. Du darfst Uno für Cleo sagen: { KEY("uno") }.
lesson-partners-report = Jetzt hat Dora nur noch eine Karte, und weder Dora noch Ben hat Uno gesagt. { KEY("uno") } meldet das, und Dora zieht zwei.
lesson-partners-on = Eine Meldung verbraucht deinen Zug nicht. Spiel wie sonst weiter: Lege die rote 9.
lesson-partners-end = Das ist ein Team: Ihr gebt einander eine Karte, dürft füreinander Uno sagen und achtet auf die anderen. Euer Team gewinnt die Runde, wenn keiner von euch beiden mehr eine Karte hat.

lesson-halves = Hinaus und wieder zurück
    .description = Halbe Karten, vorerst draußen sein, und zurückkommen. Etwa 4 Minuten.
lesson-halves-play = Cleo hat eine einzige Karte und legt sie bald. Spiel du zuerst: Lege deine rote 5. { lay-it }
lesson-halves-share = Wer die letzte Karte legt, bekommt die Hälfte der Karten, die im Team noch da sind. Du hast vier, also wähle zwei für Cleo: die gelbe 9 und die blaue 1.
    .task = Wähle für Cleo die gelbe 9 und die blaue 1.
lesson-halves-on = Du und Cleo habt jetzt je zwei Karten. Oben liegt die grüne 8: Lege deine grüne 6.
lesson-halves-uno = Damit bleibt dir eine Karte. Das sagt man wie in jedem UNO an: { KEY("uno") } sagt Uno.
lesson-halves-out = Versuch nun, selbst fertig zu werden: Lege deine letzte Karte, die blaue 7.
lesson-halves-back = Cleo hatte nur eine Karte, also bekamst du nichts und warst vorerst draußen. Dann zog Cleo und musste teilen: So kamst du mit der gelben 9 zurück. Inzwischen ist Cleo draußen, also lege sie.
lesson-halves-end = Keiner von euch hat mehr eine Karte: Euer Team hat die Runde gewonnen. Allein fertig zu werden reicht nicht. Du kommst zurück, sobald im eigenen Team gezogen wird.

lesson-calls = Die andere Hälfte rufen
    .description = Der Team-Joker, die Team-Plus 4, und was ist, wenn man nicht legen kann. Etwa 4 Minuten.
lesson-calls-call = Mit einem Team-Joker wählst du eine Farbe und rufst sofort Cleo, an Ben vorbei. Lege einen Team-Joker und wähle Blau. { lay-wild }
    .task = Lege einen Team-Joker und wähle Blau.
lesson-calls-four = Cleo konnte legen, und nach Cleo ging es weiter. Lege jetzt die Team-Plus 4 und wähle Rot. Ben zieht zwei, und Dora aus Bens Team auch.
lesson-calls-refused = Jetzt ruft Cleo dich, mit Gelb. Wer gerufen wird und legen kann, muss es tun. Versuch trotzdem zu ziehen, und hör, was du erfährst. { draw-now }
lesson-calls-called = Ziehen ist hier nicht erlaubt, also lege deine gelbe 4.
lesson-calls-unable = Du bist wieder dran. Lege deinen anderen Team-Joker, wähle Grün, und hör, was geschieht, wenn Cleo nicht legen kann.
lesson-calls-end = Cleo hatte nichts Grünes, also hast du zwei gezogen, und nach Cleo ging es weiter. Ruf dein Team mit einer Farbe, auf die du hoffen kannst.

lesson-swap = Das Tauschsymbol
    .description = Karten, mit denen ihr im Team je eine Karte tauscht. Etwa 2 Minuten.
lesson-swap-play = Manche Karten tragen das Tauschsymbol; du hörst es mit ihrem Namen. Lege deine rote 3 mit Tausch. { lay-it }
lesson-swap-choose = Jetzt wählen du und Cleo je eine Karte füreinander. Gib Cleo die blaue 2. { give-it }
lesson-swap-on = Dafür hast du die grüne 9 bekommen. Es geht weiter wie sonst: Lege deine grüne 8 auf die grüne 7.
lesson-swap-again = Diesmal hat Cleo eine Karte mit Tausch gelegt, und du wählst wieder. Gib Cleo die rote 4. { give-it }
lesson-swap-end = Ihr wählt beide, bevor sich eine Karte bewegt, und eine Wahl ändert sich nicht mehr. Hat einer von euch keine Karte, wird nichts getauscht.
