# Sounds: what they are for, and what each one says.
menu-hear = Hear and choose sounds
place-hear = Sounds
heading-hear = Hear the sounds
setting-sounds = Sounds: { $value }
    .description = Short sounds for what happens at the table. They never say anything that is not said in words as well, unless you let them stand for small talk.
sounds-none = off
sounds-with-speech = with speech
sounds-instead-of-small-talk = instead of small talk
setting-sound_volume = Volume of sounds: { $value }
    .description = From 0 to 10, apart from the voice.
sounds-how =
    { FRONT() ->
        [lines] The number of a line lets you hear it; with a minus before it, it is switched on or off.
       *[screen] Enter lets you hear it, Backspace switches it on or off.
    }
sounds-on = Sounds on.
sounds-on-failing = Sounds on; but nothing is heard: { $reason }
sounds-silent = Nothing is heard: { $reason }
sounds-off = Sounds off.
sounds-begin-none = Sounds are off; { KEY("sounds") } switches them on.
sounds-begin = Sounds are on; { KEY("sounds") } switches them off.
sound-turn = It is your turn
sound-laid = Somebody else lays a card; the colour is the pitch
sound-laid-mine = You lay a card
sound-playable = The card you drew can be played
sound-skip = Somebody is skipped
sound-reverse = Play goes the other way
sound-cost = Something costs you
sound-last = Somebody has one card left
sound-edge = The edge of a list
sound-round-won = You win the round
sound-round-lost = Others win the round
sound-match-won = You win the match
sound-match-lost = Others win the match
sound-race = The race opens
sound-claim = Somebody claims a sequence
sound-tile = Tiles are laid
sound-due = Something is due
