### The shell: everything around the games, and what the client says about them.

## Getting about

menu = Main menu
menu-more = Menu
menu-play = Play
menu-watch = Watch
menu-rules = Rules
menu-history = History
language = Language
light = Light
light-day = Daylight
light-candle = Candlelight
your-name = Your name
change-name = Change your name
sound = Sounds
notify = Tell me when it is my turn
notify-refused = The browser does not allow notifications for this site.
close = Close
player-next = The next player
player-before = The player before
player-look = More about { $player }
skip = Skip to the content
to-home = All games
lost = There is nothing here.
lost-help = The address may have a mistake, or the table is gone.
device = Continue on another device
device-help =
    Open this link on the other device. You will be { $name } there too, with the same seats, tables and past games.
device-link = Your personal link
device-point = Point its camera here
device-same-network = It must be in the same network as this machine.
device-here = In another browser on this machine it works now:
device-once = The link works once, for { $minutes } minutes. Whoever opens it plays as you, so keep it to yourself.
devices = Your devices
devices-help = On these devices you are { $name }. Sign out what you have lost, or no longer use.
devices-named = { $browser } on { $system }
devices-unnamed = A browser
devices-mac-or-ipad = Mac or iPad
devices-this = this device
devices-last = last here: { $when }
devices-since = signed in: { $when }
devices-out = Sign out
devices-out-sure = Sign { $device } out? It is not { $name } any more then. Your seats and games stay yours.
devices-here = Sign out here
devices-here-sure =
    Sign out on this device? Your seats and games stay yours. You come back by a personal link from another device.
devices-here-last =
    This is the only device on which you are { $name }. Once signed out, nobody can play on as you: the only way back is
    a personal link that you make now and open on another device in time.
devices-link = Make a personal link
devices-others = Sign out all other devices
devices-others-sure =
    Sign out all devices but this one? That goes for those that are not listed too, and for personal links that nobody
    has used yet.
devices-done = { $device } is signed out.
devices-done-others = All other devices are signed out.
devices-alone = You are signed in on this device only.
signed-out = This device is signed out.
signed-out-help =
    You did that here, or on another device of yours; there your seats and games are still yours. To be the same guest
    here again, make a personal link there and open it here.
signed-out-anew = Begin anew as a guest
text-view = Text view
question = Question
drawn-table = Board view
of = { $number } of { $most }
and-more = and { $number } more
continue = Continue
look = Look

## Keys

keys = Keys
keys-number = Pick an answer or a card by its number
keys-tab = Go to the next or previous item
keys-enter = Choose the focused item, or the only answer
keys-card = Read the focused card
keys-tile = Turn or flip the tile in hand; the arrow keys move it
keys-undo = Take back
keys-hint = A hint: what the strong bot would do
keys-rules = The rules beside the table; / searches them
keys-log = Log
keys-chat = Chat
keys-mute = Sounds on or off
keys-text = Text view or board view
keys-replay = Step through a replay
keys-escape = Close, or back to now
keys-help = This list

## Preferences

preferences = Preferences
preferences-at-once = changes count at once
preferences-bots = Bots
preferences-moves = My moves
preferences-reading = Reading
preferences-kept = Kept with your name, for all tables and all your devices.
preferences-apart = What is about bots and moves is for this table alone.
preferences-only-here = Only for this table
preferences-as-elsewhere = As at all tables
preferences-defaults = Back to the defaults
done = Done
switch-on = on
switch-off = off
pace = How fast the others play
    .help = People at the table are never slowed or sped up.
pace-step = Step
    .help = I press for each move
pace-slow = Slow
    .help = 3 s a move
pace-normal = Normal
    .help = 1 s a move
pace-instant = Instant
    .help = no waiting
skip-to-me = Skip to me
    .help =
        While others play, this goes to your next decision. Whatever is done to you stops it once. All you missed is in
        the log.
next-move = Next move
moves-waiting =
    { $number ->
        [one] 1 move to see
       *[other] { $number } moves to see
    }
confirm = Ask before I move
    .help = The last buy or build, and “End turn”; or every move
confirm-never = Never
confirm-last = Ends my turn
confirm-always = Always
confirm-odd = Ask before I do something odd
    .help = Buying a Curse, naming a face-up character, no points in the last round
confirm-title = Are you sure?
confirm-ends = This ends your turn.
confirm-yes = Yes, do it
confirm-no = Go back
answer-single = Answer when there is only one choice
    .help = Where others cannot see that, it is answered for you after a while: it would show what you hold
single-keys = Single-key shortcuts
    .help = Numbers pick an answer, U takes back. Turn off for speech control.
all-keys = All keys
text-size = Text size
    .sample = You build the Harbor for 4 gold.
text-size-small = small
text-size-normal = normal
text-size-large = large
text-size-huge = very large
calm = Less movement
    .help = Nothing flies over the table; follows your device until you choose
contrast = Stronger contrast
volume = Volume
per-cent = { $number }%
muted-here = Sounds on this device
hear-turn = Your turn
hear-table = Cards, coins and buildings
hear-chat = Chat
vibrate = Let this device vibrate
    .cannot = This device cannot
notify-here = On this device
notices-help =
    A message when it is your turn and you are not at the table, when somebody sits down at your table, and when
    somebody wants a rematch. Nothing else, and never what is hidden.
notices-ready-help = Also when the page is closed. Your browser asks whether it may.
notices-page-help = As long as the page is open: this browser cannot be told otherwise.
notices-insecure-help =
    Not at this address: browsers allow it over https alone, or on the machine on which the server runs. Ask
    whoever hosts it for an https address.
