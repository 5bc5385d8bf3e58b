# Start und Menüs.
menu-title = Menü
menu-resume = Angefangene Partie fortsetzen: { $table }
table-with = { $game } mit { $names }
menu-others = Eine andere angefangene Partie
menu-new = Eine Partie { $game } mit { $count } Personen beginnen
menu-back = Zurück zum Tisch
menu-abandon = Diese Partie aufgeben
menu-rules = Regeln von { $game }
menu-settings = Einstellungen
menu-keys = Tasten
menu-voices = Stimmen, und wie man eine bekommt
menu-quit = Beenden
goodbye-saved = Auf Wiedersehen. Die Partie ist gespeichert.
goodbye = Auf Wiedersehen.
goodbye-unsaved = Auf Wiedersehen. Nichts konnte gespeichert werden: { $reason }.
goodbye-game-unsaved = Auf Wiedersehen. Die letzten Züge dieser Partie konnten nicht gespeichert werden: { $reason }.
goodbye-game-lost = Auf Wiedersehen. Diese Partie konnte nicht gespeichert werden: { $reason }.
settings-were-unsaved = Deine Einstellungen konnten nicht gespeichert werden: { $reason }.
unsaved-all = Nichts wird gespeichert: { $reason }. Spielen kannst du trotzdem.
unsaved-tables = Partien werden nicht gespeichert: { $reason }. Spielen kannst du trotzdem.
unsaved-settings = Einstellungen werden nicht gespeichert: { $reason }. Spielen kannst du trotzdem.
defaults-apply = { $path } ist nicht lesbar: { $reason }. Es gelten die Voreinstellungen; Änderungen werden nicht gespeichert.
home-unknown = dieser Benutzer hat kein eigenes Verzeichnis
file-edited = { $path } wurde von einem anderen Programm geändert; diese Fassung bleibt.
file-restored = { $path } wurde von einem anderen Programm gelöscht oder verändert und ist wieder gespeichert.
file-restored-beside = { $path } wurde von einem anderen Programm verändert und ist wieder gespeichert; die andere Fassung ist { $other }.
welcome = Willkommen am Kartentisch.
first-table = { KEY("help") } sagt, was du drücken kannst.
hand-over = { $name }, drücke Enter.
read-then-hand-over = Drück Enter, wenn du so weit bist: Dann ist { $name } dran.
hands-stay = Was hier steht, bleibt für alle lesbar. Karten stehen nur da, wenn ihr fragt: { $word }.
hand-title = Hand
hand-hidden = Die Karten sind verdeckt.
place-help = Was kann ich hier drücken?
place-help-help = Was kann ich in dieser Hilfe drücken?
value-change = den Wert einer Zeile ändern
value-next = auf den nächsten Wert ändern
value-before = auf den vorigen Wert ändern
place-rules = Regeln
rule-heading = „{ $title }“
place-rules-in-force = Die Regeln, die gelten
place-settings = Einstellungen
place-history = Meldungen
place-voices = Stimmen
place-synthesis-voice = Stimmen der Sprachausgabe
place-others-voice = Stimmen für das, was andere tun
list-lowest = { $title }. { KEY("quit") } beendet das Programm. { $line }
list-empty = Hier ist nichts.
table-unreadable = Die angefangene Partie ist nicht lesbar: { $reason }
practice-not-begun = Von diesem Tisch aus lässt sich nicht üben: { $reason }
position-copied = Die Stellung mit allen Karten steht in der Datei { $path }.
file-trouble = { $path } kann nicht geschrieben werden: { $reason }.

# Betriebsarten.
mode-voice = Das Programm spricht
mode-reader = Dein eigener Screenreader oder deine Braillezeile liest
mode-silent = Niemand spricht
mode-ask = Wie möchtest du das Spiel hören? V: Das Programm spricht. R: Dein eigener Screenreader liest. S: Stille. Escape: später.
mode-ask-again = Tippe V, R oder S, dann Enter. V: Das Programm spricht. R: Dein eigener Screenreader liest. S: Stille. ende beendet das Programm.
mode-ask-reader-found =
    { $count ->
        [one] { $reader } scheint zu laufen.
       *[other] { $reader } scheinen zu laufen.
    }
mode-line = { $mode }, { $why }. F5 oder Umschalt+S ändert es.
mode-line-linear = { $mode }, { $why }. Ändern: einstellungen.
mode-because-flag = wie beim Start angegeben
mode-because-environment = weil { $variable } es sagt
mode-because-settings = wie du gewählt hast
mode-because-default = weil nichts anderes gewählt ist

# Looks.
look-said = was gesagt wird, Zeile unter Zeile
look-lines = eine Karte in jeder Zeile
look-still = eine Zeile, die sich nie ändert
look-cards = Karten auf einem Tisch
look-auto = automatisch
look-now-said = Der Bildschirm zeigt, was gesagt wird, Zeile unter Zeile.
look-now-lines = Der Bildschirm zeigt den Tisch, eine Karte in jeder Zeile.
look-now-still = Der Bildschirm bleibt still.
look-now-cards = Der Bildschirm zeigt Karten auf einem Tisch.
caret-auto = automatisch
caret-behind = dahinter
caret-first = auf dem ersten Buchstaben
look-still-line = Das Programm spricht; dieser Bildschirm steht still. { KEY("look") } zeigt den Tisch.
setting-look = Ansicht: { $value }
    .description = Was auf dem Bildschirm steht; { KEY("look") } ändert es für jetzt. Für Screenreader: nur, was gesagt wird.
setting-caret = Cursor bei dem, was gesagt wird: { $value }
    .description = Orca und NVDA lesen, was am Cursor endet. Eine Braillezeile beginnt dort, wo er steht.
