# UNO Rummy.
title = UNO Rummy
    .description = Für 2 bis 4: Steine, und ein Tisch, den du umbaust.
typed-title = rummikub, rommé, steine
todo = Lege Steine: Tippe die Nummer eines Steins, oder mehrere Nummern für eine neue Kombination. h rät, f schließt ab. Lässt sich nichts legen, tippe ziehen.
aim = Wer zuerst alle Steine los ist, gewinnt. Sie liegen in Kombinationen aus mindestens 3: Folgen einer Farbe, oder Sätze einer Zahl in verschiedenen Farben.
value-match_end-rounds_won = nach gewonnenen Runden
value-action_per-turn = einer pro Zug
value-action_per-set = einer pro Kombination
choice-given-up = Frage geschlossen.
ask-rummy-action = Welcher Stein soll wirken?
rummy-with-effect = { $tile }: { $action ->
    [reverse] die Richtung wechselt
    [skip] der Nächste setzt aus
   *[other] der Nächste zieht { $draws } und setzt aus
}
ask-rummy-colour = Welche Farbe hat der Joker?
ask-rummy-number = Welche Zahl?
ask-rummy-join = Mit welcher Kombination verbinden?
ask-rummy-joker = Für welchen Stein steht der Joker?
ask-rummy-where = Wohin mit { CARD($card, form: "on") }?
presenter-rummy-begun =
    { FRONT() ->
       *[screen] Neue Kombination: { $tile }.
        [lines] Neue Kombination { $place }, erster Stein: { $tile }.
    }
linear-in-zones =
    { $count ->
        [one] Auf dem Tisch: Kombination { $numbers }.
       *[other] Auf dem Tisch: Kombinationen { $numbers }.
    }
linear-take-from-table = Der Stein liegt auf dem Tisch. So nimmst du ihn: verschiebe { CARD($card) } in eine neue kombination.
linear-not-in-zone = Nicht in Kombination { $number }: { CARD($card, form: "bare") }.
linear-still-carried = Du hast noch { $tile } in der Hand. Lege erst diesen Stein.
linear-fits-zones = Passt an Kombination { $numbers }.
linear-fits-zone =
    { $fits ->
        [yes] { $card } passt an Kombination { $number }.
       *[no] { $card } passt nicht allein an Kombination { $number }.
    }
linear-none-on-zone = Kein einzelner Stein von dir passt an Kombination { $number }.
linear-replaced-by = Nenne den Stein, der an seine Stelle kommt: { $cards }.
linear-none-stands-for = Kein Joker auf dem Tisch steht für { CARD($card, form: "bare") }.
linear-which-zone = Das kann Kombination { $numbers } sein. Nenne sie mit der Nummer, etwa kombination { $first }.
presenter-rummy-set-laid =
    { FRONT() ->
       *[screen] Neue Kombination: { $set }.
        [lines] Neue Kombination { $place }: { $set }.
    }
presenter-rummy-put =
    { FRONT() ->
       *[screen] { $set }.
        [lines] { $source ->
           *[rack] { $tile } an Kombination { $place } angelegt. { $set }.
            [table] { $tile } jetzt in Kombination { $place }. { $set }.
        }
    }
presenter-rummy-not-valid = Noch nicht gültig.
presenter-rummy-fourth = Mehr Steine von der Schiene gehen nicht.
presenter-rummy-joined =
    { FRONT() ->
       *[screen] { $set }.
        [lines] Verbunden als Kombination { $place }. { $set }.
    }
presenter-rummy-set = Kombination { $place } von { $count }
presenter-rummy-set-called = Kombination { $place }
presenter-rummy-at-tile = { $zone }. { $tile }.
presenter-rummy-cannot-join = Geh erst zu einer Kombination auf dem Tisch: { KEY("next_group") }.
presenter-rummy-cannot-split =
    { FRONT() ->
       *[screen] Geteilt wird vor einem Stein, der nicht der erste ist: Geh erst dorthin.
        [lines] Tippe { KEY("next_group") } bis zur Kombination, dann { KEY("split") } und die Nummer eines Steins, nicht des ersten.
    }
presenter-rummy-carried = In der Hand
presenter-rummy-beside = { $set }
presenter-rummy-carry = In die Hand nehmen
presenter-rummy-leave = Auf der Schiene lassen
presenter-rummy-carrying =
    { FRONT() ->
       *[screen] In der Hand: { $tile }. { KEY("play") } auf einer Kombination: anlegen. { KEY("new_set") }: neue Kombination.
        [lines] In der Hand: { $tile }. Tippe { KEY("next_playable") } für eine Kombination, dann eine Nummer; oder { KEY("new_set") }.
    }
presenter-rummy-taken =
    { FRONT() ->
       *[screen] Genommen: { $tile }. { KEY("play") } auf einer Kombination: anlegen. { KEY("new_set") }: neue Kombination.
        [lines] Genommen: { $tile }, Stein { $index } von Kombination { $place }. Tippe { KEY("next_playable") } für eine Kombination, dann eine Nummer; oder { KEY("new_set") }.
    }
