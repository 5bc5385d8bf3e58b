# What goes wrong between a table and players elsewhere.
remote-not-ours = dort antwortet kein Tisch von uno-tui; prüfe, womit du dich verbindest
remote-version = die Gegenseite spricht Version { $theirs }, dieses Programm Version { $ours }; installiere auf beiden dasselbe uno-tui
remote-unreadable = was von der Gegenseite kommt, ist nicht zu verstehen: { $reason }
remote-other-seat = die Gegenseite zieht für einen Platz, der nicht ihrer ist