mode-because-pipe = weil dies kein Terminal ist

# Einstellungen.
setting-mode = Wer spricht: { $value }
    .description = Höchstens einer spricht: dieses Programm oder dein eigener Screenreader.
setting-language = Sprache: { $value }
    .description = Die Sprache von allem, was gesagt und gezeigt wird.
setting-voice = Stimme: { $value }
    .description = Die Stimme, mit der das Programm spricht, wenn es spricht.
setting-rate = Sprechtempo: { $value }
    .description = Wie schnell diese Stimme spricht, von -100 bis 100.
setting-rate-none = Sprechtempo: wird bei der Stimme selbst eingestellt
setting-pitch = Tonhöhe: { $value }
    .description = Wie hoch diese Stimme spricht, von -100 bis 100.
setting-volume = Lautstärke: { $value }
    .description = Wie laut diese Stimme spricht, von -100 bis 100; 0 ist die Lautstärke dieses Rechners.
setting-synthesis_voice = Stimme der Sprachausgabe: { $value }
    .description = Welche ihrer eigenen Stimmen spricht. Enter zählt sie auf.
setting-others_pitch = Tonhöhe für das, was andere tun: { $value }
    .description = Wie viel höher oder tiefer du hörst, was andere tun; 0: kein Unterschied.
setting-others_voice = Stimme für das, was andere tun: { $value }
    .description = Eine zweite Stimme sagt, was andere tun, die erste alles Übrige. Enter zählt sie auf.
setting-calibration = Wann die Stimme fertig ist: { $value }
    .description = Bots warten, bis die Stimme fertig ist. Enter misst, wie lange sie braucht; die Rücktaste vergisst es.
calibration-estimated = geschätzt
calibration-measured = geschätzt, wie von dir gemessen
calibration-ask = Drücke Enter, sobald ich fertig bin. Inzwischen liegen sieben Karten auf dem Tisch. Noch hat niemand Uno gesagt. Und du bist bald wieder dran.
calibration-done = Gemessen. Von jetzt an warten Bots so lange, wie diese Stimme braucht.
others-sample = So hörst du, was andere tun.
value-usual = ihre übliche
value-same = dieselbe
voice-chosen = { $voice }, gewählt
voices-unnamed = Diese Sprachausgabe nennt keine eigenen Stimmen.
setting-verbosity = Ausführlichkeit: { $value }
    .description = Wie viel von dem gesagt wird, was geschieht: knapp, normal oder ausführlich.
    .less = knapper, weniger ausführlich, weniger Einzelheiten, weniger Details
    .more = ausführlicher, mehr Einzelheiten, mehr Details
setting-pace = Tempo der Bots: { $value }
    .description = Wie lange Bots vor ihrem Zug warten. Bei „auf mich warten“ zieht jeder erst, wenn du { KEY("go_on") } drückst oder tippst.
    .less = langsamer, langsamere
    .more = schneller, schnellere
setting-name = Dein Name an neuen Tischen: { $value }
    .description = Der Name, den andere sehen und hören, und der in Aufzeichnungen.
setting-players = Spieler am neuen Tisch: { $value }
    .description = Wie viele an einem neuen Tisch sitzen.
setting-bots = Stärke der Bots an neuen Tischen: { $value }
    .description = Wie gut die Bots spielen.
    .less = leichter, leichtere, schwächer, schwächere, einfacher, einfachere, dümmer, dümmere
    .more = stärker, stärkere, schwerer, schwerere, schwieriger, besser, bessere, schlauer, schlauere
setting-keymap = Tastenbelegung: { $value }
    .description = Welche mitgelieferte Tastenbelegung gilt; deine eigenen Änderungen gelten weiter.
keymap-default = Standard
keymap-left-hand = linke Hand
menu-pieces = Was von Karten und auf Tasten gesagt wird
place-pieces = Was gesagt wird, und in welcher Reihenfolge
piece-place = Stelle { $place }
piece-how = Jeder Teil hat seine Stelle im Gesagten oder ist aus. Der nächste Wert ist eine Stelle später.
piece-last = Sonst würde nichts gesagt: Das bleibt an.
setting-says_where = Eigene Karte ansagen, wenn du dran bist: { $value }
    .description = Auch nach deinem Zug, und wenn eine Frage oder Liste geschlossen ist.
setting-announcements = Ansagezeile auch, wenn das Programm spricht: { $value }
    .description = Was gesagt wird, steht auch in den letzten Zeilen des Bildschirms.
setting-slips_are_free = Versehen außer der Reihe kosten nichts: { $value }
    .description = Wer sich vertippt, zahlt nichts. Allein am Tisch wirst du vor dem Pfuschen gefragt. Aus: Es kostet, was die Regel sagt.
setting-second_look = Rückblick: { $value }
    .description = Nach einer Runde erfährst du höchstens drei deiner Züge, die besser gingen.
value-on = an
value-off = aus
value-first = die beste, die da ist
verbosity-terse = knapp
verbosity-normal = normal
verbosity-full = ausführlich
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-wait = auf mich warten
level-easy = schwach
level-normal = normal
level-hard = stark