presenter-rummy-done-again = Schritt wiederholt.
presenter-rummy-no-step-back = Nichts zurückzunehmen.
presenter-rummy-no-step-again = Nichts zu wiederholen.
presenter-rummy-stock =
    { $count ->
        [0] Der Vorrat ist leer.
        [one] 1 Stein im Vorrat.
       *[other] { $count } Steine im Vorrat.
    }
presenter-rummy-count-you =
    { $count ->
        [0] du: kein Stein
        [one] du: 1 Stein
       *[other] du: { $count } Steine
    }
presenter-rummy-count-other =
    { $count ->
        [0] { $name }: kein Stein
        [one] { $name }: 1 Stein
       *[other] { $name }: { $count } Steine
    }
presenter-rummy-draft-laid =
    { $count ->
        [0] Von deiner Schiene ist noch nichts gelegt.
       *[other] Von deiner Schiene { $count } von höchstens 4: { $tiles }.
    }
presenter-rummy-draft-freed =
    { $count ->
        [one] Ein Joker befreit.
       *[other] { $count } Joker befreit.
    }
presenter-rummy-draft-carried = Noch in der Hand: { $tiles }.
presenter-rummy-draft-ready = { KEY("finish") }: abschließen.
presenter-rummy-finish-later = Erst die Antwort, dann schließt { KEY("finish") } ab.
presenter-rummy-draft-actions = Einer davon wirkt, du wählst: { $tiles }.
presenter-rummy-full = Höchstens vier Steine von der Schiene in einem Zug.
presenter-rummy-cannot-draw = Jetzt kannst du nicht ziehen.
presenter-rummy-given-up = Entwurf aufgegeben, der Tisch ist wie vorher. Zurückholen: { KEY("take_back") }.
presenter-rummy-hint-none = Nichts lässt sich legen. { draw-now }
presenter-rummy-hint-maybe = Vielleicht gibt es Besseres.
presenter-rummy-not-yours =
    { FRONT() ->
       *[screen] { $tile } gehört dem Tisch. { KEY("play") } auf einer Kombination: anlegen. { KEY("take_back") }: zurücknehmen.
        [lines] { $tile } gehört dem Tisch. Tippe { KEY("next_playable") } für eine Kombination, dann eine Nummer; oder { KEY("take_back") }.
    }
presenter-rummy-fits-nowhere =
    { $state ->
        [none] { $tile } passt nirgends. { draw-now }
        [ready] { $tile } passt jetzt nirgends. { presenter-rummy-draft-ready }
        [open] { $tile } passt nicht zu diesem Entwurf. { KEY("take_back") } nimmt einen Schritt zurück, { KEY("read_draft") } liest ihn vor.
       *[some] { $tile } passt jetzt nirgends. { KEY("next_playable") } findet einen Stein, der passt.
    }
presenter-rummy-nothing-carried = Nichts in der Hand, und kein Stein der Schiene ist gewählt.
presenter-rummy-nothing-fits = Nichts lässt sich legen. { draw-now }
presenter-rummy-put-back = Zurück auf der Schiene: { $tile }.
rummy-zone-of-tiles =
    { $count ->
        [one] { $zone }, 1 Stein: { $cards }.
       *[other] { $zone }, { $count } Steine: { $cards }.
    }
presenter-rummy-rack = Schiene
presenter-rummy-table-empty = Der Tisch ist leer.
presenter-rummy-in-place = Anstelle des Jokers { $set }
presenter-rummy-exchanged =
    { FRONT() ->
       *[screen] { $set }. Der Joker ist auf deiner Schiene.
        [lines] Kombination { $place }: { $set }. Der Joker ist auf deiner Schiene.
    }
presenter-rummy-draft-back = Dein Entwurf ist wieder da.
presenter-rummy-given-up-again = Der Entwurf ist wieder aufgegeben.
presenter-rummy-nothing-more = Kein weiterer einzelner Stein passt.
presenter-rummy-nothing-alone = Kein Stein passt allein, aber etwas lässt sich legen: { KEY("hint") } sagt, wie.

# UNO Rummy: Namen der Kombinationen, Ereignisse, Schritte, Ablehnungen.
rummy-colour-R = rot
rummy-colour-Y = gelb
rummy-colour-G = grün
rummy-colour-B = blau
rummy-run-colour-R = rote
rummy-run-colour-Y = gelbe
rummy-run-colour-G = grüne
rummy-run-colour-B = blaue
rummy-many-1 = 1
rummy-many-2 = 2
rummy-many-3 = 3
rummy-many-4 = 4
rummy-many-5 = 5
rummy-many-6 = 6
rummy-many-7 = 7
rummy-many-8 = 8
rummy-many-9 = 9
rummy-many-10 = 10
rummy-many-11 = 11
rummy-many-12 = 12

