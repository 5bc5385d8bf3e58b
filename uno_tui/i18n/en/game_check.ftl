# What uno-tui check --game finds. Files, ids, moves and words of the code stay as they are.
game-check-contract = Contract: complete.
game-check-texts = Texts: { $count } in each of { $languages }; { $rules } lines of rules.
game-check-variable = Texts: { $text } in { $file } uses { $variables }, which the English text does not.
game-check-rules-length = Texts: { $file } has { $lines } lines, the English rules have { $english }.
game-check-lessons =
    { $count ->
        [one] Lessons: one holds, { $steps } steps.
       *[other] Lessons: { $count } hold, { $steps } steps.
    }
game-check-no-lessons = Lessons: none.
game-check-lesson-unlisted = Lessons: LESSONS does not name { $file }.
game-check-keys =
    { $count ->
        [0] Keys: no own ones. Free: { $free }.
        [one] Keys: one own command, no key twice. Free: { $free }.
       *[other] Keys: { $count } own commands, no key twice. Free: { $free }.
    }
game-check-keys-free = Keys: free in every keymap: { $free }.
game-check-key-shared = Keys: { $key } of { $command } is the program's, for { $rival } (keymap { $keymap }). Choose a free one.
game-check-key-own = Keys: { $key } means both { $rival } and { $command } (keymap { $keymap }). Choose a free one.
game-check-key-written = Keys: write { $key } of { $command } as { $usual }.
game-check-key-wrong = Keys: { $command }: { $reason }.
game-check-no-key = Keys: { $command } needs a key that every terminal sends, such as a letter.
game-check-random = Random play: { $rounds } rounds, { $moves } moves. Cards are conserved, views leak nothing, records replay.
game-check-random-more = Random play: { $refusals } refused moves changed nothing, { $positions } positions were read back, hidden cards were dealt again { $guesses } times.
game-check-in-round = Random play: round { $round }, after "{ $after }": { $reason }.
game-check-raises = { $part }: { $reason }.
game-check-part-texts = Texts
game-check-part-keys = Keys
game-check-part-lessons = Lessons
game-check-part-random = Random play
game-check-part-advice = Hints
game-check-part-levels = Bots
game-check-part-transcript = Transcript
game-check-refused-otherwise = { $move } of { $name }: refusal says { $reason }, play says { $other }
game-check-not-refused = { $move } of { $name } is refused ({ $reason }), but play carries it out
game-check-refused-changes = { $move } of { $name } is refused ({ $reason }), but changes { $what }
game-check-copy-differs = a copy of the table differs in { $what }
game-check-copy-shares = { $move } on a copy changes { $what } of the table itself
game-check-view-leaks = the view of { $name } leaks: { $what } differ when hidden cards are dealt again
game-check-moves-leak = the moves of { $name } differ when hidden cards are dealt again
game-check-shows-view = the view of { $name } shows { $cards }, which { $name } has never seen
game-check-shows-events = events show { $cards } to { $name }, who may not see them
game-check-types = the declared types cannot be sent: { $reason }
game-check-undeclared = { $what } is not declared; name its class in { $where }
game-check-not-sent = { $what } cannot be sent to a player: { $reason }
game-check-sent-differs = { $what } arrives differently at a player; name precise types for { $fields }
game-check-imagined-cards = imagine from the view of { $name } does not deal the cards of the game
game-check-same-hands = Random play: imagine always deals other players their real hands, so the view leaks them.
game-check-same-next = Random play: imagine always puts the real card on top of the draw pile, so the view leaks it.
game-check-no-handler = Commands: { $command } never does anything; give it a move in move_of, or handle it in perform.
game-check-record = the record does not replay: { $reason }
game-check-record-differs = the record replays to another table; { $what } differ
game-check-position = the written position cannot be read: { $reason }
game-check-position-differs = the position changes when it is written, read and written: { $lines }
game-check-position-moves = { $name } has other moves in the position that is read back
game-check-endless = the round does not end within { $moves } moves
game-check-stuck = the round continues, but who should act has no move: { $name }
game-check-listed = moves lists { $move } for { $name }, and refusal says { $reason }
game-check-cards = cards are lost or too many in { $zones }; missing: { $missing }; too many: { $extra }
game-check-no-zones = no card lies in { $zones }; name in zones the position words that hold the cards
game-check-no-positions = Random play: no moment can be written as a position, so no one knows whether cards are lost.
game-check-no-answers = the question "{ $question }" has no answers
game-check-questions = more than { $most } questions follow one key
game-check-silent = { $command } says nothing
game-check-unnamed = proposal and deed have no words for { $move }
game-check-refusal-silent = the refusal { $reason } says nothing
game-check-no-expert = Hints: the game uses the command, but its hard bot has no compare.
game-check-advice =
    Hints: { $advises ->
       *[no] none
        [yes] given
    }; review: { $reviews ->
       *[no] none
        [yes] given
    }; { $asked } decisions asked about.
game-check-advice-refused = a hint names { $move }, which is refused
game-check-level = Bots: { $better } against { $worse } wins { $share } of { $rounds } rounds (95 % confidence: { $low } to { $high }).
game-check-level-weaker = Bots: { $better } is weaker than { $worse }: { $share } of { $rounds } rounds against { $other }.
game-check-transcript = Transcript: one round as { $name } hears it.
game-check-sound = { $game }: everything holds.
game-check-faults =
    { $count ->
        [one] { $game }: one fault.
       *[other] { $game }: { $count } faults.
    }
check-nothing = name a { metavar-file }, or a game with --game { metavar-game }
help-check-game = check a game instead: everything the author of a plug-in needs
help-check-rounds = rounds of random play with --game (default 1000)
