# Was an den Wörtern dieses Spiels in Tischdateien nicht stimmt.
family-no-chosen-colour = Zu { $card } wird keine Farbe gewählt
family-top-without-colour = Zur obersten Karte { $card } gehört ihre Farbe, wie { $card }:R
family-drawn-in-debt = Solange Karten fällig sind, hat niemand eine gewöhnliche Karte gezogen
family-owes-no-uno-for-drawn = { $name } schuldet für eine gezogene Karte kein Uno
family-debt-unknown = Fällige Karten sind von { $other } oder (ungesagt) von { $usual }, nicht von { $found }
family-without-colour = { $card } wird ohne Farbe gelegt
family-without-swap = { $card } wird ohne Tausch gelegt
family-owes-no-uno = { $name } schuldet mit { $count } Karten kein Uno