# Kombinationen, wie sie im Satz stehen.
rummy-run = { $colour } Folge { $first } bis { $last }
    .the = die { $colour } Folge { $first } bis { $last }
    .new = neue { $colour } Folge { $first } bis { $last }
    .from = aus der { $colour }n Folge { $first } bis { $last }
    .to = in die { $colour } Folge { $first } bis { $last }
    .on = an die { $colour } Folge { $first } bis { $last }
    .in = in der { $colour }n Folge { $first } bis { $last }
rummy-group = Satz der Zahl { $many }{ $colours }
    .the = den Satz der Zahl { $many }{ $colours }
    .new = neuer Satz der Zahl { $many }{ $colours }
    .from = aus dem Satz der Zahl { $many }{ $colours }
    .to = in den Satz der Zahl { $many }{ $colours }
    .on = an den Satz der Zahl { $many }{ $colours }
    .in = im Satz der Zahl { $many }{ $colours }
rummy-single = einzelne { CARD($card) }
    .the = die einzelne { CARD($card) }
    .new = die einzelne { CARD($card) }
    .from = von { CARD($card, form: "on") }
    .to = zu { CARD($card, form: "on") }
    .on = an { CARD($card, form: "the") }
    .in = bei { CARD($card, form: "on") }
rummy-single-joker = einzelner { CARD($card) }
    .the = den einzelnen { CARD($card) }
    .new = den einzelnen { CARD($card) }
    .from = vom einzelnen { CARD($card) }
    .to = zum einzelnen { CARD($card) }
    .on = an den einzelnen { CARD($card) }
    .in = beim einzelnen { CARD($card) }
rummy-idle = freier Joker
    .the = den freien Joker
    .new = den freien Joker
    .from = vom freien Joker
    .to = zum freien Joker
    .on = an den freien Joker
    .in = beim freien Joker
rummy-loose = { $tiles }
    .the = die Steine { $tiles }
    .new = die Steine { $tiles }
    .from = von den Steinen { $tiles }
    .to = zu den Steinen { $tiles }
    .on = an die Steine { $tiles }
    .in = bei den Steinen { $tiles }
rummy-empty = leere Kombination
rummy-group-in = in { $list }
rummy-group-full = { $group }: { $list }
rummy-sets = { $first }; { $rest }
rummy-joker-as = Joker als { $what }
rummy-stretch = { $colour } { $first } bis { $last }
rummy-tile = { CARD($card, form: "the") }
rummy-tile-with = { CARD($card, form: "on") }
rummy-set-place = Kombination { $place } von { $count }. { $set }.
    .terse = { $place } von { $count }. { $set }.

# Ereignisse.
rummy-lot-you = Das Los fällt auf dich: Du beginnst.
    .terse = Du beginnst.
rummy-lot-other = Das Los fällt auf { $name }: { $name } beginnt.
    .terse = { $name } beginnt.
rummy-round-you = Runde { $number }. Du beginnst.
rummy-round-other = Runde { $number }. { $name } beginnt.
dealt =
    { $count ->
        [one] Du hast 1 Stein.
       *[other] Du hast { $count } Steine.
    }
    .terse = { "" }
rummy-start-tiles = Auf dem Tisch: { $tiles }.
rummy-laid-you =
    { $count ->
        [one] Du legst { $where }.
       *[other] Du legst { $count }: { $where }.
    }
    .terse = Du: { $tiles }.
rummy-laid-other =
    { $count ->
        [one] { $name } legt { $where }.
       *[other] { $name } legt { $count }: { $where }.
    }
    .terse = { $name }: { $tiles }.
rummy-where-new = { $tiles }: { $set }
rummy-where-new-with = { $tiles }: { $set } mit { $more }
rummy-where-joins =
    { $count ->
        [one] { $tiles } an { $set }
       *[other] { $tiles } an { $set }
    }
rummy-where-frees =
    { $count ->
        [one] { $tiles } anstelle des Jokers { $in }
       *[other] { $tiles } anstelle von Jokern { $in }
    }
rummy-where-rearranged = { $tiles }; mit Umbau
rummy-now = Jetzt: { $sets }.
rummy-takes-you = Du nimmst { $tiles } vom Tisch.
    .terse =
        { $count ->
            [one] Du nimmst einen Joker.
           *[other] Du nimmst { $count } Joker.
        }
rummy-takes-other = { $name } nimmt { $tiles } vom Tisch.
    .terse =
        { $count ->
            [one] { $name } nimmt einen Joker.
           *[other] { $name } nimmt { $count } Joker.
        }
rummy-left-you =
    { $count ->
        [one] Noch ein Stein.
       *[other] Noch { $count }.
    }
rummy-left-other =
    { $count ->
        [one] Noch ein Stein.
       *[other] Noch { $count }.
    }
rummy-by-tile = { CARD($card, form: "on") }
rummy-hits-by-you =
    { $draws ->
        [0] Mit { $tiles } lässt du { $name } aussetzen.
       *[other] Mit { $tiles } lässt du { $name } { $draws } Steine ziehen und aussetzen.
    }
    .terse =
        { $draws ->
            [0] { $name } setzt aus.
           *[other] { $name } zieht { $draws }.
        }
