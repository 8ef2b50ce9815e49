### Machiavelli in a terminal.

## Names of bots

bot-apprentice = Apprentice
bot-house = House Bot
bot-strong = Master
bot-master = Grand Master
bot-careless = Careless Bot
bot-thief = Thief
bot-cautious = Cautious Bot
bot-architect = Architect
bot-raider = Raider

## The table

terminal-round = Round { $round }. { $player } has the crown. Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}.
terminal-face-up = Face up in the middle: { $characters }.
terminal-player = { $you ->
    [yes] You
   *[no] { $player }
}: { $gold } gold, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $count } of { $number } districts{ $revealed ->
    [yes] , { $characters }
   *[no] { "" }
}
terminal-characters = Your characters: { $characters }.
terminal-hand = Your hand: { $cards }.
terminal-cost = cost { $cost }
