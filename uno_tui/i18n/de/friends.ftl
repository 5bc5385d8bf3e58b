# Freunde, die von anderen Rechnern aus mitspielen, über ssh.

# Bevor jemand kommt.
menu-friends = Freunde einladen
menu-people = Wer mitspielt
menu-talk = Nachricht senden
place-friends = Freunde
place-people = Wer mitspielt
command-talk = Nachricht senden
friends-begin = Partie beginnen
friends-send = Freunde tippen: { $command }
friends-or = Oder: { $command }
friends-only-here = Dieser Rechner ist in keinem Netz: Freunde können nur von hier aus kommen
friends-code = Code: { $code }
friends-copy = Beides in eine Datei schreiben
friends-copied = Die Einladung steht in der Datei { $path }.
friends-invitation = Tippe: { $command } . Code: { $code }.
friends-seat-here = { $name }: hier
friends-seat-friend = { $name }: verbunden
friends-seat-away = { $name }: weg, Platz reserviert
friends-seat-free = { $name }: frei, ein Bot spielt
friends-seat-bot = { $name }: Bot
friends-seat-how = Wähle diese Zeile, um den Platz dem Bot zu lassen oder ihn für Freunde freizugeben.
friends-seat-friend-how = Wähle diese Zeile, um diese Person wegzuschicken.
friends-send-away-sure = { $name } wegschicken? Auch der Code ändert sich dann.
friends-reach-network = Wer kommen darf: nur Freunde in diesem Netz
friends-reach-all = Wer kommen darf: alle mit dem Code
friends-reach-how = Freunde im Heimnetz können immer kommen. Für andere muss dein Router den Port an diesen Rechner weiterleiten, oder ihr nutzt alle dasselbe VPN.
friends-away-wait = Wenn jemand weg ist: Die Partie wartet
friends-away-bot = Wenn jemand weg ist: Ein Bot spielt
friends-away-how = Der Platz bleibt reserviert.
friends-new-code = Neuer Code
friends-new-code-how = Der alte Code gilt nicht mehr. Wer da ist, bleibt da.
friends-known = Zutritt ohne Code: { $names }. Schlüssel vergessen
friends-known-how = Sind ihre Schlüssel vergessen, brauchen sie wieder den Code.
friends-fingerprint = Schlüssel dieses Rechners: { $fingerprint }
friends-close = Tisch für Freunde schließen
friends-close-sure = Alle Freunde wegschicken?
friends-closed = Geschlossen. Niemand kann mehr kommen.
friends-host-only = Das darf nur, wer eingeladen hat.
friends-no-sounds = Klänge gibt es nur an dem Rechner, auf dem das Spiel läuft.

