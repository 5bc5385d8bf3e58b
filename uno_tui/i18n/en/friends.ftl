# Friends who play from other machines, over ssh.

# Before anybody comes.
menu-friends = Invite friends
menu-people = Who is playing
menu-talk = Send a message
place-friends = Friends
place-people = Players
command-talk = send a message
friends-begin = Start the game
friends-send = Friends type: { $command }
friends-or = Or: { $command }
friends-only-here = This machine is not on a network: friends can come from this machine only
friends-code = Code: { $code }
friends-copy = Write both to a file
friends-copied = The invitation is in the file { $path }.
friends-invitation = Type: { $command } . Code: { $code }.
friends-seat-here = { $name }: here
friends-seat-friend = { $name }: connected
friends-seat-away = { $name }: away, seat kept
friends-seat-free = { $name }: free, a bot plays
friends-seat-bot = { $name }: bot
friends-seat-how = Choose this line to keep the seat for the bot, or to free it for a friend.
friends-seat-friend-how = Choose this line to send this friend away.
friends-send-away-sure = Send { $name } away? The code changes, too.
friends-reach-network = Who may come: only friends on this network
friends-reach-all = Who may come: anyone with the code
friends-reach-how = Friends on your home network can always come. For others, your router must forward the port to this machine, or all of you use the same VPN.
friends-away-wait = When a friend is away: the game waits
friends-away-bot = When a friend is away: a bot plays
friends-away-how = The seat stays theirs.
friends-new-code = New code
friends-new-code-how = The old code no longer works. Friends who are here stay.
friends-known = Let in without a code: { $names }. Forget their keys
friends-known-how = Once their keys are forgotten, they need the code again.
friends-fingerprint = This host's key: { $fingerprint }
friends-close = Close the table to friends
friends-close-sure = Send all friends away?
friends-closed = Closed. No friend can come.
friends-host-only = Only the host can do that.
friends-no-sounds = Sounds play on the host's machine only.

# Who comes and goes.
friends-arrived = { $name } is here. { $away ->
    [0] { $free ->
        [0] All seats are taken.
        [one] 1 seat is free.
       *[other] { $free } seats are free.
    }
    [one] 1 friend is still away.
   *[other] { $away } friends are still away.
}
friends-back = { $name } is back.
friends-left = { $name } is gone. The game waits for them.
friends-left-bot = { $name } is gone. A bot plays for them.
friends-left-lobby = { $name } is gone.
friends-missing = { $count ->
    [one] { $names } is away. Their seat is kept.
   *[other] { $names } are away. Their seats are kept.
}
friends-code-spent = Too many wrong codes. No one can come until you make a new code, in the menu under Invite friends.

# What a guest is asked and told.
friends-login-code = {"Code: "}
friends-login-wrong = That is not the code.
friends-login-no-more = Too many tries. Ask your host.
friends-login-crowded = Too many connections from your address. Ask your host to let more people in from there.
friends-login-full = The table is full. Try again later.
friends-login-far = Only people on the host's own network may come in. Ask your host to allow others.
friends-ask-language = Language? Type a number.
friends-ask-way = How do you want to follow the game? Type a number.
friends-way-page = On a page for my screen reader
friends-way-lines = Line by line
friends-way-picture = With pictures of the cards
friends-is-page = Page for your screen reader. { KEY("menu") } opens the menu, where that can be changed.
friends-is-lines = Line by line. Type { KEY("menu") } for the menu.
friends-is-picture = Pictures of the cards. { KEY("menu") } opens the menu, where that can be changed.
friends-full = All seats at { $name }'s table are taken.
friends-house-rules = House rules: { $list }.
friends-wait = You are at { $name }'s table. The game has not begun.
friends-missed = { $count ->
    [one] Meanwhile:
   *[other] Meanwhile, { $count } messages:
}
friends-host-left = { $name } has left the game. It is saved.
friends-closed-guest = { $name } has closed the table.
friends-sent-away = { $name } has ended your visit.
goodbye-guest = Goodbye. Your seat is kept.

# Messages.
friends-talk = Message?
friends-says = { $name }: { $text }
friends-says-you = { $name }, to you: { $text }
friends-said = You: { $text }
friends-nobody = No friend is here.
friends-talk-empty = The message is empty.
friends-talk-too-many = Too many messages. Wait a moment.
friends-talk-self = That is you.
friends-talk-unwanted = { $name } wants no messages.
friends-talk-unknown = { $name } is not here.
setting-messages = Messages from friends: { $value }
    .description = When off, messages are neither said nor shown.

# What is wrong.
friends-no-package = To play with friends, one more package is needed, asyncssh. Install it with: pip install "uno-tui[friends]"
friends-port-in-use = Port { $port } is in use, perhaps by another table. Choose another one with --listen.
friends-port-forbidden = The system does not allow port { $port }. Choose one above 1023 with --listen.
friends-address-not-here = { $address } is not an address of this machine. Without --listen, all of them are used.
friends-not-listening = No friend can come: { $reason }
friends-listen-unknown = --listen needs an address, a port or both, for example 192.168.1.5:8022 or :8022, not { $address }.
friends-guests-too-few = --guests needs a number of at least 1.
friends-here-too-few = --here needs a number of at least 1.
friends-preset-practises = The preset { $preset } is for practice, where no friend can play.
friends-no-seat-left = No seat is left for a friend. Seats: { $seats }, of these here: { $here }, bots: { $bots }.

# Ways, waiting, races.
friends-onlooker = { $name } is watching.
friends-onlooker-line = { $name }: watching
friends-waits-line = { $name }: no seat
friends-wait-no-seat = You are at { $name }'s table, without a seat. The game has not begun.
friends-takes-seat = { $guest } plays as { $name } now.
friends-you-look-on = You are watching { $name }'s game.
friends-onlookers-no = Spectators: no
friends-onlookers-yes = Spectators: yes
friends-onlookers-how = Friends for whom no seat is free may watch. They hear what everyone may know.
friends-seat-is-free = A seat is free. To play, choose “Take a free seat” in the menu.
friends-no-seat = No seat is free.
menu-take_seat = Take a free seat
friends-idle-line = When a friend does nothing: { $minutes ->
    [0] the game waits
    [one] a bot plays after 1 minute
   *[other] a bot plays after { $minutes } minutes
}
friends-idle-how = Any key brings the friend back.
menu-way = How to follow the game
place-way = How to follow the game
friends-idle = { $name } does nothing. A bot plays for them.
friends-race-close = Close: { $first } was faster than { $second } by { $count ->
    [one] 1 hundredth
   *[other] { $count } hundredths
} of a second.
friends-reads = { $name } is reading. The game waits.
friends-left-out = Some lines are missing here, because the connection was too slow. They are in the messages.
friends-you-are = You play as { $name }.
friends-pressed = Pressed.
friends-said-to = You, to { $name }: { $text }
friends-not-invited = { $count ->
    [one] { $names } is not here. Invite friends, in the menu, lets them in.
   *[other] { $names } are not here. Invite friends, in the menu, lets them in.
}
friends-reach-sure = Let in anyone who has the code, from anywhere?
friends-letter-first = { $name } invites you to a game of cards. In a terminal, type:
friends-letter-command = { $command }
friends-letter-code = Code: { $code }
friends-letter-last = The first time, answer yes to the question about the host. Nothing is shown while you type the code.