notices-install-help = An iPhone lets only apps on the home screen tell you something.
notices-denied-help = You have forbidden it in your browser: allow notifications for this site there.
notices-never-help = This browser cannot.
notices-on = You will be told on this device, also when the page is closed.
notices-page = You will be told as long as the page is open: this browser could not be reached otherwise.
notices-more = E-mail and other ways, quiet hours
notices-others = Other ways
notices-device = Another device
notices-way-push = through its browser
notices-way-mail = by e-mail
notices-way-hook = at an address
notices-unconfirmed = not confirmed yet: look into your mailbox
notices-try = Try
notices-end = End
notices-add = Add
notices-arrived = A message is on its way.
notices-not-arrived = The message was not taken there.
notices-mail = By e-mail
notices-mail-sent = We have sent a letter to { $address }: confirm it there.
notices-hook = At an address of your own
notices-hook-help = A topic of ntfy, a webhook of Discord or of a bridge to Matrix. Only public https addresses.
notices-form = What listens there
notices-form-text = ntfy
notices-form-discord = Discord
notices-form-json = Matrix
notices-quiet = Nothing that can wait from
notices-quiet-from = Quiet from
notices-quiet-to = Quiet until
notices-until = until
notices-quiet-help = At tables where a move may take days, by the clock of { $zone }.
notices-quiet-unknown = At tables where a move may take days, by the clock of this device, once you have chosen.
notices-ask = Tell you when it is your turn?
notices-ask-help = You moved at { $table }. Each move may take { $time } here.
notices-sample = Your turn at { $table }
notices-sample-text = { $time } left
notices-promise = One message a turn, one before your time is over. Nothing else, and none from 22:00 to 8:00.
notices-yes = Yes, tell me on this device
notices-otherwise = Otherwise
notices-not-now = Not now
notices-install = First put Signoria on your home screen
notices-install-1 = Tap Share in Safari
notices-install-2 = Choose “Add to Home Screen”
notices-install-3 = Open Signoria there; you are asked again
understood = Understood

## Connection

latency = server { $server } ms, network { $network } ms
connection-connecting = Connecting…
line-sending = Sending
line-offline = No connection
line-reconnecting = Reconnecting
line-back = Back
line-underway = On its way
line-kept-move = Your move is kept
line-kept-other = What you sent is kept
line-trying = We keep trying
line-by-itself = It goes on by itself
line-arrived-move = Your move has arrived
line-arrived-other = What you sent has arrived
line-current = You see how it stands now
line-now = Now
move-underway = On its way: { $move }
move-kept = Kept: { $move }

offline-help = The server cannot be reached. What you wanted to see opens by itself as soon as it answers.
offline-retry = Try now

## As an app

app-about =
    Board games as their rulebooks have them: Citadels, The Princes of Florence and Dominion, with friends or bots.
install = Install as an app
install-help =
    Signoria on your home screen, in a window of its own. It opens without a network too, and goes on by itself
    as soon as there is one.
install-now = Install
install-share = In Safari: tap Share, then “Add to Home Screen”.
install-menu = Your browser has it in its own menu, as “Install” or “Add to home screen”, if it can.
install-insecure =
    This address is not encrypted, and browsers install apps only from https addresses, or on the machine on
    which the server runs. Ask whoever hosts it for an https address.
newer = There is a newer version: load it from the menu when it suits you.
newer-load = Load the newer version

## Home

home-question = { $known ->
        [yes] What shall we play, { $name }?
       *[no] What shall we play?
    }
home-help = One click and you are at the table. Friends need no account.
home-code = A friend's code?
home-join = Join
play-now = Play now against bots
open-table = Open a table for friends
watch-tables = { $number ->
        [0] Watch
        [one] Watch, 1 table
       *[other] Watch, { $number } tables
    }
beat-house = Beat the house bots
level-easy = apprentice
level-normal = journeyman
level-strong = master
level-master = grand master
in-the-making = In the making
in-the-making-help = not playable yet
in-the-making-why = { $game } is still being built and cannot be played yet.
tables-all = All tables
my-tables = My tables
my-tables-count = { $number ->
        [one] 1 in progress
       *[other] { $number } in progress
    }{ $yours ->
        [0] { "" }
        [one] , 1 waiting for you
       *[other] , { $yours } waiting for you
    }
all-games = All games and records
footer-here = Runs on this computer
footer-icons = Symbols: game-icons.net (CC BY 3.0)
status-gathering = Waiting for players
status-over = Finished
status-yours = It is your turn.

## A table

you = you
you-begin = You
bot = bot
away = away
away-for = away { $time }
bot-keeps-seat = a bot is filling in
has-turn = to play
must-choose = must choose
thinking = is thinking
your-turn = Your turn
your-answer = Your answer
turn-of = { $player }'s turn
turn-number = turn { $turn }
log = Log
moment-on = Continue
moment-only-you = only you see this
log-look = Look at this moment
log-fresh = { $number ->
        [one] Log: 1 new line
       *[other] Log: { $number } new lines
    }
since-your-turn = since your last turn
back-to-now = Back to now
chat = Chat
chat-send = Send
chat-placeholder = Say something to the table
chat-empty = Nothing has been said yet.
chat-mute = Mute chat
chat-muted = Chat is muted.
people = Who is here
people-host = Who is here, and keeping order
people-somebody = Somebody
people-spectator = spectator
people-one-device = on one device
people-muted = may not speak
people-mute = Mute
people-unmute = Let speak
people-away = Send away
people-away-sure = { $status ->
        [playing]
            Send { $name } away for good? A bot plays on in that seat, and the game counts for nobody's rating.
       *[other] Send { $name } away for good? Whoever was sent away can neither sit down nor write here again.
    }
