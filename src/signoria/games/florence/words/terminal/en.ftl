### De Vorsten van Florence in a terminal.

## Names of bots

bot-apprentice = Apprentice
bot-house = House Bot
bot-strong = Master
bot-master = Grand Master
bot-cautious = Cautious Bot
bot-eager = Eager Bot
bot-mason = Mason

## The table

terminal-supply = Supply: { $things }.
terminal-player = { $player }: { $things }
terminal-open = Face up: { $cards }.
terminal-hand = Your hand: { $cards }.
terminal-no-cards = no cards
terminal-cover = { $points ->
        [one] costs you 1 point
       *[other] costs you { $points } points
    }
terminal-place = { $points ->
        [one] gives you 1 point
       *[other] gives you { $points } points
    }
