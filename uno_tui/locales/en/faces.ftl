# What games ask and answer at the table.
face-ume-base-you = Your base
face-ume-base-other = { $name }'s base
face-ume-no-discard = The discard pile is empty.
face-ume-take = Take a card
face-ume-give = Give a card
face-ume-piece = { $card } of { $name }
face-ume-not-own = That card is not in your base.
face-ume-near-nobody = Nobody is one card away.
face-ume-permission-now-you = You are asked for permission: press Enter.
face-ume-permission-now-other = { $name } is asked for permission.
face-ume-again-now = You may draw another card: Enter asks again.
ask-ume-exchange = Take or give?
ask-ume-from = From whom?
ask-ume-to = To whom?
ask-ume-card = Which card?
ask-ume-piece = Card { $number } to put away?
ask-ume-permission = { $name } wants to change your shielded base. Allow it?
ask-ume-again = Draw another card?
ask-ume-sure = { $effect } Sure?
value-none = none
face-teams-give = { $names } must choose a card for the partner.
face-teams-swap = { $names } must choose a card to swap with the partner.
face-teams-share = { $names } must share the hand with the partner.
face-teams-teams = Together: { $list }.
face-maumau-dealing-you = You say how many cards everybody gets: press Enter.
face-maumau-dealing-other = { $name } says how many cards everybody gets.
face-maumau-due-you = You must answer or accept.
face-maumau-due-other = { $name } must answer or accept.
face-maumau-answers = You may answer with: { $cards }.
face-maumau-accept = { KEY("draw") } accepts.
ask-rummy-action = Which tile shall work?
ask-rummy-colour = The Joker is which colour?
ask-rummy-number = Which number?
ask-rummy-join = Join with which set?
ask-rummy-joker = The Joker stands for which tile?
ask-rummy-where = Where does { CARD($card, form: "the") } go?
face-rummy-begun = New set: { $tile }.
face-rummy-cannot-join = Go to a set on the table first: { KEY("next_group") }.
face-rummy-cannot-split =
    { FRONT() ->
       *[screen] A set is split before a tile that is not its first: go there first.
        [lines] A set is split before a tile that is not its first: go to the set with { KEY("next_group") }, then type { KEY("split") } and the number of that tile.
    }
face-rummy-carried = Carried
face-rummy-carry = Carry it
face-rummy-carrying =
    { FRONT() ->
       *[screen] You carry { $tile }. { KEY("play") } on a set puts it there, { KEY("new_set") } begins a new set.
        [lines] You carry { $tile }. Go to a set with { KEY("next_group") }, any of its numbers puts it there; { KEY("new_set") } begins a new set.
    }
face-rummy-taken =
    { FRONT() ->
       *[screen] Taken: { $tile }. { KEY("play") } on a set puts it there, { KEY("new_set") } begins a new set.
        [lines] Taken: { $tile }. Go to a set with { KEY("next_group") }, any of its numbers puts it there; { KEY("new_set") } begins a new set.
    }
face-rummy-taken-back = One step taken back.
face-rummy-done-again = Done again.
face-rummy-no-step-back = Nothing to take back.
face-rummy-no-step-again = Nothing to do again.
face-rummy-stock =
    { $count ->
        [0] The stock is empty.
        [one] 1 tile in the stock.
       *[other] { $count } tiles in the stock.
    }
face-rummy-count-you =
    { $count ->
        [0] You: no tile
        [one] You: 1 tile
       *[other] You: { $count } tiles
    }
face-rummy-count-other =
    { $count ->
        [0] { $name }: no tile
        [one] { $name }: 1 tile
       *[other] { $name }: { $count } tiles
    }
face-rummy-draft-laid =
    { $count ->
        [0] Nothing of your rack is laid yet.
       *[other] { $count } of at most 4 from your rack: { $tiles }.
    }
face-rummy-draft-freed =
    { $count ->
        [one] One Joker freed.
       *[other] { $count } Jokers freed.
    }
face-rummy-draft-carried = You still carry { $tiles }.
face-rummy-draft-ready = { KEY("finish") } finishes.
face-rummy-draft-actions = More than one has an action, and one of them will work: { $tiles }.
face-rummy-full = At most four tiles of the rack in a turn.
face-rummy-given-up = Draft given up: the table is as before. { KEY("take_back") } brings it back.
face-rummy-hint-none = Nothing can be laid. { KEY("draw") } draws.
face-rummy-hint-maybe = There may be something better.
face-rummy-new-set = a new set
face-rummy-not-yours =
    { FRONT() ->
       *[screen] { $tile } belongs to the table: { KEY("play") } on a set puts it there, { KEY("take_back") } takes the step back.
        [lines] { $tile } belongs to the table: go to a set with { KEY("next_group") }, any of its numbers puts it there; { KEY("take_back") } takes the step back.
    }
face-rummy-nothing-carried = Nothing is carried, and no tile of the rack is selected.
face-rummy-nothing-fits = Nothing can be laid. { KEY("draw") } draws.
face-rummy-put-back = Back in the rack: { $tile }.
face-rummy-rack = Rack
face-rummy-split = Split: { $first }, and { $second }.
face-rummy-table-empty = The table is empty.
face-ume-auto = The program sees sequences by itself here: nobody needs to claim.
face-rummy-in-place = in place of the Joker { $set }
face-rummy-exchanged = { $set }. The Joker is in your rack.
face-rummy-draft-back = Your draft is back.
face-rummy-hint-anew = Without this draft, from the table as it was:
face-rummy-given-up-again = The draft is given up again.
face-rummy-nothing-alone = No single tile was found that fits, but something can be laid: { KEY("hint") } says how.
face-rummy-taken-joker =
    { FRONT() ->
       *[screen] Taken: { $tile }. { KEY("play") } on a set puts it there, { KEY("new_set") } begins a new set, { KEY("play") } on what is carried puts a Joker into the rack.
        [lines] Taken: { $tile }. Go to a set with { KEY("next_group") }, any of its numbers puts it there; { KEY("new_set") } begins a new set; the number of what is carried puts a Joker into the rack.
    }
