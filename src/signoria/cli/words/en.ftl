### The command `signoria`: everything people read that is not said by a game.

## Names of players

bot-random = Random Bot
you = You
person = Player

## Beginning and help

welcome-alone = { $game }: you against { $players }. Type ? for help.
welcome-together = { $game } with { $players }. Type ? for help.
help-title = What you can type:
help-number = a number: choose that option
help-words = or the option's text, or its notation, such as "{ $option }"
help-card = t <card>: read what a card does, with the rulings that matter
help-table = h: show the table again
help-why = w: why something is not an option now
help-hint = i: a hint, what the strong bot would do and why
help-undo = u: take back your last choice
help-quit = q: stop playing
help-help = ?: show this help

## Choosing

choose = Your choice:
choose-unknown = { $input } is not an option here. Type a number from 1 to { $count }, or ? for help.
choose-card = Type t and the name of a card, for example: t { $card }
choose-no-card = There is no card called { $name }.
choose-group = { $count } options
choose-back = Back
why-none = Everything is possible, or there is no reason to tell.
choose-only = Your only option: { $option }. Press Enter.

## Hints

hint-title = What the strong bot would do ({ $worlds ->
        [one] 1 game tried
       *[other] { $worlds } games tried
    }, an even share is { $even }%):
hint-or = or
hint-chance = { $chance }% to win, give or take { $error }
hint-people = With several people at the screen there are no hints.
hint-none = No bot knows this game well enough to give a hint.

## Lessons

lesson-known = { $id }: { $title } ({ $minutes } minutes; { $about })
lesson-choose = Play one with: signoria learn { $id }
lesson-enter = Press Enter to go on.
lesson-choice = Choose: { $option }
lesson-keep = Keep this in mind:
lesson-play-on = Play on from here? (y/n)

## Taking back

only-you = (Only you see this.)
undo-done = { $you ->
        [yes] You take back your last choice.
       *[no] { $player } takes back their last choice.
    }
undo-nothing = There is no choice to take back yet.
undo-agree = Do the others agree? (y/n)
undo-refused = Then your choice stands.

## One screen for several people

hand-over = Hand the screen to { $player }. { $player }, press Enter when nobody else is looking.

## The end

again = Another game? (y = yes, n = no, s = save the record)
goodbye = Goodbye!
save-name = Save the record? Type a file name, or press Enter to skip:
save-done = The record is in { $file }.
save-exists = { $file } already exists; choose another name.
save-failed = { $file } cannot be written: { $reason }.
replay-seals = { $shares ->
    [0] Every shuffle followed from the secret that was sealed before the game as
   *[other] Every shuffle followed from what was sealed before the game as
  }
replay-server = the server's secret
replay-unfinished = { $moves ->
        [one] The game is not finished: the record ends after 1 move.
       *[other] The game is not finished: the record ends after { $moves } moves.
    }
score-title = Final scores
score-rank = Place
score-player = Player
score-points = Points
sheet-lines = Breakdown
