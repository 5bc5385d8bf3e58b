# Die Befehlszeile: ihre Hilfe, was an ihr nicht stimmt, und was Befehle schreiben. Optionen, Befehle und Kennungen bleiben, wie sie sind.

# Hilfe.
help-program = Ein Kartentisch, der spricht. Ohne Befehl beginnt er mit dem Menü.
help-epilog = Tasten im Programm: F1 oder ? sagt, was du drücken kannst.
help-usage = Aufruf: { $line }
help-heading = { $heading }:
help-commands = Befehle
help-words = Wörter
help-options = Optionen
help-entry = { $name }: { $about }
help-shown = diese Hilfe zeigen
help-examples = Beispiele:
help-version = sagen, welche Version das ist
help-play = sich gleich an einen neuen Tisch setzen
help-check = sehen, ob Tischdateien, Lektionen oder ein ganzes Spiel stimmen
help-replay = eine Aufzeichnung Schritt für Schritt durchgehen
help-arena = Bots gegen Bots spielen lassen
help-voices = jede Stimme probieren; sagt, wie man die fehlenden bekommt
help-doctor = alles nachsehen, was zum Spielen nötig ist
help-keys = alle Tasten aufzählen
help-statistics = wie die beendeten Partien ausgegangen sind
help-game = das Spiel: { $games }, oder eines aus einem anderen Paket
help-players = wie viele am Tisch sitzen, dich mitgezählt
help-seats = wer am Tisch sitzt, wie Ana,Ben,Cleo
help-bots = die Bots: eine Stufe für alle außer dir, oder mit --seats die auf den letzten Plätzen, wie easy,normal,hard; oder none
help-rules = Optionen des Spiels, wie response,limit=300
help-preset = ein Tisch, der unter einem Namen gespeichert ist: Spiel, Plätze und Regeln
help-seed = noch einmal die gleichen Karten geben
help-practice = ein Übungstisch: Züge zurücknehmen, nichts zählt
help-deal = ein Übungstisch mit der Verteilung dieser Nummer
help-position = ein Übungstisch, der ab einer Tischdatei weitergeht
help-open-hands = ein Übungstisch, an dem alle Karten offen liegen
help-mode = wer spricht: das Programm, dein Screenreader, niemand
help-linear = Zeile für Zeile, und nichts wird neu gezeichnet
help-language = Englisch, Deutsch oder Französisch
help-look = der Bildschirm: Karten, was gesagt wird, eine Karte je Zeile, eine Zeile, die bleibt
help-pace = wie lange Bots warten; wait: auf deine Taste
help-voice = die Stimme, die spricht, oder none
help-keymap = eine mitgelieferte Tastenbelegung, oder eine Datei
help-transcript = alles Gesagte in eine Datei schreiben, als JSON-Zeilen
help-levels = eine je Platz: easy, normal, hard (sonst: hard normal)
help-rounds = wie viele Runden (sonst 400)
help-rounds-seed = noch einmal die gleichen Runden (sonst 1)
help-output = jede Runde an eine Datei anhängen, als eine Zeile JSON
help-no-keys = nicht nach Tasten fragen
help-scheduler = auf einem Dask-Verbund spielen, etwa tcp://192.0.2.1:8786
help-help = die Hilfe zum Programm oder zu einem Befehl zeigen
help-about = ein Befehl; ohne ihn alle

# Beispiele in der Hilfe.
example-menu = das Menü
example-rummy = ein Tisch UNO Rummy
example-help-play = alles über einen Befehl
example-one-bot = UNO Rummy gegen einen starken Bot
example-play-rules = UNO mit Antworten, bis 300 Punkte
example-shared = Ana und Ben an einer Tastatur, und ein Bot
example-daily = die Verteilung des Tages in UNO
example-daily-maumau = die Verteilung des Tages in Maumau
example-lessons = alle Lektionen
example-lesson = die UNO-Lektion über Bluffs
example-check = ob eine Tischdatei stimmt
example-check-two = zwei Dateien, auf Deutsch
example-replay = eine Aufzeichnung, Schritt für Schritt
example-replay-linear = dasselbe, Zeile für Zeile
example-arena = zwei Bots, 1000 Runden
example-arena-teams = zwei Teams aus je zwei Bots
example-arena-output = jede Runde in eine Datei
example-doctor = was zum Spielen nötig ist, und ob deine Tasten ankommen
example-doctor-alone = dasselbe, ohne Tasten
example-voices = alle Stimmen, eine nach der anderen
example-voices-french = dasselbe auf Französisch
example-keys = deine Tasten
example-keys-left = die Tasten für die linke Hand
example-statistics = deine beendeten Partien
example-statistics-linear = dasselbe in einfachen Zeilen
example-help = alle Befehle

# Was für eigene Wörter steht.
metavar-command = BEFEHL
metavar-game = SPIEL
metavar-name = NAME
metavar-names = NAMEN
metavar-level = STUFE
metavar-levels = STUFEN
metavar-rules = REGELN
metavar-file = DATEI
metavar-options = OPTIONEN
metavar-address = ADRESSE