people-stay = Rather not
people-was-away = was sent away
people-again = Let in again
people-hush = Only players may write
people-hushed = Only players may write here.
undo = Take back
undo-ask = Take back (the others must agree)
undo-practice = Take back: something new was seen since, so the game no longer counts for your rating
undo-asked = { $player } would like to take back a move.
undo-waiting = Waiting for { $players } to agree.
undo-agree = Agree
undo-refuse = Decline
curtain = Hand over to { $player }
curtain-help = This keeps hidden cards hidden. Press the button when you have the device.
curtain-ready = I am { $player }
watching = watching
watching-help = You are watching: hands stay hidden.
spectators = { $number ->
        [one] 1 spectator
       *[other] { $number } spectators
    }

## Leaving

leave = Leave the table…
leave-short = Leave
leave-title = Leave the table?
leave-title-listed = Leave “{ $table }”?
leave-about = { $status ->
        [gathering] The game has not begun.
        [playing] { $number ->
            [0] You play against bots here.
            [one] One other person is playing.
           *[other] { $number } other people are playing.
        }
       *[other] The game is over here.
    }
leave-stay = Stay at the table
leave-not = Leave nothing
leave-keep = Go home, keep my seat
leave-keep-help = { $clock ->
        [yes] The table waits for you as long as your clock allows.
       *[no] The table waits for you. You find it under “My tables”.
    }
leave-bot = Let a bot play for me
leave-bot-help = { $device ->
        [yes] For { $players }, until you say “I am back”. Its moves are marked.
       *[no] From now on, until you say “I am back”. Its moves are marked.
    } A loss counts as yours, a win does not.
leave-bot-done = A bot plays on for you. You can come back as long as the game runs.
leave-propose = Propose to end the game
leave-propose-help = Everyone is asked. It ends only if all agree: no winner, no rating.
leave-propose-done = The others are asked whether the game ends.
leave-resign = Resign
leave-resign-sure = Resign for good?
leave-resign-help = { $device ->
        [yes] A bot plays for { $players } to the end.
       *[no] A bot plays your seat to the end.
    } You count as having come last, and you cannot come back.
leave-resign-done = You have resigned. A bot plays on to the end.
leave-close = Close the table
leave-close-help = The game ends at once: no result, no rating. It cannot be taken up again.
leave-close-done = The table is closed.
leave-seat = Give up my seat
leave-seat-help = { $others ->
        [0] Nobody else sits here, so the table closes.
       *[other] Somebody else can sit down there.
    }
leave-seat-done = You have left the table.
leave-remove = Remove from my list
leave-remove-help = The game itself stays as it is; whoever has the link still finds it.
leave-remove-done = Removed from your list.
end-asked = { $player } proposes to end the game now: no winner, no rating.
end-waiting = You propose to end the game. Waiting for { $players }.
end-unheard = You propose to end the game. It ends soon, unless somebody comes back and objects: { $players }.
end-agree = End the game
end-refuse = Play on
end-withdraw = Withdraw the proposal
end-declined = { $player } would rather play on.
end-withdrawn = { $player } plays on after all.
end-lapsed = Not everyone agreed in time to end the game: it goes on.

## Opening a table and the lobby

new-title = A table for { $game }
new-help = Choose how you play and who sits down; the link comes next.
new-open = Open the table
new-name = Name of the table
agreements = Table rules
booklet = Rules
booklet-usual = As usual here
booklet-booklet = As in the booklet
booklet-own = Your own table rules
booklet-help = Whatever the printed Dutch booklet says is played as it stands there.
booklet-differing = Otherwise than in the printed Dutch booklet: { $names }.
clock = Clock per decision
clock-none = None
clock-last = { $seconds ->
        [one] Your time is nearly up: 1 second left
       *[other] Your time is nearly up: { $seconds } seconds left
    }
clock-30 = 30 s
clock-120 = 2 min
clock-300 = 5 min
clock-86400 = 1 day
stand-in = When somebody is away
stand-in-once = A bot helps out
stand-in-soon = A bot takes over
stand-in-never = The table waits
stand-in-once-help = { $clock ->
        [yes] A bot makes the decision for which time ran out. After three in a row it plays on until they are back.
       *[no] When there is no sign of them for a minute, the others may call a bot. It plays until they are back.
    }
stand-in-soon-help = { $clock ->
        [yes] A bot plays as soon as time runs out, or they have left the page for a minute, until they are back.
       *[no] A bot plays as soon as they have left the page for a minute, until they are back.
    }
stand-in-never-help = { $clock ->
        [yes] No bot plays for anybody: the clock only shows how long they take.
       *[no] No bot plays for anybody: it goes on when they are back.
    }
hints = Hints
hints-off = Only against bots
hints-on = Everybody may
hints-off-help = Who plays against bots alone can ask for a hint; people among themselves cannot.
hints-on-help = Everybody can ask for a hint. The game changes no rating, and the score sheet says who had how many.
seats = Seats
seat-more = Add a seat
seat-less = Remove a seat
seat-number = Seat { $number }
seat-you = you
seat-open = Open seat
seat-open-help = waiting for a friend
seat-host = opened this table
seat-joined = has sat down
seat-local = on this device
seat-together = on one device with { $players }
seat-kind = Who sits here?
seat-kind-open = A friend with the link
seat-kind-bot = A bot
seat-kind-local = Someone on this device
seat-bot = Seat a bot
seat-take = Sit here
seat-leave = Leave
seat-ready = ready
seat-remove = Remove
seat-name = Name
link-copy = Copy
link-copied = The link is copied.
lobby-open = { $number ->
        [one] One seat is still free: send the link or seat a bot.
       *[other] { $number } seats are still free: send the link or seat bots.
    }