# Stimmen.
voices-testing = Jede Stimme sagt einen Probesatz.
voices-only-started = Jetzt spricht keine Stimme: Es wird nur nachgesehen, welche da sind.
voices-test = Dies ist die Stimme { $voice }.
voices-there = { $voice }: Sie ist da und hat gesprochen.
voices-started = { $voice }: Sie ist da.
voices-missing = { $voice }: fehlt. { $reason }
voices-get = So bekommst du sie: { $how }
voices-none = Hier kann keine Stimme sprechen.
voices-spoke = Sie hat gesprochen.
voices-reports = Sie meldet, wann sie fertig ist.
voices-estimated = Wann sie fertig ist, wird geschätzt.
voices-measured = Wann sie fertig ist, wird geschätzt, wie von dir gemessen.
voice-silent = Sie antwortet nicht.
voice-ended = Sie hat sich sofort beendet.
voice-died = Sie hat sich beim Sprechen beendet.
voice-failed = Sie konnte den Satz nicht sagen.
voice-not-installed = Sie ist nicht installiert.
voice-not-there = Es gibt sie auf diesem Computer nicht.
voice-not-running = Sie läuft nicht.
voice-not-allowed = Im VoiceOver-Dienstprogramm ist unter Allgemein die Steuerung mit AppleScript nicht erlaubt.
voice-not-started = Sie startet nicht.
voice-asleep = Sie ist hier im Schlafmodus.
voice-library-fails = Sie versagt. Ihre Bibliothek sagt: „{ $words }“
voice-finds-none = Sie findet nichts, womit sie sprechen kann. Ihre Bibliothek sagt: „{ $words }“
voice-no-device = Sie findet kein Audiogerät. Ihre Bibliothek sagt: „{ $words }“
voice-no-process = Ihr Prozess lässt sich nicht starten: { $reason }.
voice-no-program = Das Programm { $program } ist nicht installiert.
voice-no-package = Das Python-Paket { $package } fehlt.
voice-no-sockets = Speech Dispatcher ist auf diesem System nicht erreichbar.
voice-no-synthesizer = Speech Dispatcher hat keine Sprachausgabe.
voice-address-without-port = SPEECHD_ADDRESS nennt keinen Port: { $named }
voice-address-unknown = SPEECHD_ADDRESS ist nicht zu verstehen: { $named }
voice-silent-at = Speech Dispatcher antwortet unter { $where } nicht: { $reason }.
voice-refuses = Speech Dispatcher weigert sich: „{ $words }“
voice-closed = Speech Dispatcher hat die Verbindung geschlossen.
voice-help-nvda = Starte NVDA. Damit es nicht auch den Bildschirm liest, schalte mit NVDA+5 die Meldung dynamischer Änderungen aus.
voice-help-jaws = Starte JAWS.
voice-help-system-access = Starte System Access.
voice-help-window-eyes = Starte Window-Eyes.
voice-help-dolphin = Starte den Screenreader von Dolphin.
voice-help-pc-talker = Starte PC-Talker.
voice-help-sapi5 = Windows spricht von selbst; eine SAPI-5-Stimme muss unter Einstellungen, Zeit und Sprache, Sprache installiert sein.
voice-help-voiceover = Starte VoiceOver und erlaube im VoiceOver-Dienstprogramm unter Allgemein die Steuerung mit AppleScript. Gib dem Terminal in den Systemeinstellungen unter Datenschutz das Recht Automation.
voice-help-say = Sie gehört zu macOS.
voice-help-speech-dispatcher = Installiere die Pakete speech-dispatcher, speech-dispatcher-espeak-ng und espeak-ng, und probiere spd-say hallo.
voice-help-ao2-speechd = Sie braucht dieselben Pakete wie speech-dispatcher und das Python-Paket speechd-unofficial.
voice-help-espeak-ng = Installiere das Paket espeak-ng.
voice-help-prism = { $form ->
    [checkout] Starte mit dem Extra: uv run --extra prism uno-tui.
    [folder] Entpacke den Download uno-tui-voice-prism für dein System über den Ordner des Programms.
   *[installed] Installiere das Programm mit dem Extra, etwa durch uv tool install "uno-tui[prism]".
}
voice-help-espeak = { $form ->
    [checkout] Starte mit dem Extra: uv run --extra espeak uno-tui.
    [folder] Entpacke den Download uno-tui-voice-espeak für dein System über den Ordner des Programms.
   *[installed] Installiere das Programm mit dem Extra, etwa durch uv tool install "uno-tui[espeak]".
} Es braucht sonst nichts vom System.
voices-sounds = Klänge
voices-sounds-there = Klänge: Sie sind da, und einer wurde gespielt.
voices-sounds-missing = Klänge: fehlen. { $reason }
voices-sounds-get = So bekommst du sie: { $how }
voices-sounded = Einer wurde gespielt.
sound-why-library = Was sie spielt, ist nicht installiert.
sound-why-device = Es wurde kein Audiogerät gefunden.
sound-why-busy = Das Audiogerät ist belegt.
sound-why-silent = Das Audiogerät antwortet nicht.
sound-why-ended = Was sie spielt, hat sich sofort beendet.
sound-why-unknown = Was sie spielt, versagt. Seine Bibliothek sagt: „{ $words }“
sound-help-library = Installiere das Python-Paket just-playback, zum Beispiel mit uv pip install just-playback.
sound-help-device = Schließe Lautsprecher oder Kopfhörer an, und sieh in den Audioeinstellungen des Systems nach. Unter Linux muss PipeWire oder PulseAudio laufen.
sound-help-busy = Schließe das Programm, das das Audiogerät für sich behält. Unter Linux starte PipeWire oder PulseAudio, oder tritt der Gruppe audio bei.
sound-help-silent = Sieh in den Audioeinstellungen des Systems nach, oder starte den Computer neu. Unter Linux starte PipeWire oder PulseAudio neu.
sound-help-ended = Starte das Programm neu. Im Protokoll steht mehr.
sound-help-unknown = Sieh in den Audioeinstellungen des Systems nach. Im Protokoll steht mehr.