rummy-hits-you =
    { $draws ->
        [0] Mit { $tiles } lässt { $name } dich aussetzen.
       *[other] Mit { $tiles } lässt { $name } dich { $draws } Steine ziehen.
    }
    .terse =
        { $draws ->
            [0] Mit { $tiles }: Du setzt aus.
           *[other] Mit { $tiles }: Du ziehst { $draws }.
        }
rummy-hits-other =
    { $draws ->
        [0] Mit { $tiles } lässt { $name } { $other } aussetzen.
       *[other] Mit { $tiles } lässt { $name } { $other } { $draws } Steine ziehen und aussetzen.
    }
    .terse =
        { $draws ->
            [0] { $other } setzt aus.
           *[other] { $other } zieht { $draws }.
        }
rummy-turned-clockwise = Mit { $tile } jetzt im Uhrzeigersinn.
    .terse = Im Uhrzeigersinn.
rummy-turned-counterclockwise = Mit { $tile } jetzt gegen den Uhrzeigersinn.
    .terse = Gegen den Uhrzeigersinn.
rummy-again-you = Du drehst mit { $tile } um und bist noch einmal dran.
rummy-again-other = { $name } dreht mit { $tile } um und ist noch einmal dran.
rummy-turn-lost-you = Du setzt aus.
rummy-turn-lost-other = { "" }
rummy-drew-you =
    { $count ->
        [0] Es ist kein Stein mehr zu ziehen.
        [one] Du ziehst { $tiles }.
       *[other] Du ziehst { $count } Steine: { $tiles }.
    }
rummy-drew-other =
    { $count ->
        [0] Für { $name } gibt es keinen Stein mehr.
        [one] { $name } zieht einen Stein.
       *[other] { $name } zieht { $count } Steine.
    }
keep-now =
    { FRONT() ->
       *[screen] { KEY("pass") }: behalten.
        [lines] Tippe { KEY("pass") }.
    }
rummy-drawn-fits-you =
    { FRONT() ->
       *[screen] Der Stein lässt sich legen. { keep-now }
        [lines] Der Stein lässt sich legen. Tippe { KEY("play") } oder { KEY("pass") }.
    }
    .terse = Lässt sich legen.
rummy-drawn-fits-other = { $name } darf ihn legen.
rummy-drawn-unfit = Lässt sich nicht legen.
rummy-ran-out = Der Vorrat ist leer. Übrig: { $list }.
rummy-total-you =
    { $points ->
        [one] bei dir 1 Punkt
       *[other] bei dir { $points } Punkte
    }
    .terse = du { $points }
rummy-total-other =
    { $points ->
        [one] bei { $name } 1 Punkt
       *[other] bei { $name } { $points } Punkte
    }
    .terse = { $name } { $points }
rummy-round-won-several = Geteilter Sieg: { $names }.
rummy-rounds-won = Gewonnene Runden. { $list }.

# Schritte von einem Tisch zum nächsten.
rummy-step-move = Verschiebe { $tiles } { $from } { $to }.
rummy-step-move-again = Verschiebe { $tiles } { $from } dazu.
rummy-step-move-new = Beginne eine neue Kombination: { $tiles } { $from }.
rummy-step-join = Verschiebe { $set } { $to }.
rummy-step-join-again = Verschiebe { $set } dazu.
rummy-step-join-new = Beginne eine neue Kombination: { $set }.
rummy-step-split = Teile { $set }: { $tiles } als eigene Kombination.
rummy-step-lay = Lege { $tiles } { $on }.
rummy-step-lay-again = Lege { $tiles } dazu.
rummy-step-lay-new =
    { $count ->
        [one] Beginne eine neue Kombination: { $tiles }.
       *[other] Lege eine neue Kombination: { $tiles }.
    }
rummy-step-wake = Verschiebe den freien Joker { $to }, als { CARD($card) }.
rummy-step-wake-again = Verschiebe den freien Joker dazu, als { CARD($card) }.
rummy-step-wake-new = Beginne eine neue Kombination mit dem freien Joker als { CARD($card) }.
rummy-step-replace = Lege { $tiles } anstelle des Jokers { $in }; der Joker gehört dir.
rummy-step-replace_move = Verschiebe { $tiles } { $from } an die Stelle des Jokers { $in }; der Joker gehört dir.
rummy-step-take = Nimm { $tiles } { $from }.

# Was an einer Kombination falsch ist.
rummy-fault-too_short = { $tiles }: Es müssen mindestens 3 sein.
rummy-fault-gap = { $tiles }: Lücke bei { $missing }.
rummy-fault-gap-twice = { $tiles }: { CARD($card) } zweimal in einer Folge.
rummy-fault-mixed = { $tiles }: weder Folge noch Satz.
rummy-fault-colour_twice = { $tiles }: { $colour } zweimal in einem Satz.
rummy-fault-two_jokers = { $tiles }: zwei Joker in einem Satz.
rummy-fault-jokers_touch = { $tiles }: zwei Joker nebeneinander.
rummy-fault-at = { $place }: { $what }.
rummy-fault-single = { $tiles } allein ist keine Kombination.