# Wer kommt und geht.
friends-arrived = { $name } ist da. { $away ->
    [0] { $free ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
    [one] 1 Person fehlt noch.
   *[other] { $away } Personen fehlen noch.
}
friends-back = { $name } ist wieder da.
friends-left = { $name } ist weg. Die Partie wartet.
friends-left-bot = { $name } ist weg. Ein Bot spielt weiter.
friends-left-lobby = { $name } ist weg.
friends-missing = { $count ->
    [one] { $names } ist weg. Der Platz ist reserviert.
   *[other] { $names } sind weg. Die Plätze sind reserviert.
}
friends-code-spent = Zu viele falsche Codes. Niemand kann mehr kommen. Mach einen neuen Code, im Menü unter „Freunde einladen“.

# Was Gäste gefragt werden und hören.
friends-login-code = {"Code: "}
friends-login-wrong = Das ist nicht der Code.
friends-login-no-more = Zu viele Versuche. Frag die Person, die dich eingeladen hat.
friends-login-crowded = Zu viele Verbindungen von deiner Adresse. Bitte die Person, die dich eingeladen hat, mehr zu erlauben.
friends-login-full = Der Tisch ist voll. Versuch es später noch einmal.
friends-login-far = Hier darf nur mitspielen, wer im selben Netz ist. Bitte die Person, die dich eingeladen hat, auch andere zuzulassen.
friends-ask-language = Sprache? Tippe eine Nummer.
friends-ask-way = Wie möchtest du das Spiel verfolgen? Tippe eine Nummer.
friends-way-page = Auf einer Seite für meinen Screenreader
friends-way-lines = Zeile für Zeile
friends-way-picture = Mit Bildern der Karten
friends-is-page = Seite für deinen Screenreader. { KEY("menu") } öffnet das Menü, dort lässt sich das ändern.
friends-is-lines = Zeile für Zeile. Tippe { KEY("menu") } für das Menü.
friends-is-picture = Bilder der Karten. { KEY("menu") } öffnet das Menü, dort lässt sich das ändern.
friends-full = Alle Plätze am Tisch von { $name } sind besetzt.
friends-house-rules = Hausregeln: { $list }.
friends-wait = Du bist am Tisch von { $name }. Die Partie hat noch nicht begonnen.
friends-missed = { $count ->
    [one] Inzwischen:
   *[other] Inzwischen gab es { $count } Meldungen:
}
friends-host-left = { $name } hat die Partie verlassen. Sie ist gespeichert.
friends-closed-guest = { $name } hat den Tisch geschlossen.
friends-sent-away = { $name } hat deinen Besuch beendet.
goodbye-guest = Auf Wiedersehen. Dein Platz bleibt reserviert.

# Nachrichten.
friends-talk = Nachricht?
friends-says = { $name }: { $text }
friends-says-you = { $name }, an dich: { $text }
friends-said = Du: { $text }
friends-nobody = Es sind keine Freunde da.
friends-talk-empty = Die Nachricht ist leer.
friends-talk-too-many = Zu viele Nachrichten. Warte einen Moment.
friends-talk-self = Das bist du selbst.
friends-talk-unwanted = { $name } möchte keine Nachrichten.
friends-talk-unknown = { $name } ist nicht da.
setting-messages = Nachrichten von Freunden: { $value }
    .description = Sind sie aus, werden sie weder gesagt noch gezeigt.

# Was nicht geht.
friends-no-package = Um mit Freunden zu spielen, fehlt noch ein Paket, asyncssh. Installiere es mit: pip install "uno-tui[friends]"
friends-port-in-use = Port { $port } ist belegt, vielleicht von einem anderen Tisch. Nimm mit --listen einen anderen.
friends-port-forbidden = Das System erlaubt Port { $port } nicht. Nimm mit --listen einen über 1023.
friends-address-not-here = { $address } ist keine Adresse dieses Rechners. Ohne --listen gelten alle.
friends-not-listening = Niemand kann kommen: { $reason }
friends-listen-unknown = --listen braucht eine Adresse, einen Port oder beides, zum Beispiel 192.168.1.5:8022 oder :8022, nicht { $address }.
friends-guests-too-few = --guests braucht eine Zahl ab 1.
friends-here-too-few = --here braucht eine Zahl ab 1.
friends-preset-practises = Die Vorlage { $preset } ist zum Üben, dort kann kein Freund mitspielen.
friends-no-seat-left = Für Freunde bleibt kein Platz. Plätze: { $seats }, davon hier: { $here }, Bots: { $bots }.

# Wie man das Spiel verfolgt, Warten, Wettdrücken.
friends-onlooker = { $name } sieht zu.
friends-onlooker-line = { $name }: sieht zu
friends-waits-line = { $name }: ohne Platz
friends-wait-no-seat = Du bist am Tisch von { $name }, ohne Platz. Die Partie hat noch nicht begonnen.
friends-takes-seat = { $guest } spielt jetzt mit, als { $name }.
friends-you-look-on = Du siehst beim Spiel von { $name } zu.
friends-onlookers-no = Zuschauer: nein
friends-onlookers-yes = Zuschauer: ja
friends-onlookers-how = Freunde, für die kein Platz frei ist, dürfen zusehen. Sie hören, was alle wissen dürfen.
friends-seat-is-free = Ein Platz ist frei. Zum Mitspielen wähle im Menü „Einen freien Platz nehmen“.
friends-no-seat = Kein Platz ist frei.
menu-take_seat = Einen freien Platz nehmen
friends-idle-line = Wenn jemand nichts tut: { $minutes ->
    [0] Die Partie wartet
    [one] Nach 1 Minute spielt ein Bot
   *[other] Nach { $minutes } Minuten spielt ein Bot
}
friends-idle-how = Jede Taste bringt die Person zurück.
menu-way = Wie du das Spiel verfolgst
place-way = Wie du das Spiel verfolgst
friends-idle = { $name } tut nichts. Ein Bot spielt weiter.
friends-race-close = Knapp: { $first } war { $count } Hundertstel schneller als { $second }.
friends-reads = { $name } liest etwas. Die Partie wartet.
friends-left-out = Hier fehlen Zeilen, weil die Verbindung zu langsam war. Sie stehen in den Meldungen.
friends-you-are = Du spielst als { $name }.
friends-pressed = Gedrückt.
friends-said-to = Du, an { $name }: { $text }
friends-not-invited = { $count ->
    [one] { $names } ist nicht da. „Freunde einladen“ im Menü lässt sie herein.
   *[other] { $names } sind nicht da. „Freunde einladen“ im Menü lässt sie herein.
}
friends-reach-sure = Alle hereinlassen, die den Code haben, von überall?
friends-letter-first = { $name } lädt dich zum Kartenspielen ein. Tippe in einem Terminal:
friends-letter-command = { $command }
friends-letter-code = Code: { $code }
friends-letter-last = Beim ersten Mal beantworte die Frage nach dem Rechner mit yes. Während du den Code tippst, ist nichts zu sehen.