# Der Tisch Zeile für Zeile.
linear-prompt = Befehl:
linear-interrupt = Noch einmal Strg+C beendet das Programm.
suspend-impossible = Anhalten geht nicht: Keine Shell hat das Programm gestartet. { KEY("quit") } beendet.
linear-no-picture = Zeile für Zeile gibt es keinen Bildschirm zu speichern.
picture-none = In dieser Ansicht gibt es kein Bild. { KEY("look") } wechselt sie.
picture-saved = Bild gespeichert: { $path }. Daneben liegt eine Beschreibung in Worten.
picture-saved-twice = Bild gespeichert: { $path }, dasselbe auch als PNG. Daneben liegt eine Beschreibung in Worten.
picture-elsewhere = Hier lässt sich kein Bild speichern: Die Datei läge auf einem anderen Rechner.
linear-no-look = Zeile für Zeile gibt es keinen Bildschirm, der anders aussehen könnte.
linear-help = Zum Legen tippe eine Nummer, für alles andere: hilfe.
linear-unknown = „{ $word }“ verstehe ich nicht. hilfe zählt die Befehle auf.
linear-saves-itself = Jeder Zug wird sofort gespeichert. { $quit } hört auf; beim nächsten Mal führt das Menü hierher zurück.
linear-to-menu = Drücke Enter für das Menü.
linear-at-table = Du bist am Tisch. menü führt zu allem anderen.
linear-hidden = Das weiß nur { $name }.
bots-here =
    { $count ->
        [0] An diesem Tisch spielen keine Bots.
        [one] { $names } ist ein Bot.
       *[other] { $names } sind Bots.
    }
linear-no-number = Es gibt hier keine Nummer { $number }.
linear-which-card-for = Welche Karte? Tippe ihre Nummer oder ihren Namen.
linear-not-laid = In diesem Zug hast du { CARD($card, form: "bare") } nicht gelegt.
linear-nothing-happened = Seit deinem letzten Zug ist nichts passiert.
linear-nothing-about = { $name } hat noch nichts getan.
linear-not-played = Unter den letzten Zügen nicht: { $card }.
linear-you-not-called = Du hast es nicht gesagt.
linear-not-called = { $name } hat es noch nicht gesagt.
linear-need-not-call = { $name } hat { $count } Karten und muss nichts sagen.
linear-no-such-set = Diese Kombination liegt hier nicht. { $top } liest alle mit ihren Nummern.
linear-why-unknown = Zuletzt geschehen:
linear-help-capitals = Umschalt und ein Buchstabe: Tippe den Großbuchstaben.
linear-more-in-chapter = Mehr: Tippe { $rules } { $chapter }.
linear-more-clauses =
    { $count ->
        [one] Noch 1 Satz der Regeln handelt davon: { $typed }.
       *[other] Noch { $count } Sätze der Regeln handeln davon: { $typed }.
    }
linear-no-number-at = Es gibt hier keine Nummer { $number }. Hier ist: { $zone }; { $word } führt zu deinen Karten.
linear-which-card = Welche Karte? Tippe ihre Nummer, zum Beispiel { $number }: { $card }.
linear-item = { $number } { $text }
linear-item-apart = { $number }, { $text }
linear-more =
    { $count ->
        [one] Noch 1 Zeile: Enter liest weiter, ein anderes Wort bricht ab, ein Befehl wird ausgeführt.
       *[other] Noch { $count } Zeilen: Enter liest weiter, ein anderes Wort bricht ab, ein Befehl wird ausgeführt.
    }
no-such-card =
    { $count ->
        [0] Hier sind keine Karten.
       *[other] Hier gibt es keine Nummer { $number }, nur { $count }.
    }
no-such-message =
    { $count ->
        [0] { history-empty }
        [one] Es gibt keine Meldung { $number }, nur 1.
       *[other] Es gibt keine Meldung { $number }, nur { $count }.
    }
message-copied = Kopiert, wenn das Terminal es zulässt.
replay-end = Hier endet die Aufzeichnung.
replay-start = Das ist der Anfang.
replay-help = Enter: nächster Schritt. b: zurück. Ein Name: was diese Person sah; niemand: was Zuschauer sehen. rückblick: Züge, die besser gingen. von hier aus spielen: ein Übungstisch. q: Ende.
replay-nobody = niemand
replay-unknown = „{ $word }“ verstehe ich hier nicht: Enter geht weiter, hilfe sagt, was sonst geht.
value-yes = Ja
value-no = Nein
value-match_end-limit = bei einer Punktgrenze
value-match_end-rounds = nach einer Zahl von Runden
menu-practice = Weiter üben: { $practised }
menu-table = Neuer Tisch: Spiel, Personen, Regeln
menu-replay = Eine Partie nachspielen
menu-remarks = Rückblick auf die letzte Runde
menu-statistics = Statistik
abandon-sure = Diese Partie endgültig aufgeben?
new-sure = Eine Partie ist noch nicht zu Ende; sie bleibt gespeichert. Eine neue beginnen?
new-sure-unsaved = Eine neue Partie beginnen? Diese ist nicht gespeichert und endet hier.
place-table = Neuer Tisch
heading-screen = Bildschirm
heading-play = Bots, Tische und Tasten
heading-cards = Was von Karten gesagt wird
heading-presets = Vorlagen
heading-seats = Wer am Tisch sitzt
heading-practice = Üben und Rat
heading-rules = Regeln
place-replay = Welche Partie?
place-remarks = Welcher Zug?
place-remarks-whose = Wessen Züge?
place-others = Welche Partie?
place-statistics = Statistik
table-start = Beginnen
table-game = Spiel: { $game }
table-seat = Platz { $number }: { $name }, { $player }
table-name = Name auf Platz { $number }: { $name }
table-more = Ein Platz mehr
table-fewer = Ein Platz weniger
table-advice = Rat bei mehreren Personen
    .description = Ob an einem Tisch mit mehreren Personen ein Könner um Rat gefragt werden darf.