lobby-open-guest = { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
lobby-full = Everyone is here.
lobby-help = Everyone at the table sees these settings. After the start they are fixed.
lobby-guest = The host starts the game.
lobby-start = Start the game
lobby-cannot = Cannot start yet: { $number ->
        [one] a seat is empty.
       *[other] { $number } seats are empty.
    }
lobby-not-host = Only the host can start the game.
sealed = Every player has a share in the shuffling, sealed before the start; afterwards everyone can check it.
shuffling = The cards are being shuffled…

## Names of tables

table-called = { $game }, { $day }
table-with = with { $players }
occasion = { $day } { $part }
occasion-monday = Monday
occasion-tuesday = Tuesday
occasion-wednesday = Wednesday
occasion-thursday = Thursday
occasion-friday = Friday
occasion-saturday = Saturday
occasion-sunday = Sunday
occasion-morning = morning
occasion-afternoon = afternoon
occasion-evening = evening
occasion-night = night

## Invitations

invite = Invite friends
invite-link = Link to this table
invite-qr = The link as a QR code
invite-point = Let them point a camera here
invite-anybody = Whoever opens the link chooses a name and sits down. No account needed.
invite-same-network = Everyone in this network can open it. No account needed.
invite-text = Come and play: { $table }
invite-share = Share
invite-code = Or the code, to be typed on the home page:
invite-which = This machine has several addresses. In which network shall the link work?
invite-likeliest = most likely the right one
invite-also = another network of this machine
invite-machine = Only this machine can open Signoria for now
invite-machine-help =
    You opened Signoria as { $address }, and that means “this machine” everywhere. Other devices need its
    address in your network.
invite-network-which = This machine is in several networks. Whose people come in?
invite-let-in = Let others in this network in
invite-let-in-help =
    Until you close it again or the server stops, whoever is in the same network can open Signoria at { $address }
    and play as a guest. Nobody gets at anything else on this machine. The way there is not encrypted, so do it in
    networks that you trust. If it does not open for them, allow Signoria in the firewall of this machine.
invite-opened = Others in this network can open Signoria at { $address }, until you close it or the server stops.
invite-close = Let nobody else in any more
invite-hint =
    This machine is in no network, or the server stands behind another one. Whoever runs it can stop it and start it
    with the same command as before, followed by
link-selected = The link is selected: copy it with Ctrl+C or by pressing on it.
try-again = Try again
anyone = Anyone may join
anyone-on = Everybody on this server sees the table and may sit down.
anyone-off = Only who has the link finds this table.
name-missing = What shall the others call you? Write a name here.
name-missing-local = Write the name of who sits here.
sit-invites = { $name } invites you
sit-free = There is a seat for you
sit-seats = { $number } seats.
sit-there = { $number ->
        [one] { $players } is there already.
       *[other] { $players } are there already.
    }
sit-name = What do they call you?
sit-down = Sit down as { $name }
sit-down-plain = Sit down
sit-watch = Only watch
invite-full =
    Every seat is taken. Whoever opens the link now can watch, and can sit down as soon as somebody leaves or you take
    a bot away.
sit-at = Sit down at { $name }’s table
seats-free = { $number ->
        [one] 1 seat free
       *[other] { $number } seats free
    }
table-clock = { $clock } for a decision
table-join = Sit down
table-join-at = Sit down: { $table }
table-name = Name of the table
table-rename = Rename
table-rename-at = Rename the table
table-rename-keep = Keep
cancel-rename = Cancel

## People one has played with

companions = You played with
companions-help = Invite them again: they find it on their home page, or at the table where they are.
companion-invite = Invite again
companion-invite-who = Invite { $players } again
companion-invited = Invited
companion-declined = Has declined
companion-seated = Sits here
companion-last = { $game }, { $day }
companion-remove = Take { $players } off this list
companion-removed = { $players } can no longer invite you, and you will not invite them.
companion-back = Put back
companions-more = { $number } more
companions-off = Taken off ({ $number })
invited = { $name } invites you
invited-help = { $table }. { $free }.
invited-sit = Sit down
invited-decline = Decline
invited-later = Not now
invited-declined = { $name } sees that you do not come.
reason-invite-declined = { $name } has declined to join this table.
reason-invite-fast = You have invited many people. You can invite again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
reason-invite-many = Many others have invited { $name } already. Wait until they have answered.
reason-invite-often =
    { $name } has declined, or you have invited them several times. You can do it again in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
reason-notice-address = Messages go only to public https addresses, or where whoever hosts this server allows it.
reason-notice-mail = No mail can be sent to this address.
reason-notice-many = There are enough of those already: end one first.
reason-no-companion = You can invite people with whom you have played lately and who want to be invited.
reason-no-invitation = This invitation is no longer valid.
reason-network-none = This machine has no such address in a network, or something else is already listening there.
reason-network-open = Others are let in at { $address } already. Close that first.

## After the game

score-win = { $margin ->
        [0] You win with { $points }, as many as { $second }: the tie-break decided.
        [one] You win with { $points }, one more than { $second }.
       *[other] You win with { $points }, { $margin } more than { $second }.
    }
score-share = { $players } share the victory.
score-lose = { $winner } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
score-sheet = Score sheet
score-total = Total
score-by-bot = { $number ->
        [one] a bot made one decision
       *[other] a bot made { $number } decisions
    }
score-hints = { $number ->
        [one] had one hint
       *[other] had { $number } hints
    }
score-wins = wins
score-place = place { $rank }
score-resigned = resigned in turn { $turn }, a bot played on
replay = Replay
record = Download the record
rematch = Rematch
rematch-wanted = { $number ->
        [one] wants a rematch
       *[other] want a rematch
    }
rematch-go = To the rematch
rematch-waiting = Waiting for the others…
rematch-ready = wants one
rematch-open = has not answered yet
rematch-absent = not here
rematch-gone = does not play again
rematch-bots = { $number ->
        [one] bot
       *[other] bots
    }
rematch-with-bot = { $number ->
        [one] A bot for { $players }
       *[other] Bots for { $players }
    }
rematch-without = Without { $players }
rematch-other = Other options…
rematch-cancel = Not after all
rematch-decline = Not for me
course = Course of the game
course-points = Points
course-money = Money
course-cards = Cards
course-works = Works
course-cells = Cells covered
course-turn = turn
course-help = { $what } per turn
proof = Was it shuffled fairly?
proof-yes = Yes, checked
proof-no = No, it does not match
proof-seal = The server's seal, shown to everyone before the start
proof-shares = The players' shares, all sealed before any of them was known
proof-share-late = Did not arrive in time, so it was left out
proof-key = The server's key, opened after the end
proof-checked = Your browser has checked it: { $shares ->
    [0] the key fits the seal
   *[other] the key and the shares fit their seals
  }
proof-witness = These are the seals that it saw itself before the start.
proof-wrong = Your browser has checked it: this does NOT fit what was sealed
proof-help = { $shares ->
    [0] Every shuffle of this game follows from the key; the record repeats them one by one.
   *[other]
        Every shuffle of this game follows from the key and the shares together: nobody could choose it, not even
        whoever runs the server. The record repeats the shuffles one by one.
  }
proof-none = This game was shuffled without a seal.

## Replay

replay-move = Move { $ply } of { $plies }
replay-eyes = Through the eyes of
replay-spectator = Spectator
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-pace = Pace
replay-loading = Loading the game…

## Text view

text-to-question = To the question
text-to-log = To the log
text-to-table = To the table
text-waiting = It is not your move.
text-type = Or type
text-type-help = a number, or a move such as { $example }
text-do = Do it
text-unknown = “{ $text }” is not a valid answer.
text-cannot = Not possible now
text-since = Since your last turn
text-table = The table
text-player = Player

## History and watching

history-title = Games played
history-help = Every finished game can be replayed and downloaded.
history-empty = No game has been finished yet.
history-of = Which game
history-all = All games
history-against = Against whom
history-everybody = Against everybody
history-people = Against people
history-bots = Against bots alone
history-bots-of = Bots: { $level }
history-none = No finished game is like that.
history-record = { $name }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }. You ended ahead in { $ahead } and behind in { $behind }{ $even ->
        [0] { "" }
       *[other] , and level in { $even }
    }.
