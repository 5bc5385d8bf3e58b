# UNO Teams.
title = UNO Teams
    .description = Für 4, 6 oder 8: UNO in Teams, mit Karten für den Partner, Team-Jokern, Ausscheiden und Zurückkommen.
typed-title = team, partner, mannschaft
aim = Werdet als erstes Team alle Karten los: du und dein Partner. Karten passen in Farbe oder Zahl; manche geben, tauschen oder rufen.
value-match_end-wins = nach gewonnenen Runden
presenter-teams-give = Noch nicht gewählt, welche Karte ihr Partner bekommt: { $names }.
presenter-teams-swap = Es fehlt noch die Tauschkarte von { $names }.
presenter-teams-share = Noch fehlen Karten von { $names }: die halbe Hand für den Partner.
presenter-teams-teams = Zusammen: { $list }.

# Ereignisse.
teams-partner = Du spielst mit { $name } zusammen.
teams-start-card-passed-over = { CARD($card) } zählt nicht als Start: Eine andere Karte wird aufgedeckt.
    .terse = { "" }
teams-choose-give-you = Wähle eine Karte für { $name }.
teams-choose-give-other = Alle wählen eine Karte für ihren Partner.
teams-choose-swap-you = Tausch: Wähle eine Karte für { $name }.
teams-choose-swap-other = { $name } und { $other } wählen je eine Karte zum Tauschen.
teams-swapped-other = { $name } und { $other } haben je eine Karte getauscht.
presenter-teams-selected =
    { FRONT() ->
       *[screen] Ausgewählt: { $card }. Enter: weggeben.
        [lines] Tippe die Nummer der Karte, die du weggibst.
    }
teams-choose-share-by-you =
    { $count ->
        [one] { $name } hat keine Karte mehr. Wähle 1 Karte für { $name }.
       *[other] { $name } hat keine Karte mehr. Wähle { $count } Karten für { $name }.
    }
teams-choose-share-you =
    { $count ->
        [one] Du hast keine Karte mehr: { $name } muss dir 1 Karte geben.
       *[other] Du hast keine Karte mehr: { $name } muss dir { $count } Karten geben.
    }
    .terse = { "" }
teams-choose-share-other =
    { $count ->
        [one] { $other } hat keine Karte mehr: { $name } muss 1 Karte abgeben.
       *[other] { $other } hat keine Karte mehr: { $name } muss { $count } Karten abgeben.
    }
    .terse = { "" }
teams-chose-you = Du hast { CARD($card, form: "the") } gewählt.
teams-chose-other = { $name } hat gewählt.
    .terse = { "" }
teams-handed-by-you = Du gibst { $name } { $cards }.
teams-handed-to-you = { $name } gibt dir { $cards }.
teams-handed-other =
    { $count ->
        [one] { $name } gibt 1 Karte an { $other }.
       *[other] { $name } gibt { $count } Karten an { $other }.
    }
teams-out-you = Du bist vorerst draußen: { $other } hat nur noch eine Karte.
teams-out-other = { $name } ist vorerst draußen.
teams-back-you = Du bist wieder im Spiel.
teams-back-other = { $name } ist wieder im Spiel.
teams-called-you = { $name } ruft dich: Leg eine Karte.
teams-called-by-you = { $name } kann und muss legen.
    .terse = { "" }
teams-called-other = { $other } ist sofort dran.
    .terse = { "" }
teams-unable-by-you = { $name } kann nicht legen.
teams-unable-you = Du kannst nicht legen.
teams-unable-other = { $other } kann nicht legen.
    .terse = { "" }
teams-uno-for-partner-you = Du sagst Uno für { $other }!
teams-uno-for-you = { $name } sagt Uno für dich!
teams-uno-for-partner-other = { $name } sagt Uno für { $other }!
teams-debt-both-you = Du und { $other } müsst je 2 Karten ziehen.
teams-debt-both-for-you = { $name } und du müsst je 2 Karten ziehen.
teams-debt-both-other = { $name } und { $other } müssen je 2 Karten ziehen.
    .terse = { "" }
teams-round-won-you = Du und { $other } gewinnt die Runde!
teams-round-won-other = { $name } und { $other } gewinnen die Runde.
teams-match-won-you = Du und { $other } gewinnt die Partie!
teams-match-won-other = { $name } und { $other } gewinnen die Partie.
teams-points-you =
    { $points ->
        [one] Ihr bekommt 1 Punkt.
       *[other] Ihr bekommt { $points } Punkte.
    }