table-practice = Übungstisch
    .description = An einem Übungstisch lassen sich Züge zurücknehmen, und nichts zählt für die Statistik.
practice-no = Nein
practice-bots = Ja, gegen die anderen
practice-alone = Ja, ich spiele für alle, mit offenen Karten
table-open-hands = Karten aller offen
    .description = Ob du die Karten der anderen lesen kannst: auch mit { KEY("read_counts") }.
table-deal = Nummer der Verteilung
    .description = Dieselbe Nummer gibt dieselben Karten, auch bei anderen, mit gleichem Spiel, gleichen Plätzen und Regeln.
deal-any = irgendeine
ask-deal =
    { FRONT() ->
       *[screen] Nummer der Verteilung, von 1 bis { $high }? 0 für irgendeine.
        [lines] Nummer der Verteilung, von 1 bis { $high }? 0 für irgendeine. Eine leere Zeile behält
    }
table-from-file = Ab einer Tischdatei üben
    .description = Der Übungstisch beginnt mit der Stellung einer Datei oder am Ende einer Aufzeichnung.
ask-table-file = Pfad der Tischdatei?
table-option = { $option }: { $value }
table-wish-unclear = Nicht verstanden: { $words }. Wähle hier, dann beginne.
table-dragged =
    { $on ->
        [yes] Das schaltet auch ein: { $list }.
       *[no] Das schaltet auch aus: { $list }.
    }
table-save = Diese Auswahl als Vorlage speichern
table-use = Vorlage { $name } nehmen
table-forget = Vorlage { $name } löschen
table-saved = Die Vorlage { $name } ist gespeichert.
left-as-it-was = Es bleibt alles, wie es war.
table-forget-sure = Die Vorlage { $name } wirklich löschen?
table-replaces = Die Vorlage { $name } gibt es schon. Derselbe Name noch einmal ersetzt sie, ein anderer nicht.
table-people = { $names } spielen an diesem Rechner.
table-forgotten = Die Vorlage { $name } ist gelöscht.
table-used = Die Vorlage { $name } gilt.
table-vanished = Die Vorlage { $name } gibt es nicht mehr.
table-seats-range = { $game } ist für { $counts } Personen.
table-person-needed = Mindestens ein Mensch muss mitspielen.
player-person = ein Mensch
player-self = du
player-easy = ein schwacher Bot
player-normal = ein normaler Bot
player-hard = ein starker Bot
ask-name =
    { FRONT() ->
       *[screen] Name?
        [lines] Name? Eine leere Zeile behält
    }
ask-preset =
    { FRONT() ->
       *[screen] Name der Vorlage?
        [lines] Name der Vorlage? Eine leere Zeile bricht ab.
    }
ask-number =
    { FRONT() ->
       *[screen] { $option }, von { $low } bis { $high }?
        [lines] { $option }, von { $low } bis { $high }? Eine leere Zeile behält
    }
typing-help = Tippen, dann Enter. Escape, oder Enter ohne ein Wort, bricht ab.
typing-empty = leer
paste-nowhere = Hier lässt sich nichts einfügen.
typed-deleted = { $letter } gelöscht
name-bad = So kann niemand heißen: { $reason }
name-not-short = Ein Name hat zwei Buchstaben oder mehr.
name-not-long = Ein Name hat höchstens { $most } Buchstaben.
name-not-blank = Ein Name ist ein einziges Wort.
name-not-sign = Ein Name beginnt mit einem Buchstaben; dann folgen nur Buchstaben, Ziffern, Bindestriche und Apostrophe.
name-not-card = { $name } ist eine Karte.
name-not-word = { $name } bedeutet am Tisch etwas anderes.
name-not-twice = Jemand heißt schon { $name }.
number-bad = Das ist keine Zahl von { $low } bis { $high }.
number-edge = { $option } geht von { $low } bis { $high }, weiter nicht.
explain-none = Dazu ist nichts zu sagen.
back-none = Hier gibt es keinen Wert davor.
list-opened = { $title }, { $count } Zeilen.
list-opened-headings = { $title }, { $count } Zeilen. { KEY("next_heading") }: nächste Überschrift.
list-asked = { $title } { $count } Zeilen.
letter-none =
    { $closes ->
        [yes] Keine Zeile beginnt mit { $letter }. { KEY("stop") } schließt die Liste.
       *[no] Keine Zeile beginnt mit { $letter }.
    }
letter-next = nächste Zeile, die mit { $letter } beginnt
ask-find = Welche Wörter suchen?
find-none = Keine Zeile hier hat diese Wörter: { $words }.
headings-none = Hier gibt es keine Überschriften.
replay-seat = Was { $name } sah: Du bist { $name }
replay-onlooker = Was Zuschauer sehen
replay-ask-seat = Wessen Sicht?
replay-nothing = Hier ist nichts zu hören.
replay-hand = Hand: { $cards }
replay-remark = Runde { $round }. { $told }
replay-remarks-none = Kein Zug von { $name } lohnt einen Rückblick.
replay-look-back = Rückblick
replay-play-from-here = Von hier aus spielen
replay-none = Es gibt keine Partie zum Nachspielen.
replay-table =
    { $practice ->
        [no] { $when }: { $game }, { $names }
        [none] { $when }: { $game }, Übungstisch, { $names }
       *[other] { $when }: { $game }, Übungstisch, Verteilung { $practice }, { $names }
    }