history-won = { $number ->
        [one] { $players } won
       *[other] { $players } shared the victory
    }
history-remove = Remove “{ $table }” from my list
record-check = Replay a file
record-check-help = Got the record of a game as a file? The server plays it again move by move and checks every shuffle.
record-choose = Choose a file
record-checking = Replaying the game…
record-not-json = This file is not the record of a game.
record-too-large = This file is too large for the record of a game.
record-right = Every move is right
record-moves = { $plies ->
        [one] One move
       *[other] { $plies } moves
    }
record-unfinished = The game was not finished.
statistics = Your games of { $game }
statistics-games = played
statistics-wins = won
statistics-best = best score
statistics-average = average score
statistics-beaten = defeated: { $levels }
watch-title = Watch
watch-help = Spectators see what everyone at the table sees, and nothing else.
watch-empty = Nobody is playing right now
watch-empty-help = As soon as a game begins at a table that anyone may join, it will appear here.
watch-now = Being played
watch-open = Tables with a free seat
watch-open-help = Anyone may join these: one click and you sit down.
watch-back = To look back at
watch-back-help = Finished games, move by move and through everybody’s eyes.
watch-let = Let others watch you
watch-let-help =
    Switch on “Anyone may join” before the game begins, and your table is listed here for everybody while you play. Any
    other table is for those to whom you send this link: whoever opens it watches, and hands stay hidden.
watch-let-none =
    Switch on “Anyone may join” before the game begins, and your table is listed here for everybody while you play. Any
    other table is for those who have its link: while you play, you find it here.
watch-link = Link for spectators: { $table }

## Ratings and the house

rating = Rating
practice = practice
practice-undone =
    A decision was taken back after something new was seen, so this game is practice: it changes no rating.
practice-sent-away = The host sent somebody away, so this game changes no rating.
practice-hints = A game with hints is practice: it changes no rating.
rating-provisional = provisional
rating-about = ≈ { $value }
rating-change = { $before } → { $after }
rating-help =
    The house journeyman is fixed at 1000; bot ratings never change. A rating is provisional (≈) for about ten games.
    Games with several people on one device do not count.
results-nav = Games and results
results-nav-results = Results and ratings
results-title = Results in { $game }
results-own = You
results-none = Finish a game and your results will appear here.
results-against = Against
results-all = All games
results-bots = bots
results-people = people
results-device = on one device
results-games = Games
results-wins = Won
results-share = { $percent }%
results-average = Average
results-players = Everyone here
results-player = Player
results-place = Place
house-bot = house { $level }
ladder-help = Win outright against a level to defeat it.
ladder-record = { $games ->
        [0] not tried yet
       *[other] { $wins } of { $games } won
    }
