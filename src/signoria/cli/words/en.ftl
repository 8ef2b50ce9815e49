### The command `signoria`: everything people read that is not said by a game.

## Names of players

bot-random = Random
bot-big-money = Big Money
bot-big-money-smithy = Big Money Smithy
bot-house = House Bot
you = You
person = Player

## Beginning and help

welcome-alone = { $game }: you against { $players }. Type ? for help.
welcome-together = { $game } with { $players }. Type ? for help.
help-title = What you can type:
help-number = a number: choose that option
help-words = or the option itself, or its notation in records, such as "buy silver"
help-card = t <card>: read what a card does, with the rulings that matter
help-table = h: show the table again
help-undo = u: take your last choice back
help-quit = q: stop playing
help-help = ?: show this help

## Choosing

choose = Your choice:
choose-unknown = { $input } is not an option here. Type a number from 1 to { $count }, or ? for help.
choose-card = Type t and the name of a card, for example: t { $card }
choose-no-card = There is no card called { $name }.
choose-only = Your only option: { $option }. Press Enter.

## Taking back

undo-done = { $you ->
        [yes] You take your last choice back.
       *[no] { $player } takes the last choice back.
    }
undo-nothing = There is no choice to take back yet.
undo-agree = Do the others agree? (y/n)
undo-refused = Then your choice stands.

## One screen for several people

hand-over = Hand the screen to { $player }. { $player }, press Enter when nobody else is looking.

## The end

again = Another game? (y = yes, n = no, s = save the record)
goodbye = Goodbye!
save-name = Save the record? Type a file name, or just Enter not to save:
save-done = The record is in { $file }.
save-exists = { $file } exists already; choose another name.
save-failed = { $file } cannot be written: { $reason }.
replay-unfinished = { $moves ->
        [one] The game is not finished: the record ends after 1 move.
       *[other] The game is not finished: the record ends after { $moves } moves.
    }
sheet-lines = Made up of
sheet-line = { $cards }: { $points }
sheet-cards = { $you ->
        [yes] Your cards: { $cards }.
       *[no] Cards of { $player }: { $cards }.
    }

## The table of Dominion

dominion-supply = Supply (cost, cards left):
dominion-trash = Trash: { $cards }.
dominion-opponent = { $player }: { $hand } in hand; draw pile: { $deck }; discard pile: { $discard }.
dominion-seen-hand = Seen in the hand of { $player }: { $cards }.
dominion-seen-top = Seen on the draw pile of { $player }: { $cards }.
dominion-own-piles = Your draw pile: { $deck }; discard pile: { $discard }.
dominion-own-top = On top of your draw pile: { $cards }.
dominion-counted-top = { $count }, { $card } on top
dominion-top = { $card } on top
dominion-play-area = In play: { $cards }.
dominion-revealed = Revealed by { $player }: { $cards }.
dominion-set-aside = Set aside: { $cards }.
dominion-selected = Chosen: { $cards }.
dominion-hand = Your hand: { $cards }.
dominion-no-cards = no cards
dominion-counters = { $you ->
        [yes] You have { $counters }.
       *[no] { $player } has { $counters }.
    }
dominion-pile = cost { $cost }, { $left } left
dominion-cost = cost { $cost }
dominion-card = { $card } ({ $types }, cost { $cost })

machiavelli-round = Round { $round }. { $player } has the crown. Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}.
machiavelli-face-up = Face up in the middle: { $characters }.
machiavelli-player = { $you ->
    [yes] You
   *[no] { $player }
}: { $gold } gold, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $count } of { $number } districts{ $revealed ->
    [yes] , { $characters }
   *[no] { "" }
}
machiavelli-characters = Your characters: { $characters }.
machiavelli-hand = Your hand: { $cards }.
machiavelli-cost = cost { $cost }

## The table of De Vorsten van Florence

florence-supply = Supply: { $things }.
florence-player = { $player }: { $things }
florence-open = Open: { $cards }.
florence-hand = Your hand: { $cards }.
florence-no-cards = no cards
florence-cover = { $points ->
        [one] costs you 1 point
       *[other] costs you { $points } points
    }