unfinished-table = { $table }, begonnen { $when }
statistics-counting = Gezählt: { $done } von { $all } Tischen.
statistics-none = Noch keine Partie ist zu Ende gespielt.
statistics-line =
    { $matches ->
        [one] { $game }: 1 Partie beendet, { $won } von Menschen gewonnen.
       *[other] { $game }: { $matches } Partien beendet, { $won } von Menschen gewonnen.
    }
statistics-name = { $name }: { $won } von { $matches } gewonnen
statistics-games = Alle Spiele
statistics-people = Alle, die gespielt haben
statistics-lessons = Lektionen
statistics-kind = { $kind }: { $won } von { $matches } gewonnen.
statistics-against-easy = Gegen schwache Bots
statistics-against-normal = Gegen normale Bots
statistics-against-hard = Gegen starke Bots
statistics-against-mixed = Gegen Bots mehrerer Stufen
statistics-against-people = Menschen unter sich
statistics-rules-default = Eigene Regeln des Spiels
statistics-rules-house = Hausregeln
statistics-preset = Vorlage { $name }
statistics-streaks = In Folge gewonnen: { $current } zurzeit, { $longest } höchstens.
statistics-points = Punkte im Schnitt: { $match } je Partie, { $round } je Runde.
statistics-course = Von den ersten { $first } Partien gewonnen: { $first_won }. Von den letzten { $last }: { $last_won }.
statistics-curve = Gewonnen im Lauf der Zeit
statistics-lesson = { $game }: { $done } von { $all } Lektionen erledigt.
linear-menu = Tippe eine Nummer. zurück verlässt das Menü, hilfe sagt mehr.
linear-menu-first = Tippe eine Nummer. ende beendet das Programm, hilfe sagt mehr.
linear-list-again = { $title } Tippe eine Nummer; eine leere Zeile liest die Liste vor.
linear-menu-explain = i und eine Nummer, wie i 2, erklärt diese Zeile.
linear-menu-value-before = Minus und eine Nummer, wie -2, nimmt den Wert davor; Plus, wie +2, den nächsten.
linear-menu-words = Statt der Nummer geht auch das erste Wort einer Zeile. Eine leere Zeile liest eine Liste noch einmal vor; im Menü wählt sie Nummer 1. ende beendet das Programm.
linear-nothing-chosen = Hier ist nichts geändert worden.
linear-lines-below = { $heading } { $first } bis { $last }.
linear-no-word = „{ $word }“ verstehe ich hier nicht. Tippe eine Nummer; hilfe sagt mehr.
linear-several-begin = Mehrere Zeilen beginnen mit { $word }: Tippe die Nummer.
nothing-to-resume = Keine Partie ist angefangen.
linear-clauses-found = { $count } Sätze der Regeln enthalten das:
linear-many-clauses = { $count } Sätze der Regeln enthalten das. Zum Lesen tippe { $typed }.
linear-games = Die Spiele: { $titles }. Tippe einen Namen, um es zu spielen.
linear-how-to-play = { $lessons }: Schritt für Schritt lernen. { $rules }: alle Regeln.
linear-voice-elsewhere = Tempo und Lautstärke stellst du in deinem Screenreader ein. Für die Bots: Einstellungen, Tempo der Bots.
linear-lines-near = „{ $word }“ verstehe ich hier nicht. Ähnliche Zeilen:
linear-values = Zur Wahl: { $values }.
linear-setting-named = { $setting }. Zum Ändern tippe { $typed }.
linear-setting-others = { $setting }. Sonst: { $others }.
linear-next-none = Hier gibt es keinen nächsten Wert.
linear-list-changed =
    { $count ->
        [one] Die Liste hat jetzt 1 Zeile, mit anderen Nummern; eine leere Zeile liest sie vor.
       *[other] Die Liste hat jetzt { $count } Zeilen, mit anderen Nummern; eine leere Zeile liest sie vor.
    }
linear-nothing-behind = Hinter diesem Menü ist nichts. ende beendet das Programm.
linear-explain-none = { $text }. Mehr gibt es dazu nicht zu sagen.
linear-menu-enter = Enter allein wählt Nummer 1.
linear-describe = Tippe eine Taste oder ein Wort, und ich sage, was es tut.
linear-answer-itself = Tippe die Antwort selbst.
linear-question-help =
    Antworte mit { $numbers ->
        [yes] einer Nummer oder dem Anfang einer Zeile
       *[no] dem Anfang einer Zeile
    }; Enter allein bricht ab. Nach dem Tisch kannst du auch jetzt fragen.
linear-question = Erst eine Antwort auf die Frage, oder Enter, um abzubrechen.
linear-no-answer = Es gibt keine Antwort { $number }: Zur Wahl stehen 1 bis { $count }.
mode-because-linear = weil der Tisch zeilenweise läuft
menu-events = Was angesagt wird
menu-remap = Eine Taste ändern
place-events = Was angesagt wird
place-remap = Eine Taste ändern
ask-key = Drücke die neue Taste: { $what }. Escape bricht ab.
remap-how = Enter, dann eine andere Taste, ändert sie; Rücktaste stellt sie wieder her.
key-refused-used = { $key } bedeutet schon: { $what }. Drücke eine andere Taste.
key-refused-reset = { $key } bedeutet jetzt: { $what }. Setze zuerst diesen Befehl zurück.
key-refused-hard = Nicht jeder Screenreader lässt { $key } durch. Drücke eine andere Taste.
key-refused-same = { $key } ist im Terminal dasselbe wie eine andere Taste. Drücke eine andere.
key-refused-taken = { $key } gehört dem Terminal. Drücke eine andere Taste.
key-refused-rare = { $key } kommt nicht in jedem Terminal an. Drücke eine andere Taste.
key-refused-unknown = { $key } ist keine Taste, die man benutzen kann. Drücke eine andere.
event-play = Gelegte Karten
event-draw = Gezogene Karten
event-pass = Passen
event-turn = Wer dran ist
event-direction = Wenn sich die Richtung ändert
event-shuffle = Mischen
event-uno = Wer Uno sagt
event-press = Wer gedrückt hat
setting-big_card = Gewählte Karte in großen Buchstaben: { $value }
    .description = Für Sehschwache: die gewählte Karte, wenn der Tisch in Zeilen steht, und in Listen die gewählte Zeile. In der Ansicht mit Karten sind Karten immer groß.