ladder-beaten = defeated
ladder-play = Play
ladder-against = Play against the { $level }
course-table = As a table

## Rules

rules-title = { $game }: the rules in brief
rules-search = Search rules and cards
rules-found = { $number ->
        [one] 1 found
       *[other] { $number } found
    }
rules-found-none = Nothing found for “{ $words }”. Try one word, or part of it.
rules-cards = Cards
rules-contents = Contents
rules-here = you are here
rules-now = Now:
rules-not-in-game = Not in this game ({ $number })
rules-whole = All rules
rules-back = Back to the table
rules-close = Close the rules
rules-closes = closes

## Reasons

reason-stale = The table had moved on already; look again.
reason-not-away = They were here a moment ago: wait a little longer.
reason-not-asked = It is not your move.
reason-not-seated = You are not seated at this table.
reason-illegal = That is not possible now ({ $move }).
games-nav = Games
one-moment = One moment…
reason-over = The game is over.
reason-not-started = The game has not started yet.
reason-undo-none = You have nothing to take back.
reason-undo-hidden = Something hidden has been seen since, so this cannot be taken back.
reason-too-long = That is too long.
reason-too-fast = That went too fast; try again in a moment.
reason-not-host = Only the host can do that.
reason-seat-taken = That seat is taken.
reason-seats-open = Not all seats are taken yet.
reason-no-table = There is no such table.
reason-not-found = There is no such thing here.
reason-no-server = The server does not answer.
reason-closing = The server is shutting down; your game is saved.
reason-chat-players = Only players may write at this table.
reason-closed = This table has been closed.
reason-close-people = Other people play at this table: leave, resign, or propose to end the game.
reason-end-asked = Somebody has already proposed to end the game: answer that first.
reason-end-declined = The others would rather play on. You can propose it again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
reason-end-none = Nobody is asking you to end the game.
reason-ended = Everyone who was still there agreed to end this game. It has no winner and changes no rating.
reason-rematch-begun = The rematch has been opened already.
reason-remove-running = This game is still going on: leave it, resign, or close it first.
reason-resign-alone = You are playing against bots only: close the table instead.
reason-already-seated = You are already seated at this table.
reason-busy = The server is busy; try again in a moment.
reason-error = Something went wrong at the server.
reason-expired = Nobody came to this table for a day, so it has been closed. Open a new one.
reason-friends = { $most ->
        [one] Only one person
       *[other] At most { $most } people
    } on one device can sit down here; the others need a device of their own.
reason-hint-game = No bot knows this game well enough to give a hint.
reason-hint-one = There is only one thing to do.
reason-hint-people = You play with other people: there are hints only where the table has agreed on them.
reason-host = This server does not know that host name.
reason-invalid = The server did not understand that.
reason-media = The server did not understand that.
reason-method = That cannot be done here.
reason-muted = The host does not let you write here.
reason-name = A name has 1 to { $most } characters, all of them visible.
reason-name-alike =
    That name looks like { $name }, who is at this table. Choose another name for yourself, or add a letter to it.
reason-name-bot = Bots are called { $name } here. Add something to it, such as the first letter of your last name.
reason-name-marks = Too many accents on one letter: leave some out.
reason-name-mixed = Letters of different alphabets that look alike: write each word of the name in one alphabet.
reason-no-bot = There is no such bot.
reason-no-device = That device is signed out already, or unknown.
reason-no-game = There is no such game.
reason-no-guest = We do not know you yet; please reload the page.
reason-no-moment = There is no such move in this game.
reason-no-record = There is no record of this game.
reason-not-here = There is no such thing here.
reason-not-over = You can do that once the game is over.
reason-one-by-one = One thing at a time, please.
reason-options = These options cannot be combined.
reason-origin = That came from another site.
reason-preference = There is no such preference.
reason-preference-table = That cannot differ from table to table: it is the same everywhere.
reason-record = This record is not valid: { $problem }
reason-resigned = You have resigned: a bot plays your seat to the end.
reason-seat-none = There is no such seat.
reason-seats-number = This game is for { $fewest } to { $most } players.
reason-share = This share in the shuffling does not belong to its seal. Reload the page.
reason-sent-away = The host has sent you away from this table.
reason-started = The game has started already.
reason-starting = The game is just about to begin.
reason-storage = The server could not save that; try again.
reason-too-many-tables = You already sit at { $most ->
        [one] a table; finish that game first.
       *[other] { $most } tables; finish one of those games first.
    }
reason-too-slow = The connection was too slow.
reason-signed-out = This device is signed out.
reason-silence = The table is silent for a moment: wait until it goes on.
reason-undo-absent = Somebody who must agree is away.
reason-undo-asked = Somebody is already asking to take back a move.
reason-undo-first = Somebody asks to take back a move: answer that first.
reason-undo-refused = The others would rather not.
reason-yourself = That is not for yourself; you can leave the table.
reason-analysis-game = Only a game that is over and that the bots know can be analysed.
reason-analysis-many = Enough games are being analysed already. Try again in a few minutes.
reason-analysis-other = Somebody else is waiting for this analysis, and can stop it.

## Log lines of the table itself

event-undone = { $player-you ->
        [yes] You take
       *[no] { $player } takes
    } back { $moves ->
        [one] a move
       *[other] a decision of { $moves } moves
    }.
event-time-ran-out = { $player-you ->
        [yes] Your time is up. A bot decides this once.
       *[no] { $player }'s time is up. A bot decides this once.
    }
event-seat-kept = { $player-you ->
        [yes] You are away. A bot is playing for you.
       *[no] { $player } is away. A bot is filling in.
    }
