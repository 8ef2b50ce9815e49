# What people are told who are not at a table: in notifications, letters, and wherever else they want it.

notice-turn = Your turn at { $table }
notice-reminder = Your time at { $table } is nearly over
notice-seated = { $who } sat down at { $table }
notice-rematch = { $who } wants another game at { $table }
notice-test = This is how Signoria tells you
notice-turn-text = { $game }, turn { $turn }
notice-seated-text =
    { $free ->
        [0] { $game }, all seats are taken
        [one] { $game }, one seat is free
       *[other] { $game }, { $free } seats are free
    }
notice-rematch-text = { $game }
notice-test-text = When it is your turn, when somebody sits down at your table, and for a rematch.
time-left =
    { $days ->
        [0] { $hours } h left
       *[other] { $days } d { $hours } h left
    }
time-left-little = less than an hour left
letter-end =
    You get this because you gave this address to Signoria. To get no more of it:
    { $stop }
letter-confirm = Is this your address?
letter-confirm-text =
    Somebody who plays at { $origin } wants to be told here when it is their turn. If that is you, open this:
    { $page }

    If it is not you, do nothing: you will get nothing more.
channel-confirm = Messages to { $address }
channel-confirm-text = Signoria tells you here when it is your turn.
channel-confirm-button = Yes, this is my address
channel-confirmed = You will be told at { $address }
channel-stop-button = No more messages to { $address }
channel-stopped = No more messages will come
channel-gone = These messages are switched off already