setting-marks = Passende Karten kennzeichnen: { $value }
    .description = In der Ansicht mit Karten sind die passenden gefüllt und haben ein Zeichen.
setting-picture_names = Namen in gespeicherten Bildern: { $value }
    .description = Ob ein gespeichertes Bild die Namen der Spieler zeigt.
setting-motion = Bewegung der Karten: { $value }
    .description = Gelegte und gezogene Karten bewegen sich in drei kurzen Bildern. Beim Geben erscheinen alle Karten in höchstens einer Sekunde. Nie mit einem Screenreader, über ssh oder mit NO_MOTION.
motion-off = aus
motion-little = wenig
setting-theme = Farben: { $value }
    .description = Auch Farbenblinde unterscheiden sie, und jede Farbe ist immer auch ein Wort und ein Zeichen.
theme-dark = hell auf dunkel
theme-light = dunkel auf hell
theme-plain = schwarz-weiß
theme-pastel = helle Karten auf dunkel
quit-how = { KEY("quit") } beendet; die Partie wird gespeichert.
quit-how-unsaved = { KEY("quit") } beendet; die Partie wird nicht gespeichert.
answers-key = { $key }: { $text }
program-error =
    Ein Programmfehler hat uno-tui beendet. Deine Partien sind gespeichert.{ $reported ->
        [yes] { " " }Einzelheiten: { $path }
       *[no] { "" }
    }
program-error-background =
    Ein Programmfehler; du kannst weiterspielen.{ $saved ->
        [yes] { " " }Die Partie ist gespeichert.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Einzelheiten: { $path }
       *[no] { "" }
    }
table-broken =
    Ein Programmfehler hat die Partie angehalten.{ $saved ->
        [yes] { " " }Sie ist gespeichert.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Einzelheiten: { $path }
       *[no] { "" }
    }
record-moved = Ein anderes Programm hat die Datei dieser Partie gelöscht oder verändert; die ganze Partie ist wieder in { $path } gespeichert.
record-unsaved = Ab hier wird diese Partie nicht gespeichert: { $reason }. Du kannst weiterspielen.
record-saved-again = Diese Partie ist wieder gespeichert, mit allen Zügen.
thinking-again = Die starken Bots denken wieder nach.
thinking-fails = Die starken Bots können nicht nachdenken: Ihr Hilfsprogramm startet nicht. Bis es startet, spielen sie wie normale.
table-stopped = Diese Partie ist stehen geblieben. Im Menü geht es weiter.
counts-range = { $least } bis { $most }
linear-only-like = { $card }, Nummer { $number }? Zum Legen tippe ja.
linear-cards-like = { $cards }. Tippe eine Nummer.
linear-none-like = Du hast keine Karte mit „{ $word }“.
linear-all-rules = { $rules } liest alle Regeln vor.
linear-or-draw = Oder tippe { $draw }.
linear-must-draw = Nichts passt: Tippe { $draw }.
linear-chapters = Regeln: { $chapters }. Tippe { $rules } und ein Kapitel, etwa { $rules } { $first }; { $rules } alles liest alles.
linear-older-messages = Ältere Meldungen: { $count }. { $word } { $number } sagt die neueste davon.
linear-about-what = Worüber? Nenne eine Karte, einen Befehl oder eine Regel, zum Beispiel: Was macht { $word }.
linear-no-clause = Über diese Karte allein sagen die Regeln nichts. { $rules } liest sie vor.
linear-allowed = Ja. Tippe { $meant }.
linear-fits = { $card } kann gelegt werden.
linear-dealer =
    { $you ->
        [yes] Du gibst.
       *[no] { $name } gibt.
    }
linear-unfit = { $card } kann jetzt nicht gelegt werden.
linear-no-match = { $card } passt nicht.
linear-would-fit = Sie würde passen.
linear-would-not-fit = Sie würde nicht passen.
linear-none-fits = Davon passt jetzt nichts: { $cards }.
linear-choosable = Zur Wahl: { $cards }.
linear-need-not-play = Nein. Du darfst auch ziehen: Tippe { $draw }.
linear-hand-worth = Deine Karten zählen zusammen { $points }.
linear-only-you-see = Deine Karten siehst nur du.
linear-of-colour = { $colour }: { $count }
linear-playable = Es passen: { $cards }.
linear-playable-together = Zusammen: { $cards }.
linear-playable-rearranging = Durch Umbauen: { $cards }.
linear-cards = { $zone }: { $cards }
zone-of-cards =
    { $count ->
        [one] { $zone }, 1 Karte: { $cards }.
       *[other] { $zone }, { $count } Karten: { $cards }.
    }
zone-empty = leer
zone-card = { $zone }: { $card }.
bot-waits =
    { FRONT() ->
       *[screen] { KEY("go_on") }: Der Bot spielt weiter.
        [lines] Enter: Der Bot spielt weiter.
    }