# Ablehnungen: was versucht wurde, warum nicht, was ginge.
rummy-refused-must_draw_first = Erst musst du ziehen: { how-to-draw }.
rummy-refused-already_drawn =
    { FRONT() ->
       *[screen] Du hast schon gezogen. Leg den Stein, oder { KEY("pass") }: behalten.
        [lines] Du hast schon gezogen. Leg den Stein, oder tippe { KEY("pass") }.
    }
rummy-refused-must_lay = Du musst legen: Etwas lässt sich legen. { KEY("hint") } macht einen Vorschlag.
# Where lines are typed, the letter would be the same as that for quitting.
give-up-key =
    { FRONT() ->
       *[screen] { KEY("stop") }
        [lines] aufgeben
    }
rummy-refused-tile_missing = Auf dem Tisch fehlt: { CARD($card) }. Leg den Stein in eine Kombination, oder verwirf den Entwurf mit { give-up-key }.
rummy-refused-joker_unnamed = Ein Joker steht noch für nichts. Sag, welcher Stein er ist.
rummy-refused-joker_not_replaced = Um { CARD($card, form: "the") } zu nehmen, leg { $tile } an seinen Platz.
rummy-refused-joker_not_replaced-idle = Auf dem Tisch fehlt ein Joker. Leg ihn zurück, oder verwirf den Entwurf mit { give-up-key }.
rummy-refused-not_in_rack = Du hast { CARD($card, form: "the") } nicht, oder nicht so oft. Leg nur Steine von deiner Schiene.
rummy-refused-not_in_rack-joker = Du hast keinen Joker für { $tile }. Leg einen anderen Stein, oder befreie erst einen Joker.
rummy-refused-only_drawn_tile = Jetzt geht nur der gezogene Stein: { CARD($card) }. { keep-now }
rummy-refused-nothing_laid-drawn =
    { FRONT() ->
       *[screen] Der Stein ist noch nicht gelegt: { KEY("play") }. { keep-now }
        [lines] Der Stein ist noch nicht gelegt. Tippe { KEY("play") } oder { KEY("pass") }.
    }
rummy-refused-nothing_laid =
    { FRONT() ->
       *[screen] Leg erst mindestens einen Stein von deiner Schiene: { KEY("play") }.
        [lines] Leg erst mindestens einen Stein von deiner Schiene: Tippe seine Nummer.
    }
rummy-refused-nothing_laid-joker = Ein eben befreiter Joker zählt nicht: Leg auch einen Stein von deiner Schiene.
rummy-refused-too_many = Du legst { $count } Steine, erlaubt sind 4. Nimm welche zurück, dann { KEY("finish") }.
rummy-refused-invalid_set = { $fault } Korrigiere sie, oder verwirf den Entwurf mit { give-up-key }.
rummy-refused-no_such_action-turn = { CARD($card) } kann nicht wirken. Wähle einen Aktionsstein, den du in diesem Zug legst.
rummy-refused-no_such_action-set = { CARD($card) } kann nicht wirken. Wähle Aktionssteine, die du in diesem Zug legst, je Kombination einen.
presenter-rummy-uno-said = Du hast schon Uno gesagt.
rummy-refused-no_uno_duty = Jetzt nicht: Uno geht, wenn du dran bist oder nur noch einen Stein hast.

# Optionen.
option-match_end = Ende der Partie
    .description = Punktgrenze: Schluss, wenn jemand sie erreicht. Nach gewonnenen Runden: Schluss nach so vielen Siegen, ohne Punkte.
option-limit = Punktgrenze
    .description = Wer zuerst so viele Punkte hat, gewinnt die Partie.
option-rounds = Runden zum Sieg
    .description = Wie viele Siege für die Partie nötig sind, wenn sie nach gewonnenen Runden endet.
option-must_lay = Legepflicht
    .description = Du darfst nur ziehen, wenn sich nichts von deiner Schiene legen lässt, auch nicht durch Umbauen.
option-action_per = Wirkende Aktionssteine
    .description = Von den Aktionssteinen, die du legst, wirkt einer in jedem Zug oder einer in jeder Kombination.

# Steine.
card-joker = { article-m }Joker
card-joker-as = { $joker } als { $tile }

# Commands, and the words that are typed for them.
command-new-set =
    { FRONT() ->
       *[screen] eine neue Kombination beginnen
        [lines] eine neue Kombination beginnen; mehrere Nummern wie 3 5 7 machen eine aus diesen Steinen
    }