# Was nicht stimmt.
use-wrong = { $program }: { $message } Hilfe gibt { $program } --help.
command-unknown = Den Befehl { $command } gibt es nicht
argument-unknown = Die Option { $option } gibt es nicht
argument-elsewhere = { $option } gehört zu { $commands }
value-unknown = { $option }: Den Wert { $value } gibt es nicht
argument-extra = { $value } ist hier zu viel
argument-rules = { $value }: Hausregeln stehen hinter --rules, etwa --rules { $rules }
argument-missing = Es fehlt: { $value }
option-ambiguous = { $option } ist nicht eindeutig; es kann bedeuten: { $matches }
value-missing = Hinter { $option } fehlt ein Wert
value-extra = { $option } hat keinen Wert; { $value } ist zu viel
value-no-number = { $option }: { $value } ist keine ganze Zahl
unusable = { $file }: nicht zu gebrauchen: { $reason }
the-output = die Ausgabe
cannot-be-written = lässt sich nicht schreiben: { $reason }
file-name-unusable = { $name } ist unter Windows kein Dateiname; nimm einen anderen
voice-unknown = Die Stimme { $voice } gibt es nicht
voice-contradicts-mode = --voice { $voice } widerspricht --mode { $mode }: Darin spricht das Programm nicht
rules-with-comma = In --rules steht ein Komma ohne Regel daneben
rule-dragged = { $program }: { $rule } ist auch eingeschaltet, weil eine andere Regel es braucht
preset-contradicts = --preset widerspricht { $option }: Eine Vorlage sagt das alles selbst
position-contradicts = --position widerspricht { $option }: Eine Tischdatei sagt das alles selbst
deal-unknown = --deal ist eine Zahl von 1 bis { $highest }, nicht { $deal }
preset-unknown = Die Vorlage { $preset } gibt es nicht
preset-unsaved = Die Vorlage { $preset } gibt es nicht; noch ist keine Vorlage gespeichert
level-unknown = Die Stufe { $level } gibt es nicht
without-name = ohne Namen
players-contradict-seats = --players { $count } widerspricht --seats, wo { $seats } stehen
too-many-bots = In --bots stehen { $bots } Bots, aber es gibt { $seats } Plätze, und einer gehört einem Menschen
rounds-too-few = Mindestens eine Runde muss gespielt werden
arena-seats = { $reason }; nenne die Stufe jedes Bots: { $example }
arena-broken = { $reason }; { $done } von { $rounds } Runden sind gespielt
arena-process-lost = Einer der Prozesse, die die Runden spielen, hat sich beendet
arena-no-processes = Die Runden lassen sich nicht auf Prozesse verteilen: { $reason }
cluster-not-installed = Um auf einem Verbund zu spielen, fehlt ein Paket: { $command }
cluster-no-scheduler = Unter { $address } antwortet kein Scheduler
cluster-no-workers = Der Scheduler unter { $address } hat keine Worker
cluster-workers-die = Worker von { $address } sind über denselben Runden immer wieder gestorben
cluster-lost = Der Scheduler unter { $address } ist verloren
cluster-no-program = Der Worker { $worker } von { $address } hat uno-tui nicht: Installiere es auch dort
cluster-worker-fails = Der Worker { $worker } von { $address } ist nicht zu gebrauchen ({ $error })
cluster-no-game = Der Worker { $worker } von { $address } hat dieses Spiel nicht: Installiere es auch dort
cluster-other-version = Der Worker { $worker } von { $address } hat eine andere Fassung von uno-tui als { $version }

# Was Befehle schreiben.
progress-done = { $done } von { $count }
progress-speed = { $number }/s
progress-left = noch { $time }
progress-files = Dateien
progress-rounds = Runden
progress-tables = Partien
per-cent = { $number } %
arena-played = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} { $game }, { $moves } Züge je Runde, Startwert { $seed }
arena-share = Platz { $seat } { $level }: { $share } der Runden gewonnen (zu 95 % sicher: { $low } bis { $high })
arena-note = Mindestens und höchstens: zu 95 % sicher.
arena-speed = Gespielt in { $seconds } s, { $rounds } Runden je Sekunde
column-seat = Platz
column-level = Stufe
column-won-rounds = gewonnen
column-at-least = mindestens
column-at-most = höchstens
help-lesson = die Lektionen aufzählen oder eine beginnen
help-lesson-name = eine Lektion, wie keys oder uno/bluff; ohne sie werden alle aufgezählt
help-daily = die Verteilung des Tages: eine Runde, die gleichen Karten für alle
help-daily-game = das Spiel: { $games }
daily-not-of-plugin = { $game } hat keine Verteilung des Tages; nur diese Spiele haben eine: { $games }
use-lesson-ambiguous = Mehrere Lektionen heißen { $name }: { $names }; nenne auch das Spiel
use-lesson-unknown = Die Lektion { $name } gibt es nicht
use-lesson-list = { $fault }; uno-tui lesson zählt sie auf

# Der Befehl `host`.
help-host = eine Partie für Freunde eröffnen, die über ssh kommen
help-host-seats = alle, die spielen: die hier, Freunde, Bots
help-here = wie viele an dieser Tastatur spielen (sonst 1)
help-host-bots = Bots auf den letzten Plätzen, die niemand bekommt, zum Beispiel easy,hard
help-listen = wohin Freunde kommen, zum Beispiel 192.168.1.5:8022 (sonst alle Adressen, Port 8022)
help-guests = wie viele Freunde von einer Adresse kommen dürfen (sonst 3)
help-onlookers = Freunde zusehen lassen, für die kein Platz frei ist
metavar-listen = ADRESSE
example-host = eine Partie für Freunde
example-host-seats = bis zu zwei Freunde und ein schwacher Bot
example-host-here = UNO Rummy mit zwei Personen an dieser Tastatur
lesson-begin-so = Eine beginnen: uno-tui lesson { $example }
