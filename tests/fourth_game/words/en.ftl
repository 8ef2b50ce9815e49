### Trionfi.

game-name = Trionfi
game-rules = The highest card of the suit that was led takes the trick. Whoever takes most tricks wins.

## Cards

card-coins-1 = 1 of coins
card-coins-2 = 2 of coins
card-coins-3 = 3 of coins
card-coins-4 = 4 of coins
card-coins-5 = 5 of coins
card-coins-6 = 6 of coins
card-cups-1 = 1 of cups
card-cups-2 = 2 of cups
card-cups-3 = 3 of cups
card-cups-4 = 4 of cups
card-cups-5 = 5 of cups
card-cups-6 = 6 of cups
card-swords-1 = 1 of swords
card-swords-2 = 2 of swords
card-swords-3 = 3 of swords
card-swords-4 = 4 of swords
card-swords-5 = 5 of swords
card-swords-6 = 6 of swords

## Questions and options

question-play-card = Play a card.
waiting-play-card = { $player } plays a card.
option-play = Play { $card }
table-option-hand = Cards in hand
    .short = short, 3 cards
    .long = long, 5 cards

## What happens

event-dealt = { $player-you ->
        [yes] You deal { $number } cards to each and lead.
       *[no] Everyone is dealt { $number } cards; { $player } leads.
    }
event-card-played = { $player-you ->
        [yes] You play { $card }.
       *[no] { $player } plays { $card }.
    }
event-trick-taken = { $player-you ->
        [yes] You take the trick: { $number } so far.
       *[no] { $player } takes the trick: { $number } so far.
    }

## What lies there

zone-hand = Your hand
zone-cards = Cards
zone-trick = In the middle
zone-tricks = Tricks taken

## Bots

bot-miser = Miser
bot-duke = Duke
level-text-easy = Keeps what is worth something: always plays the lowest card.
level-text-normal = Takes what can be had, and no more than it costs.