command-take-back = einen Schritt zurücknehmen
command-forward-again = den Schritt wiederholen
command-split = die Kombination vor diesem Stein teilen
command-join = diese Kombination mit einer anderen verbinden
command-read-draft = den Entwurf lesen: was von dir kam, was nicht stimmt
command-finish = den Entwurf abschließen
command-hint = ein Vorschlag des Programms
command-draw = einen Stein ziehen, oder den gezogenen behalten
command-play = den gewählten Stein in den Entwurf legen, oder den aus der Hand
command-next-group = nächste Kombination, am Ende wieder die Schiene
command-previous-group = vorige Kombination
word-new-set = neue, neue kombination
word-take-back = rücknahme, rückgängig, zurücknehmen, nimm zurück
word-read-top = tisch, oben
word-forward-again = wieder
word-split = teile, teilen, teil
word-join = verbinde, verbinden
word-read-draft = entwurf
word-finish = fertig, abschließen, schließ ab, schließe ab
word-hint = vorschlag
word-hand = ablageschiene, schiene, hand
command-read-top = die Kombinationen auf dem Tisch lesen
command-read-counts = sagen, wie viele Steine alle haben
command-pass = den gezogenen Stein behalten
command-next-card = nächster Stein
command-previous-card = voriger Stein
command-first-card = erster Stein
command-last-card = letzter Stein
command-cards = zum ersten bis zehnten Stein
command-next-playable = nächster Stein, der gelegt werden kann
command-previous-playable = voriger Stein, der gelegt werden kann
command-hand = die Steine der Schiene mit ihren Nummern zeigen
command-all-cards = alle Steine meiner Schiene ansagen

# The draft, step by step.
presenter-rummy-taken-joker =
    { FRONT() ->
       *[screen] Genommen: { $tile }. { KEY("play") } auf einer Kombination: anlegen; auf { presenter-rummy-carried }, neben der Schiene: behalten.
        [lines] Genommen: { $tile }, Stein { $index } von Kombination { $place }. Tippe { KEY("next_playable") } für eine Kombination, dann eine Nummer; oder { KEY("new_set") }.
    }
presenter-rummy-carried-first = Erst ablegen: { $tile }. { KEY("next_playable") } findet eine Stelle, { KEY("new_set") } beginnt neu.
presenter-rummy-carried-home =
    { FRONT() ->
       *[screen] Auf { presenter-rummy-carried }, neben der Schiene, legt { KEY("play") } zurück.
        [lines] { KEY("take_back") } legt zurück.
    }
presenter-rummy-carried-undo = { KEY("take_back") }: Schritt zurück.
presenter-rummy-begin-set = Neue Kombination
presenter-rummy-others =
    { $count ->
        [one] Weitere: 1 Kombination
       *[other] Weitere: { $count } Kombinationen
    }
ask-rummy-anyway = { $fault } Trotzdem dorthin?
presenter-rummy-two-idle = Zwei freie Joker ergeben keine Kombination.
presenter-rummy-split-here = Geteilt: { $first }, und { $second }. Du stehst auf: { $tile }.
deed-rummy-lay = Steine legen
presenter-rummy-undone-rack = Zurückgenommen: { $tile }, wieder auf der Schiene.
presenter-rummy-undone-set = Zurückgenommen: { $tile }, wieder in der alten Kombination.
presenter-rummy-undone-carried = Zurückgenommen: { $tile }, nicht abgelegt.
presenter-rummy-undone-split = Zurückgenommen: die Teilung.
presenter-rummy-undone-join = Zurückgenommen: die Verbindung.
presenter-rummy-with = mit { $tiles }
presenter-rummy-no-place = { $tile }: passt noch nirgends. { KEY("new_set") }: neue Kombination.
presenter-rummy-plan =
    { $count ->
        [one] Plan
       *[other] Plan, { $count } Schritte
    }
presenter-rummy-step-cut = Teile { $set } vor diesem Stein: { $tile }.
presenter-rummy-step-back = Zurück auf die Schiene: { $tile }.
presenter-rummy-hint-stuck = Dieser Entwurf geht nicht auf. { KEY("take_back") }: Schritt zurück. { give-up-key }: aufgeben.
presenter-rummy-hint-later = Danach: { $step }
presenter-rummy-hint-so-far =
    { $count ->
        [one] Mindestens 1 Stein: { $step }
        [4] 4 Steine: { $step }
       *[other] Mindestens { $count } Steine: { $step }
    }
presenter-rummy-hint-better =
    { $count ->
        [one] Besser, 1 Stein: { $step }
       *[other] Besser, { $count } Steine: { $step }
    }
presenter-rummy-hint-fewer = Besser, mit weniger genommenen Jokern: { $step }
presenter-rummy-hint-best = Besser geht es nicht.
presenter-rummy-hint-not-yet = Bisher nichts gefunden. Die Suche geht weiter.
command-plan = der ganze Plan, als Liste
word-plan = plan
rummy-many-changed = Mehrere Kombinationen haben sich geändert: { KEY("read_changes") } sagt, welche.
rummy-change-new = Neu: { $set }.
rummy-change-now = { $old }, jetzt { $set }.
rummy-change-got = { $set }: dazu { $tiles }.
rummy-change-lost = { $set }: nicht mehr { $tiles }.
rummy-change-gone = Nicht mehr da: { $set }.
presenter-rummy-no-turn-yet = Du warst noch nicht dran.
presenter-rummy-no-changes = Seit deinem letzten Zug hat sich auf dem Tisch nichts geändert.
presenter-rummy-holds-joker =
    { $count ->
        [one] { $name } hat einen Joker vom Tisch.
       *[other] { $name } hat { $count } Joker vom Tisch.
    }
