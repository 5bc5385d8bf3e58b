# Was `uno-tui doctor` findet. Eine Zeile kann man jemandem schicken, der das Programm kennt; also nennt sie alles genau.
doctor-program = uno-tui { $version }, { $form }; Python { $python }, { $system }.
doctor-form-frozen = ein eigener Ordner
doctor-form-installed = installiert
doctor-form-checkout = aus dem Quelltext
doctor-packages = Pakete: { $packages }.
doctor-packages-missing = Diese Pakete fehlen: { $packages }. Installiere das Programm neu.
doctor-terminal = Terminal: { $columns } Spalten, { $lines } Zeilen, { $colours ->
    [0] keine Farben
   *[other] { $colours } Farben
}; es nennt sich { $name }.
doctor-terminal-small = Für den ganzen Bildschirm ist es zu klein; der braucht { $columns } Spalten und { $lines } Zeilen.
doctor-no-terminal = Was hier geschrieben wird, geht in kein Terminal: Größe und Farben lassen sich nicht sagen.
doctor-encoding = Buchstaben werden als { $encoding } geschrieben.
doctor-encoding-poor = Buchstaben werden als { $encoding } geschrieben, wo nicht alle vorkommen. Stelle das Terminal oder die Sprache des Systems auf UTF-8.
doctor-readers = Screenreader, die laufen: { $readers }.
doctor-readers-none = Es läuft kein Screenreader, der zu finden wäre.
doctor-mode = { $mode }, { $why }.
doctor-mode-open = Wer spricht, ist noch nicht gewählt: Der erste Start fragt danach.
doctor-linear = Der Tisch geht Zeile für Zeile.
doctor-folder-settings = Einstellungen können in { $folder } bleiben.
doctor-folder-tables = Tische können in { $folder } bleiben.
doctor-folder-not = In { $folder } lässt sich nichts schreiben: { $reason }. Gib dir das Recht dazu, oder nenne mit UNO_TUI_HOME einen anderen Ordner.
doctor-no-voice-needed = Hier kann keine Stimme sprechen, und es muss auch keine.
doctor-sounds-wanted = Deine Einstellungen wollen Klänge, und nichts ist zu hören.
doctor-bot = Ein starker Bot denkt in einem eigenen Prozess.
doctor-bot-not = Der Prozess, in dem starke Bots denken, geht nicht: Sie spielen wie normale.
doctor-round = Bots haben eine Runde UNO gespielt, und sie wurde aufgehoben: { $moves } Züge, { $milliseconds } ms.
doctor-round-not = Keine Runde UNO ließ sich zu Ende spielen: { $reason }
doctor-keys = Jetzt die Tasten. Drücke jede, wenn nach ihr gefragt wird; wenn eine nichts bewirkt, drücke N.
doctor-keys-skipped = Tasten wurden nicht probiert.
doctor-press = { $key }?
doctor-key = { $key } kommt an.
doctor-key-not = { $key } kommt nicht an.
doctor-key-instead = Statt { $key } kommt etwas anderes an: { $arrived }
doctor-well = Alles ist in Ordnung.
doctor-missing = Es fehlt etwas: { $what }.
doctor-what-room = Platz im Terminal
doctor-what-letters = Buchstaben
doctor-what-settings = brauchbare Einstellungen
doctor-what-keymap = eine brauchbare Tastenbelegung
doctor-what-presets = brauchbare Vorlagen
doctor-what-lessons = ein brauchbarer Lektionenstand
doctor-what-tables = ein Platz für Tische
doctor-what-voice = eine Stimme
doctor-what-sounds = Klänge
doctor-what-bot = starke Bots
doctor-what-round = eine ganze Runde
