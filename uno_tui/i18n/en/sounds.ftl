# Sounds: what they are for, and what each one says.
menu-hear = Hear and choose sounds
place-hear = Sounds
heading-hear = Hear the sounds
setting-sounds = Sounds: { $value }
    .description = Short sounds for game events, with or instead of routine speech.
sounds-none = off
sounds-with-speech = with speech
sounds-instead-of-small-talk = instead of routine speech
setting-sound_volume = Volume of sounds: { $value }
    .description = From 0 to 10, independent of the voice.
sounds-how =
    { FRONT() ->
        [lines] Type a line's number to hear it, or minus and its number to switch it on or off.
       *[screen] Enter to hear it, Backspace to switch it on or off.
    }
sounds-on = Sounds on.
sounds-on-failing = Sounds on, but nothing is heard: { $reason }
sounds-silent = Nothing is heard: { $reason }
sounds-off = Sounds off.
sounds-begin-none =
    { FRONT() ->
       *[screen] Sounds are off; { KEY("sounds") } switches them on.
        [lines] Sounds are off; type { KEY("sounds") } to switch them on.
    }
sounds-begin =
    { FRONT() ->
       *[screen] Sounds are on; { KEY("sounds") } switches them off.
        [lines] Sounds are on; type { KEY("sounds") } to switch them off.
    }
sound-turn = It is your turn
sound-laid = Someone else plays a card; the pitch tells the colour
sound-laid-mine = You play a card
sound-playable = The card you drew is playable
sound-skip = Someone is skipped
sound-reverse = The direction changes
sound-cost = Something costs you
sound-last = Someone has one card left
sound-edge = The edge of a list
sound-round-won = You win the round
sound-round-lost = Others win the round
sound-match-won = You win the match
sound-match-lost = Others win the match
sound-race = The buzzer race starts
sound-claim = Someone claims a sequence
sound-tile = Tiles are played
sound-due = Something is pending
sound-arrival = A friend arrives
sound-message = A friend sends a message
