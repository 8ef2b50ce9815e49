### De Vorsten van Florence in a terminal.

## Names of bots

bot-house = House Bot

## The table

terminal-supply = Supply: { $things }.
terminal-player = { $player }: { $things }
terminal-open = Open: { $cards }.
terminal-hand = Your hand: { $cards }.
terminal-no-cards = no cards
terminal-cover = { $points ->
        [one] costs you 1 point
       *[other] costs you { $points } points
    }
terminal-place = { $points ->
        [one] brings you 1 point
       *[other] brings you { $points } points
    }