event-seat-left = { $player-you ->
        [yes] You let a bot play on.
       *[no] { $player } lets a bot play on.
    }
event-seat-resigned = { $player-you ->
        [yes] You resign. A bot plays on.
       *[no] { $player } resigns. A bot plays on.
    }
event-seat-replaced = { $player-you ->
        [yes] The host has sent you away. A bot plays on.
       *[no] The host has sent { $player } away. A bot plays on.
    }
event-seat-returned = { $player-you ->
        [yes] You are back.
       *[no] { $player } is back.
    }
event-end-proposed = { $player-you ->
        [yes] You propose to end the game.
       *[no] { $player } proposes to end the game.
    }
event-end-declined = { $player-you ->
        [yes] You would rather play on.
       *[no] { $player } would rather play on.
    }
event-end-withdrawn = { $player-you ->
        [yes] You play on after all.
       *[no] { $player } plays on after all.
    }
event-end-lapsed = Not everyone agreed in time to end the game: it goes on.
event-resumed = The game resumes where it left off.
kept-once = Your time is up, and a bot is about to decide. Click or press a key to do it yourself.
kept-away = You were away, so a bot is playing for you. Any click or key, and it is your seat again.
kept-left = A bot is playing for you until you say otherwise.
kept-resigned = You have resigned, and a bot plays on for you to the end.
kept-back = I play again
by-bot = by a bot
with-hint = after a hint

## Hints

hint = Hint
hint-help = What the strong bot would do, and why
hint-about = what the strong bot would do
hint-or = or
hint-equal = about equal
hint-chance = Chance to win: { $chance } per cent, give or take { $error }.
hint-thinking = The owl is thinking…
hint-back = Back to the table
hint-rest = { $number ->
        [one] One other choice comes out less well.
       *[other] { $number } other choices come out less well.
    }
hint-sight = It uses only what you may know: your hand, the open table, the log.
hint-tried = Chance to win among { $players } players, if everyone plays on sensibly. { $tried ->
        [one] 1 game tried for each choice,
       *[other] { $tried } games tried for each choice,
    } give or take { $error }%. The line is an even share, { $even }%.
hint-marked = Marked in the log and on the score sheet; a game with hints is not rated.
done-title = Welcome back
done-help = While you were away, a bot did this for you. It is marked in the log and cannot be taken back.
done-play = I play again
done-look = See it
done-once-title = Your time was up
done-once-help = { $number ->
        [one] A bot decided this for you. It is marked in the log and cannot be taken back.
       *[other] A bot decided for you, and this came of it. It is marked in the log and cannot be taken back.
    }
done-once-play = Go on
done-bot = The bot goes on
paused = Paused
paused-help = The table pauses: nobody who plays is here. It goes on as soon as somebody is back.
missing = No sign of { $player } for { $time }.
missing-wait = Wait
missing-bot = Let a bot play
missing-votes = { $number } of { $needed } want it

## A replay and playing on

replay-round = Round { $round }
replay-setup = Before the first round
replay-all = Everyone
replay-ruler = The game, move by move
replay-to-come = Still to come
replay-round-back = One round back
replay-round-on = One round on
replay-all-open = All open
replay-all-open-help = All hands are open: nobody saw this then.
replay-nothing-hidden = nothing hidden
replay-link = Copy link to move { $ply }
replay-link-short = Copy link
replay-link-copied = The link to move { $ply } is copied.
replay-link-not = The link could not be copied; it stands in the address bar.
replay-show-coming = Show what comes
play-on = Play on from here
play-on-help = A new table goes on after move { $ply }. You take one seat, bots the others; this game stays as it is.
play-on-seat = Your seat
play-on-level = The bots
play-on-as-then = as then
play-on-anew =
    What this seat could not know then, hidden cards and everything left to chance, is drawn anew. It is practice and
    changes no rating.
looking-back = You are looking back.
practice-played-on = This table goes on from a moment of another game, so it is practice: it changes no rating.
event-played-on = The game goes on here after move { $move } of another one; what was hidden has been drawn anew.

## The log

log-search = Search the log
log-player = Player
log-everyone = Everyone
log-kind = Kind
log-everything = Everything
log-at-the-table = at the table
log-found = { $number ->
        [one] 1 line
       *[other] { $number } lines
    }
log-nothing-found = Nothing found.

## After a game

score-share-you = You share the victory with { $players }.
score-place-behind = You came { place-word }, { $behind ->
        [0] with as many points: the tie-break decided.
        [one] 1 point behind.
       *[other] { $behind } points behind.
    }
place-word = { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] eighth
    }
remark-first-game = This was your first game.
remark-first-win = { $games ->
        [1] You won your first game.
       *[other] Your first victory, in { $games } games.
    }