presenter-rummy-changes-before = Was sich vor dem Fortsetzen des Tisches geändert hat, ist nicht bekannt.
presenter-rummy-several-wrong = { $fault } { $count } weitere falsch; { KEY("read_draft") } liest alle vor.
presenter-rummy-draft-open =
    { $state ->
        [ready] Dein Entwurf: { $count } gelegt. { KEY("finish") }: abschließen.
        [carried] Dein Entwurf: ein Stein in der Hand. { KEY("read_draft") } liest ihn vor.
        [wrong] Dein Entwurf: { $count } gelegt, noch nicht gültig. { KEY("read_draft") } liest ihn vor.
       *[empty] Dein Entwurf: nichts gelegt. { KEY("read_draft") } liest ihn vor.
    }
presenter-rummy-draft-first = Dein Entwurf ginge verloren. { KEY("finish") } schließt ihn ab, { give-up-key } gibt ihn auf.
presenter-rummy-many-sets = { $count } Kombinationen. { KEY("next_group") } liest sie einzeln vor, { KEY("read_changes") } die Änderungen.
presenter-rummy-rearranging = nur durch Umbauen
presenter-rummy-resumed = Kein Entwurf ist offen: Alle deine Steine sind auf der Schiene.
presenter-rummy-draft-lost = Dein Entwurf geht verloren; der Tisch wird gespeichert, wie er davor lag. Gehen?

# Typed.
command-set = zur Kombination mit dieser Nummer gehen: „Kombination 6“
word-set = kombination, set, satz, folge, gruppe
# More words in front of a set's number.
typed-zone = reihe, nummer, gruppe, serie
command-give-up = den Entwurf aufgeben: der Tisch ist wie zuvor
word-give-up = aufgeben, gib auf
word-next-group = nächste kombination, nächste, gruppe
word-previous-group = vorige kombination, vorige
word-stop = aufgeben, gib auf, still
word-pass = behalten, behalte, passen, passe, pass
board-seats = Steine und Punkte
board-hand =
    { $count ->
        [0] Deine Schiene: kein Stein
        [one] Deine Schiene: 1 Stein
       *[other] Deine Schiene: { $count } Steine
    }
look-now-lines = Der Bildschirm zeigt den Tisch, einen Stein in jeder Zeile.
look-now-cards = Der Bildschirm zeigt Steine auf einem Tisch.
look-carried = In der Hand: { $tiles }.
look-fault-too_short = zu wenige
look-fault-gap = Lücke
look-fault-mixed = gemischt
look-fault-colour_twice = Farbe doppelt
look-fault-two_jokers = zwei Joker
look-fault-jokers_touch = Joker nebeneinander
look-fault-single = allein

# Teile dessen, was gesagt wird.
piece-counts-jokers = Wer einen bekannten Joker hat
piece-counts-stock = Der Vorrat
piece-counts-counts = Die Steine aller
piece-turn-draft = Dein Entwurf
piece-changes-changes = Die Änderungen
piece-changes-jokers = Wer einen bekannten Joker hat
piece-changes-late = Dass Früheres nicht bekannt ist
piece-draft-laid = Was von der Schiene kam
piece-draft-freed = Befreite Joker
piece-draft-carried = Was du in der Hand hast
piece-draft-wrong = Was nicht stimmt
piece-draft-ready = Dass du abschließen kannst
piece-draft-actions = Welche Aktionen wirken könnten
advice-rummy-lay = { $tiles } legen
second-look-rummy-out = Damit legst du den letzten Stein.
second-look-rummy-report = Du hättest { $names } melden können: ein Stein übrig und kein Uno.
second-look-rummy-drawn =
    { $tiles ->
        [one] Das lässt andere einen Stein ziehen.
       *[other] Das lässt andere { $tiles } Steine ziehen.
    }
second-look-rummy-drew =
    { $tiles ->
        [one] Das hat dich einen Stein gekostet.
       *[other] Das hat dich { $tiles } Steine gekostet.
    }
second-look-rummy-both =
    { $tiles ->
        [one] In diesem und dem nächsten Zug wirst du so einen Stein mehr los, und { $points } Punkte mehr.
       *[other] In diesem und dem nächsten Zug wirst du so { $tiles } Steine mehr los, und { $points } Punkte mehr.
    }
second-look-rummy-tiles =
    { $tiles ->
        [one] In diesem und dem nächsten Zug wirst du so einen Stein mehr los.
       *[other] In diesem und dem nächsten Zug wirst du so { $tiles } Steine mehr los.
    }
second-look-rummy-points =
    { $points ->
        [one] In diesem und dem nächsten Zug wirst du so einen Punkt mehr los.
       *[other] In diesem und dem nächsten Zug wirst du so { $points } Punkte mehr los.
    }
second-look-rummy-sooner =
    { $tiles ->
        [one] Das legt einen Stein einen Zug früher.
       *[other] Das legt { $tiles } Steine einen Zug früher.
    }

