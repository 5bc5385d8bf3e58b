# Start und Menüs.
app-title = UNO-Tisch
menu-title = Menü
menu-resume = Am unfertigen Tisch weiterspielen
menu-new = Eine Partie { $game } mit { $count } Personen beginnen
menu-back = Zurück zum Tisch
menu-abandon = Diesen Tisch aufgeben
menu-rules = Regeln von { $game }
menu-settings = Einstellungen
menu-keys = Tasten
menu-voices = Stimmen, und wie man eine bekommt
menu-quit = Beenden
goodbye-saved = Auf Wiedersehen. Der Tisch ist gespeichert.
goodbye = Auf Wiedersehen.
welcome = Willkommen am Kartentisch.
hand-over = { $name }, drücke Enter.
hand-title = Hand
hand-hidden = Die Hand ist verdeckt.
place-help = Was kann ich hier drücken?
place-rules = Regeln
place-settings = Einstellungen
place-history = Meldungen
place-voices = Stimmen
list-empty = Hier ist nichts.
escape-closes = Escape schließt.
table-unreadable = Der unfertige Tisch ist nicht lesbar: { $reason }
position-copied = Die Stellung steht in der Datei { $path }.
file-trouble = { $path } kann nicht geschrieben werden: { $reason }

# Betriebsarten.
mode-voice = Das Programm spricht
mode-reader = Dein eigener Screenreader oder deine Braillezeile liest
mode-silent = Niemand spricht
mode-ask = Wie möchtest du das Spiel hören? V: Das Programm spricht. R: Dein eigener Screenreader liest. S: Stille.
mode-ask-reader-found = { $reader } scheint zu laufen.
mode-line = { $mode }, { $why }. F5 oder Umschalt+S ändert es.
mode-line-linear = { $mode }, { $why }. Das Wort settings ändert es.
mode-because-flag = weil die Befehlszeile es sagt
mode-because-environment = weil { $variable } es sagt
mode-because-settings = wie du gewählt hast
mode-because-default = weil nichts anderes gewählt ist
mode-because-pipe = weil dies kein Terminal ist

# Einstellungen.
setting-mode = Wer spricht: { $value }
setting-language = Sprache: { $value }
setting-voice = Stimme: { $value }
setting-rate = Tempo: { $value }
setting-rate-none = Tempo: Diese Stimme hat ihr eigenes
setting-verbosity = Ausführlichkeit: { $value }
setting-pace = Tempo der Bots: { $value }
setting-players = Spieler am neuen Tisch: { $value }
setting-bots = Stärke der Bots: { $value }
setting-keymap = Tastenbelegung: { $value }
setting-card_playable = Sagen, welche Karten spielbar sind: { $value }
setting-card_place = Den Platz einer Karte sagen: { $value }
setting-card_points = Die Punkte einer Karte sagen: { $value }
setting-announcements = Ansagezeile: { $value }
setting-slips = Versehen außer der Reihe kosten nichts: { $value }
value-on = an
value-off = aus
value-first = die beste, die da ist
language-en = English
language-de = Deutsch
language-fr = français
verbosity-terse = knapp
verbosity-normal = normal
verbosity-full = ausführlich
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-wait = auf mich warten
level-easy = leicht
level-normal = normal
level-hard = schwer

# Stimmen.
voices-testing = Jede Stimme sagt einen Probesatz.
voices-test = Dies ist die Stimme { $voice }.
voices-there = { $voice }: Sie ist da und hat gesprochen.
voices-missing = { $voice }: fehlt. { $reason }
voices-get = So bekommst du sie: { $how }
voices-none = Hier kann keine Stimme sprechen.
voice-help-nvda = Starte NVDA. Damit es nicht auch den Bildschirm liest, schalte mit NVDA+5 die Meldung dynamischer Änderungen aus.
voice-help-jaws = Starte JAWS.
voice-help-system-access = Starte System Access.
voice-help-window-eyes = Starte Window-Eyes.
voice-help-dolphin = Starte den Screenreader von Dolphin.
voice-help-pc-talker = Starte PC-Talker.
voice-help-sapi5 = Windows spricht von selbst; eine SAPI-5-Stimme muss unter Einstellungen, Zeit und Sprache, Sprache installiert sein.
voice-help-voiceover = Starte VoiceOver und erlaube im VoiceOver-Dienstprogramm unter Allgemein die Steuerung mit AppleScript; gib dem Terminal in den Systemeinstellungen unter Datenschutz das Recht Automation.
voice-help-say = Sie gehört zu macOS.
voice-help-speech-dispatcher = Installiere die Pakete speech-dispatcher, speech-dispatcher-espeak-ng und espeak-ng, und probiere spd-say hallo.
voice-help-ao2-speechd = Sie braucht dieselben Pakete wie speech-dispatcher und das Python-Paket speechd-unofficial.
voice-help-espeak-ng = Installiere das Paket espeak-ng.
voice-help-prism = Installiere das Extra: pip install 'uno-tui[prism]'.
voice-help-espeak = Installiere das Extra: pip install 'uno-tui[espeak]'. Es braucht sonst nichts vom System.