teams-points-other =
    { $points ->
        [one] Sie bekommen 1 Punkt.
       *[other] Sie bekommen { $points } Punkte.
    }
teams-score-you = Du und { $other }: { $points }
teams-score-other = { $name } und { $other }: { $points }
teams-wins = Gewonnene Runden. { $list }.

# Antworten auf Tasten, und Fragen.
teams-ask-share =
    { $count ->
        [one] Welche Karte für { $name }?
       *[other] Welche { $count } Karten für { $name }?
    }
# Ablehnungen: was versucht wurde, warum nicht, was ginge.
teams-refused-not_your_choice = Du hast jetzt nichts zu wählen. Warte auf { $names }.
teams-refused-choice_open = Warte kurz auf { $names }.
teams-refused-choice_open-you =
    { $count ->
        [one] Wähle erst 1 Karte für { $name }.
       *[other] Wähle erst { $count } Karten für { $name }.
    }
teams-refused-no_choice_open = Jetzt ist keine Karte abzugeben.
teams-refused-wrong_count =
    { $count ->
        [one] Du musst genau 1 Karte an { $name } geben.
       *[other] Du musst genau { $count } Karten an { $name } geben.
    }
teams-refused-partner_must_play = { $name } ruft dich: Du musst legen. Mit { KEY("next_playable") } findest du eine Karte.
teams-refused-cannot_draw = Es gibt nichts mehr zu ziehen, aber du kannst legen. Mit { KEY("next_playable") } findest du eine Karte.

# Optionen.
option-match_end = Ende der Partie
    .description = Bei einer Punktgrenze: wenn ein Team sie erreicht. Nach gewonnenen Runden: wenn ein Team so viele gewonnen hat.
option-limit = Punktgrenze
    .description = Hat ein Team so viele Punkte, endet die Partie mit der laufenden Runde.
option-wins = Nötige Siege
    .description = Wie viele Runden ein Team gewinnen muss, wenn die Partie nach Siegen endet.

# Karten.
card-reverse = { article-f }{ adjective-f }Retour
card-draw-two = { article-f }{ adjective-f }Plus 2
card-team-wild = { article-m }Team-Joker
card-draw-four-team-wild = { article-f }Team-Plus 4
card-swapping = { $card } mit Tausch
look-team_wild = Team
look-draw_four_team_wild = Team +4

# Teile dessen, was gesagt wird.
piece-order-order = Die Sitzordnung
piece-order-teams = Die Teams

# Rat.
advice-move-give = { $name } { CARD($card, form: "the") } geben
advice-move-share = { $name } { $cards } geben
advice-teams-wild = { $name } bekommt eine Karte, die immer passt
advice-teams-longest =
    { $count ->
        [one] du behältst 1 Karte in { $colour }
       *[other] du behältst { $count } Karten in { $colour }
    }
advice-teams-only = es ist deine einzige Karte in { $colour }
advice-teams-calls =
    { $count ->
        [one] es ruft { $name }, noch 1 Karte
       *[other] es ruft { $name }, noch { $count } Karten
    }
advice-teams-hits-too =
    { $count ->
        [one] auch { $name } muss ziehen, noch 1 Karte
       *[other] auch { $name } muss ziehen, noch { $count } Karten
    }
look-reverse = Retour
look-draw_two = +2
board-partner = { $name }, Partner
phrases-read-counts-here = wie viele karten hat mein team, wie viele karten haben wir, wie viele karten hat unser team
phrases-next-playable-here = was kann ich geben, welche karte kann ich geben, welche karten kann ich geben, was kann ich weggeben, welche karte kann ich weggeben
phrases-read-order-here = wer spielt gegen uns, wer ist im anderen team, wer ist in welchem team, teams, welche teams, wer sind die gegner, wer ist in meinem team, mein team, wer spielt gegen mich, gegen wen spielen wir, spielen wir zu zweit zusammen, wo sitzt mein mitspieler, mein mitspieler sitzt wo, sitzt mein partner gegenüber, sitzt gegenüber, wer sitzt gegenüber, ist mein partner als nächstes dran, ist mein partner dran, wann ist mein partner dran, kommt mein partner als nächstes
phrases-read-scores-here = welches team führt, stand der teams, punkte der teams, wie steht es zwischen den teams, wie steht es, wie steht es zwischen teams
phrases-aim-here = wann gewinnt unser team, wie gewinnt unser team, wann gewinnen wir
