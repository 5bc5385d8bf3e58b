# Was Spiele am Tisch fragen und antworten.
face-ume-base-you = Deine Basis
face-ume-base-other = Basis von { $name }
face-ume-no-discard = Der Ablagestapel ist leer.
face-ume-take = Eine Karte nehmen
face-ume-give = Eine Karte geben
face-ume-piece = { $card } von { $name }
face-ume-not-own = Diese Karte liegt nicht in deiner Basis.
face-ume-near-nobody = Niemandem fehlt zur Folge nur eine Karte.
face-ume-permission-now-you = Du wirst um Erlaubnis gefragt: Drücke Enter.
face-ume-permission-now-other = { $name } wird um Erlaubnis gefragt.
face-ume-again-now = Du darfst noch eine Karte ziehen: Enter fragt noch einmal.
ask-ume-exchange = Nehmen oder geben?
ask-ume-from = Von wem?
ask-ume-to = Wem?
ask-ume-card = Welche Karte?
ask-ume-piece = Karte { $number } zum Ablegen?
ask-ume-permission = { $name } will deine geschützte Basis ändern. Erlauben?
ask-ume-again = Noch eine Karte ziehen?
ask-ume-sure = { $effect } Sicher?
value-none = keine
face-teams-give = { $names }: eine Karte für den Partner wählen.
face-teams-swap = { $names }: eine Karte zum Tauschen mit dem Partner wählen.
face-teams-share = { $names }: die Hand mit dem Partner teilen.
face-teams-teams = Zusammen: { $list }.
face-maumau-dealing-you = Du sagst, wie viele Karten alle bekommen: Drücke Enter.
face-maumau-dealing-other = { $name } sagt, wie viele Karten alle bekommen.
face-maumau-due-you = Du musst antworten oder annehmen.
face-maumau-due-other = { $name } muss antworten oder annehmen.
face-maumau-answers = Antworten kannst du mit: { $cards }.
face-maumau-accept = { KEY("draw") } nimmt an.
ask-rummy-action = Welcher Stein soll wirken?
ask-rummy-colour = Welche Farbe hat der Joker?
ask-rummy-number = Welche Zahl?
ask-rummy-join = Mit welcher Kombination verbinden?
ask-rummy-joker = Für welchen Stein steht der Joker?
ask-rummy-where = Wohin mit { CARD($card, form: "on") }?
face-rummy-begun = Neue Kombination: { $tile }.
face-rummy-cannot-join = Gehe erst zu einer Kombination auf dem Tisch: { KEY("next_group") }.
face-rummy-cannot-split =
    { FRONT() ->
       *[screen] Eine Kombination wird vor einem Stein geteilt, der nicht ihr erster ist: Gehe erst dorthin.
        [lines] Eine Kombination wird vor einem Stein geteilt, der nicht ihr erster ist: Gehe mit { KEY("next_group") } zu ihr, dann tippe { KEY("split") } und die Nummer dieses Steins.
    }
face-rummy-carried = In der Hand
face-rummy-carry = In die Hand nehmen
face-rummy-carrying =
    { FRONT() ->
       *[screen] Du hältst: { $tile }. { KEY("play") } auf einer Kombination legt an, { KEY("new_set") } beginnt eine neue.
        [lines] Du hältst: { $tile }. Gehe mit { KEY("next_group") } zu einer Kombination, jede ihrer Nummern legt an; { KEY("new_set") } beginnt eine neue.
    }
face-rummy-taken =
    { FRONT() ->
       *[screen] Genommen: { $tile }. { KEY("play") } auf einer Kombination legt an, { KEY("new_set") } beginnt eine neue.
        [lines] Genommen: { $tile }. Gehe mit { KEY("next_group") } zu einer Kombination, jede ihrer Nummern legt an; { KEY("new_set") } beginnt eine neue.
    }
face-rummy-taken-back = Einen Schritt zurückgenommen.
face-rummy-done-again = Schritt wiederholt.
face-rummy-no-step-back = Nichts zurückzunehmen.
face-rummy-no-step-again = Nichts zu wiederholen.
face-rummy-stock =
    { $count ->
        [0] Der Vorrat ist leer.
        [one] 1 Stein im Vorrat.
       *[other] { $count } Steine im Vorrat.
    }
face-rummy-count-you =
    { $count ->
        [0] Du: kein Stein
        [one] Du: 1 Stein
       *[other] Du: { $count } Steine
    }
face-rummy-count-other =
    { $count ->
        [0] { $name }: kein Stein
        [one] { $name }: 1 Stein
       *[other] { $name }: { $count } Steine
    }
face-rummy-draft-laid =
    { $count ->
        [0] Von deinem Brett ist noch nichts gelegt.
       *[other] Von deinem Brett { $count } von höchstens 4: { $tiles }.
    }
face-rummy-draft-freed =
    { $count ->
        [one] Ein Joker ist frei.
       *[other] { $count } Joker sind frei.
    }
face-rummy-draft-carried = Du hältst noch: { $tiles }.
face-rummy-draft-ready = { KEY("finish") } schließt ab.
face-rummy-draft-actions = Einer davon wirkt, du wählst: { $tiles }.
face-rummy-full = Höchstens vier Steine vom Brett in einem Zug.
face-rummy-given-up = Entwurf aufgegeben: Der Tisch ist wie vorher. { KEY("take_back") } holt ihn zurück.
face-rummy-hint-none = Nichts kann gelegt werden. { KEY("draw") } zieht.
face-rummy-hint-maybe = Vielleicht gibt es Besseres.
face-rummy-new-set = eine neue Kombination
face-rummy-not-yours =
    { FRONT() ->
       *[screen] { $tile } gehört dem Tisch: { KEY("play") } auf einer Kombination legt an, { KEY("take_back") } nimmt den Schritt zurück.
        [lines] { $tile } gehört dem Tisch: Gehe mit { KEY("next_group") } zu einer Kombination, jede ihrer Nummern legt an; { KEY("take_back") } nimmt den Schritt zurück.
    }
face-rummy-nothing-carried = Du hältst nichts, und kein Stein vom Brett ist gewählt.
face-rummy-nothing-fits = Nichts kann gelegt werden. { KEY("draw") } zieht.
face-rummy-put-back = Zurück auf dem Brett: { $tile }.
face-rummy-rack = Brett
face-rummy-split = Geteilt: { $first }, und { $second }.
face-rummy-table-empty = Der Tisch ist leer.
face-ume-auto = Hier sieht das Programm Folgen selbst: Niemand muss sie melden.
face-rummy-in-place = Anstelle des Jokers { $set }
face-rummy-exchanged = { $set }. Der Joker ist auf deinem Brett.
face-rummy-draft-back = Dein Entwurf ist wieder da.
face-rummy-hint-anew = Ohne diesen Entwurf, vom Tisch aus, wie er war:
face-rummy-given-up-again = Der Entwurf ist wieder aufgegeben.
face-rummy-nothing-alone = Kein einzelner passender Stein ist gefunden, aber etwas lässt sich legen: { KEY("hint") } sagt, wie.
face-rummy-taken-joker =
    { FRONT() ->
       *[screen] Genommen: { $tile }. { KEY("play") } auf einer Kombination legt an, { KEY("new_set") } beginnt eine neue, { KEY("play") } auf dem gehaltenen Stein legt einen Joker aufs Brett.
        [lines] Genommen: { $tile }. Gehe mit { KEY("next_group") } zu einer Kombination, jede ihrer Nummern legt an; { KEY("new_set") } beginnt eine neue; die Nummer des gehaltenen Steins legt einen Joker aufs Brett.
    }