# Der Tisch Zeile für Zeile.
linear-prompt = Befehl:
linear-choose = Nummer:
linear-help = Eine Nummer spielt diese Karte. Ein Buchstabe oder Wort ist ein Befehl; help zählt sie auf.
linear-unknown = Es gibt keinen Befehl { $word }. help zählt die Befehle auf.
linear-no-number = Es gibt hier keine Nummer { $number }.
linear-hand = Deine Hand: { $cards }
linear-item = { $number } { $text }
linear-more =
    { $count ->
        [one] Noch 1 Zeile: Enter geht weiter, ein Wort endet.
       *[other] Noch { $count } Zeilen: Enter geht weiter, ein Wort endet.
    }
no-such-card = Es gibt keine Karte Nummer { $number }: Du hältst { $count }.
replay-step = { $line }
replay-end = Hier endet die Aufzeichnung.
replay-start = Das ist der Anfang.
replay-help = Enter: nächster Schritt. b: zurück. Ein Name: dessen Sicht. q: Ende.
value-yes = Ja
value-no = Nein
value-match_end-limit = bei einer Punktgrenze
value-match_end-rounds = nach einer Zahl von Runden
menu-table = Neuer Tisch: Spiel, Personen, Regeln
menu-replay = Einen Tisch nachspielen
menu-statistics = Statistik
abandon-sure = Diesen Tisch endgültig verlassen?
new-sure = Ein Tisch ist nicht zu Ende. Trotzdem einen neuen beginnen?
place-table = Neuer Tisch
place-replay = Welcher Tisch?
place-statistics = Statistik
table-start = Beginnen
table-game = Spiel: { $game }
table-seat = Platz { $number }: { $name }, { $player }
table-name = Name auf Platz { $number }: { $name }
table-more = Ein Platz mehr
table-fewer = Ein Platz weniger
table-option = { $option }: { $value }
table-besides = { $list } mit umgeschaltet
table-save = Diese Auswahl als Vorlage sichern
table-use = Vorlage { $name } nehmen
table-forget = Vorlage { $name } löschen
table-saved = Die Vorlage { $name } ist gesichert.
table-forgotten = Die Vorlage { $name } ist gelöscht.
table-used = Die Vorlage { $name } gilt.
table-vanished = Die Vorlage { $name } gibt es nicht mehr.
table-seats-range = { $game } ist für { $least } bis { $most } Personen.
table-person-needed = Jemand muss ein Mensch sein.
player-person = ein Mensch
player-easy = ein leichter Bot
player-normal = ein normaler Bot
player-hard = ein starker Bot
ask-name = Name?
ask-preset = Name der Vorlage?
ask-number = { $option }, von { $low } bis { $high }?
typing-help = Tippen, dann Enter. Escape bricht ab.
typing-empty = nichts
typed-deleted = { $letter } gelöscht
name-twice = Jemand heißt schon { $name }.
name-bad = So kann niemand heißen: Ein Name hat zwei Buchstaben oder mehr, keine Leerzeichen, und ist keine Karte und kein Wort der Tischdateien.
number-bad = Das ist keine Zahl von { $low } bis { $high }.
explain-none = Dazu ist nichts zu sagen.
headings-none = Hier gibt es keine Überschriften.
replay-seat = Wie { $name } es sah
replay-onlooker = Wie Zuschauende es sehen
replay-ask-seat = Wessen Sicht?
replay-nothing = Hier ist nichts zu hören.
replay-hand = Hand: { $cards }
replay-none = Es gibt keinen Tisch zum Nachspielen.
replay-table = { $when }: { $game }, { $names }
statistics-none = Noch keine Partie ist zu Ende gespielt.
statistics-line =
    { $matches ->
        [one] { $game }: 1 Partie beendet, { $won } von Menschen gewonnen.
       *[other] { $game }: { $matches } Partien beendet, { $won } von Menschen gewonnen.
    }
statistics-name = { $name }: { $won } von { $matches } gewonnen
linear-menu = Eine Zahl wählt; i und eine Zahl erklärt; Enter wählt 1.
linear-describe = Tippe eine Taste oder ein Wort, und ich sage, was es tut.
linear-question = Erst eine Antwort auf die Frage, oder Enter, um sie aufzugeben.
mode-because-linear = weil der Tisch zeilenweise läuft