nobody-waits = Kein Bot wartet auf dich.
nothing-to-announce = In diesem Spiel gibt es nichts anzusagen oder zu melden.
nothing-to-pass =
    { $word ->
        [accept] Nichts anzunehmen. Ziehen geht mit { KEY("draw") }.
       *[pass] Passen kannst du erst nach dem Ziehen: { KEY("draw") }.
    }
keys-range = { $first } bis { $last }
heading = { $text }:
heading-chosen = { $text }: Das ist eine Überschrift, und was dazugehört, steht darunter.
table-count = { $count } Plätze.
table-left =
    { $number ->
        [one] { $names } geht: { $count } Plätze.
       *[other] { $names } gehen: { $count } Plätze.
    }

# Überschriften der Tabellen, die die Kommandozeile zeigt.
column-keys = Tasten
column-what = Was sie tun
column-voice = Stimme
column-state = Zustand
column-get = So bekommst du sie
column-game = Spiel
column-name = Name
column-matches = Beendete Partien
column-won = Gewonnen
column-won-by-people = Von Menschen gewonnen
column-number = { $number }

# Lektionen.
menu-lessons = Lektionen
menu-lesson = Lektion fortsetzen: { $lesson }
menu-first_lesson = Die erste Lektion: { $lesson }
menu-leave_lesson = Diese Lektion verlassen
place-lessons = Lektionen
heading-every-game = Für jedes Spiel
lesson-begins = Lektion: { $title }.
lesson-others-first =
    { $own ->
        [yes] Noch nicht: Erst sagt { $name } etwas.
       *[no] Warte kurz auf { $name }.
    }
lesson-not-now = Noch nicht. { $due }
lesson-allowed = Das wäre erlaubt, aber die Lektion geht anders weiter; es ist nichts passiert.
lesson-uno-next = In dieser Lektion ist Uno ein eigener Schritt: Sag es, wenn danach gefragt wird.
lesson-done =
    { FRONT() ->
       *[screen] Lektion geschafft: { $title }. { KEY("play") } für die nächste, { $next }; { KEY("stop") } für das Menü.
        [lines] Lektion geschafft: { $title }. Tippe { KEY("go_on") } für die nächste, { $next }, oder { KEY("stop") } für das Menü.
    }
lesson-all-done =
    { FRONT() ->
       *[screen] Lektion geschafft: { $title }. Du hast alle geschafft. { KEY("play") }: Menü.
        [lines] Lektion geschafft: { $title }. Du hast alle geschafft. Tippe { KEY("play") } für das Menü.
    }
lesson-left = Du hast die Lektion verlassen: { $title }. Die erste Zeile im Menü setzt sie fort.
lesson-left-early = Du hast die Lektion verlassen: { $title }.
lesson-unreadable = Die Lektion kann nicht gelesen werden: { $reason }
lessons-damaged = Dein Lektionsstand kann nicht gelesen werden: { $path }: { $reason }. Die Lektionen beginnen neu; die Datei bleibt unter anderem Namen erhalten.
lesson-line-done = { $title }, geschafft
lesson-line-stopped = { $title }, Schritt { $step } von { $count }
lesson-go-on = Weiter bei Schritt { $step }
lesson-anew = Von vorn
lesson-ask = Lektion: { $title }. Weitermachen?
goodbye-lesson = Auf Wiedersehen. Die Lektion geht weiter, wann du willst.

# Die Verteilung des Tages.
menu-daily = Verteilung des Tages
place-daily = Verteilung des Tages
place-daily-played = Diese Verteilung des Tages hast du schon gespielt
daily-of-game =
    { $state ->
        [new] { $game }: noch nicht gespielt
        [open] { $game }: begonnen, noch nicht zu Ende
        [abandoned] { $game }: aufgegeben
       *[finished] { $game }: { $result }
    }
daily-explained = Heute haben alle die gleichen Karten: eine Runde nach den üblichen Regeln gegen normale Bots. Nur deine erste Partie zählt.
daily-begun = Verteilung des Tages, { $date }: eine Runde, die gleichen Karten für alle.
daily-again = Verteilung des Tages, { $date }, noch einmal. Diese Partie zählt nicht.
daily-line = uno-tui daily, { $game }, { $date }: { $result }
daily-hint = Diese Zeile noch einmal hören oder kopieren: im Menü unter „Verteilung des Tages“.
daily-copy = Diese Zeile in eine Datei kopieren
daily-copied = Die Zeile steht in der Datei { $path }.
daily-play-again = Noch einmal spielen; das zählt nicht
daily-abandoned = Diese Verteilung hast du aufgegeben.
daily-summary = { $ended }, { $drawn }
daily-ended =
    { $ended ->
        [won] { $turns ->
            [0] gewonnen vor dem ersten Zug
            [1] gewonnen in 1 Zug
           *[other] gewonnen in { $turns } Zügen
        }
        [lost] { $turns ->
            [0] verloren vor dem ersten Zug
            [1] verloren nach 1 Zug
           *[other] verloren nach { $turns } Zügen
        }
       *[nobody] { $turns ->
            [0] ohne Sieg vor dem ersten Zug
            [1] ohne Sieg nach 1 Zug
           *[other] ohne Sieg nach { $turns } Zügen
        }
    }
daily-drawn =
    { $drawn ->
        [0] keine Karte gezogen
        [1] 1 Karte gezogen
       *[other] { $drawn } Karten gezogen
    }
when =
    { $day ->
        [today] heute, { $time }
        [yesterday] gestern, { $time }
       *[other] { $date }, { $time }
    }
date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
