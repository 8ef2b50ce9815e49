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

terminal-round = Round { $round } of { $rounds }. Works must be worth { $minimum }; objects start at { $price }. { $you ->
        [yes] You go
       *[no] { $player } goes
    } first.
terminal-supply = Supply: { $things }.
terminal-piles = Piles: { $piles }.
terminal-characters = Characters: { $characters }. On the Banker: { $pot }.
terminal-gone = gone
terminal-player = { $player }: { $things }
terminal-best = best work { $value }
terminal-bought = bought this round: { $thing }
terminal-out = out of this auction
terminal-open = Face up: { $cards }.
terminal-held = In hand: { $cards }.
terminal-known = Known: { $cards }.
terminal-hand = Your hand: { $cards }.
terminal-looking-at = You are looking at: { $cards }.
terminal-no-cards = no cards
terminal-work = work worth { $value }
terminal-work-most = work worth { $value }, { $most } with all your bonus cards
terminal-value = worth { $value }
terminal-adds = +{ $number } now
terminal-points = { $points ->
        [one] 1 point now
       *[other] { $points } points now
    }
terminal-column = { $thing }, leftmost in column { $column }
terminal-cost = costs { $cost }
terminal-left = leaves you { $money }
terminal-cover = { $points ->
        [one] costs you 1 point
       *[other] costs you { $points } points
    }
terminal-place = { $points ->
        [one] gives you 1 point
       *[other] gives you { $points } points
    }