remark-streak = That makes { $wins } victories in a row.
remark-best-score = Your best score so far: until now it was { $points }.
remark-best-place = Your best place so far: until now you came { place-word } at best.
duration-minutes = { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
duration-hours = { $hours } h { $minutes } min
duration-days = { $number ->
        [one] 1 day
       *[other] { $number } days
    }
rating-stage = { $games } of { $newcomer } games: after that there is a number.
rating-newcomer = After the fifth game you get your first number. Until then there is none to lose.
chat-good-game = Good game!
chat-once-more = Once more?
chat-must-go = I have to go.

## Taking back by consent

undo-more = { $moves ->
        [one] and 1 move after it
       *[other] and { $moves } moves after it
    }
undo-lapses = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
event-undo-lapsed = { $player-you ->
        [yes] Nobody answered your request to take back in time; it has lapsed.
       *[no] { $player }'s request to take back got no answer in time and has lapsed.
    }
event-undo-refused = { $player-you ->
        [yes] Your request to take back was turned down.
       *[no] { $player }'s request to take back was turned down.
    }

## Learning to play

learn = Learn to play
learn-on = Go on with step { $step }
coach = The coach
coach-step = step { $step } of { $steps }
coach-next = Next
coach-do-it = Do it for me
coach-leave = Leave, keep my place
coach-not-yet = Not yet.
coach-read-on = First read on.
coach-over = That is how it goes. Four things to keep:
coach-play = Play { $game } against apprentices, with hints
coach-home = To the home page
practice-lesson = This is a lesson: nothing counts, and nobody waits for you.

## Playing by days

clock-days = Days
days-a-move = Days for a move
days-number = { $number ->
        [one] 1 day
       *[other] { $number } days
    }
days-short = { $number } d
reserve = In reserve
reserve-help = For the whole game, when the days of a move are over.
reserve-none = None
days-rule = { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }{ $reserve ->
        [0] .
        [one] , and 1 day in reserve for the whole game.
       *[other] , and { $reserve } days in reserve for the whole game.
    }
days-rule-help = A day is a day of whoever is to move: nobody's time ends at night, and days off do not count.
left-moment = less than a minute left
left-minutes = { $number ->
        [one] 1 minute left
       *[other] { $number } minutes left
    }
left-hours = { $number ->
        [one] 1 hour left
       *[other] { $number } hours left
    }
left-tomorrow = until tomorrow { $time }
left-day = until { $day } { $time }
left-drawing = { $left }, from the reserve
left-reserve = { $days } d { $hours } h left in reserve
holiday-until = on holiday until { $day }
holiday-own = your days off: until { $day }
next-turns = { $number ->
        [one] Your turn at 1 table
       *[other] Your turn at { $number } tables
    }
next-turns-others = { $number ->
        [one] Your turn at 1 other table
       *[other] Your turn at { $number } other tables
    }
next-table = Next: { $table }
next-table-left = Next: { $table }, { $left }
next-go = Next
film-since = What happened since
nights-days-off = Night and days off
night = My night
night-help =
    At tables where a move may take days, no clock runs out then, and nothing is told. By the clock of { $zone }.
days-off = Days off
days-off-help =
    The clocks of all your tables by days stand still, up to { $most } days a year. Others see until when you are
    on holiday, and no more. A clock that has run out is not turned back.
days-off-left = { $number ->
        [0] No days are left this year.
        [one] 1 day is left this year.
       *[other] { $number } days are left this year.
    }
days-off-from = First day
days-off-to = Last day
days-off-take = Take off
days-off-span = { $first } to { $last }
days-off-now = now
days-off-end = I am back
days-off-drop = Not after all
reason-holiday-days = Days off begin today or later, within a year, and end after they have begun.
reason-holiday-most = That is more than { $most ->
        [one] 1 day
       *[other] { $most } days
    } in a year; { $left ->
        [0] none are left.
        [one] 1 is left.
       *[other] { $left } are left.
    }
reason-holiday-none = These days off are over, or were never taken.
reason-holiday-twice = You have some of these days off already.
reason-zone = This server does not know that time zone.

menu-learn = Learn
learn-title = Learn by playing
learn-help = A laid table, a coach, and one thing at a time. After that a real game against apprentices, with hints.
learn-length = { $steps } steps, { $minutes } minutes
learn-progress = Step { $step } of { $steps }
learn-done = Done
learn-start = Start the lesson
learn-again = Once more
learn-anew = Start over
learn-further = Further lessons
learn-at-once = I know it: play at once
learn-game = Lessons: { $game }
coach-back = Back
coach-skip = I know this: skip
coach-stop = Stop
coach-waits = The others play.
coach-waits-help = Watch what they do. Soon it is your turn again.
coach-then = And now?
coach-following = Next lesson: { $lesson }
coach-again = Once more
coach-lessons = All lessons

## Puzzles

menu-puzzles = Puzzles
puzzles-title = Find the best move
puzzles-help =
    Moments from real games where one choice is clearly best. Your first answer counts towards your puzzle rating.
puzzles-game = Puzzles: { $game }
puzzle-today = Puzzle of the day
puzzle-start = Find the best move
puzzle-again = Look at it once more
puzzle-facts = { $players } players, difficulty { $level }
puzzle-rating = Puzzle rating
puzzle-solved = Solved
puzzle-collection = All puzzles
puzzle-order = From easy to hard.
puzzle-label =
    { $state ->
        [right] Puzzle { $number }, difficulty { $level }, solved
        [wrong] Puzzle { $number }, difficulty { $level }, not solved
       *[open] Puzzle { $number }, difficulty { $level }
    }
puzzle-called = { $game }: find the best move
puzzle-task = Find the best move
puzzle-first-counts = Your first choice is your answer.
puzzle-got-it = All right
puzzle-right = Right, that is the best move
puzzle-wrong = Not the best move
puzzle-show = Show the answer
puzzle-best = best
puzzle-yours = your choice
puzzle-chances = Chance to win with each choice, judged by what you could know. The line is an even share, { $even }%.
puzzle-before = You had answered this one before: the first answer counts.
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-all = All puzzles
practice-puzzle = This table began as a puzzle, so it is practice: it changes no rating of games.
reason-hint-puzzle = There are no hints at the table of a puzzle.
reason-puzzle-open = This puzzle has not been answered yet.
reason-puzzle-gone = A bot has answered this puzzle for you. Begin it anew.