# Was getippt sonst noch verstanden wird.
phrases-finish-here = zug beenden, abgeben, ende zug, beende zug, fin, bin fertig, abschicken, ich beende meinen zug, beende meinen zug, zug beenden, mein zug ist fertig, fertig der nächste, fertig der nächste bitte, der nächste, der nächste bitte, so das war s, das war s, so das wars, das wars, gut fertig, so fertig, ok fertig, okay ich bin fertig, schluss, dann schluss, schluss jetzt, schluss für mich
phrases-new-set-here = neu, neue reihe, neue folge, neue gruppe, neuer satz, gruppe legen, reihe legen, folge legen, satz legen, kombination legen, neue kombination legen, neue reihe legen, neue gruppe legen, neue folge legen, gruppe bilden, reihe bilden, folge bilden, kombination bilden, neue reihe anfangen, neue gruppe anfangen, neue kombination anfangen, mach eine neue reihe, mach eine neue gruppe, mach eine neue kombination, neue gruppe machen, neue reihe machen
phrases-read-top-here = auslage, kombinationen, was liegt auf tisch, zeig mir den tisch, zeig tisch, was ist auf dem tisch, wie viele kombinationen, wie viele kombinationen liegen auf dem tisch, welche kombinationen gibt es, welche kombinationen liegen auf dem tisch, wie viele kombinationen gibt es, welche folgen liegen, welche kombinationen liegen, wie sieht der tisch aus, wie sieht der tisch jetzt aus
phrases-read-counts-here = steine, wie viele steine, beutel, pool, wie viele steine sind noch im beutel, wie viele steine sind noch im vorrat, wie viele im beutel, wie viele im vorrat, wie viele steine sind noch da
phrases-stop-here = abbrechen, entwurf verwerfen, meinen entwurf verwerfen, verwirf den entwurf, entwurf löschen, entwurf abbrechen, zurücksetzen, verwerfen, von vorn, alles zurück, alles zurücknehmen, nimm alles zurück, alles rückgängig, alles zurück auf anfang, nochmal von vorne, von vorne, alles zurück auf anfang des zuges, mach alles rückgängig, leg alles zurück, mach alles rückgängig, mach alles wieder rückgängig, alles rückgängig
phrases-hint-here = tipp, tip, rat, hinweis, hilf mir spielen, was tun, was soll legen
phrases-take-back-here = nimm das zurück, nimm es zurück, zug zurücknehmen, letzten zug zurücknehmen, schritt zurück, zurücklegen, leg zurück, lege zurück, zug rückgängig machen, rückgängig machen, nimm den letzten zug zurück, letzten zug zurück, mach das rückgängig, das rückgängig, alles wieder zurück, letzten schritt zurück, letzten schritt zurücknehmen, nimm den letzten schritt zurück, mach den letzten schritt rückgängig
phrases-forward-again-here = wiederherstellen, stell es wieder her, stelle es wieder her, entwurf wiederherstellen
phrases-split-here = trennen, trenne, zerlegen
phrases-join-here = zusammenlegen, vereinen
phrases-read-draft-here = mein entwurf, wie viele darf ich noch legen, wie viele steine darf ich noch legen, wie viele kann ich noch legen, entwurf vorlesen, lies den entwurf vor, lies entwurf vor, zeig den entwurf, ist alles gültig, ist das gültig, ist alles richtig, stimmt alles, sind alle kombinationen gültig, passt alles, stimmt das, ist das richtig, ist das so richtig, was stimmt noch nicht, was ist falsch, was fehlt noch
phrases-plan-here = zeig plan, der ganze plan, ganzer plan, den ganzen plan
phrases-next-group-here = nächste reihe
phrases-hand-here = bänkchen, steine zeigen, mein steine, welch steine habe
daily-drawn =
    { $drawn ->
        [0] kein Stein gezogen
        [1] 1 Stein gezogen
       *[other] { $drawn } Steine gezogen
    }
phrases-read-changes-here = was hat sich geändert, was hat sich verändert, was hat geändert, was hat sich auf dem tisch geändert, was hat sich am tisch geändert, was ist anders, änderungen, was ist neu auf dem tisch, was neu, neues, was ist neu, neuigkeiten, was verpasst, was habe ich verpasst, was hat sich getan
phrases-next-playable-here = welche kombinationen kann ich machen, was kann ich auslegen, welche reihen kann ich legen, welche reihe kann ich legen, kann ich was auslegen, kann ich etwas auslegen, was kann ich auslegen, geht was, habe ich eine folge, habe ich einen satz, kann ich was legen, welche steine kann ich anlegen, welche steine kann ich legen, was kann ich anlegen, welche steine passen, wo kann ich anlegen, an welche kombinationen kann ich anlegen
linear-not-held = Du hast keinen Stein „{ CARD($card) }“ auf der Schiene.
linear-none-like = Du hast keinen Stein mit „{ $word }“.
linear-which-card-for = Welcher Stein? Tippe seine Nummer oder seinen Namen.
