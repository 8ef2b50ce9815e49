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

terminal-round = Round { $round }. { $you ->
    [yes] You have
   *[no] { $player } has
} the crown. Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}.
terminal-discard = Discard pile: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}.
terminal-tax = Taxes: { $number } gold.
terminal-cast = Characters: { $characters }.
terminal-face-up = face up in the middle
terminal-face-down = face down in the middle
terminal-murdered = murdered
terminal-bewitched = bewitched
terminal-robbed = robbed
terminal-warrant = warrant
terminal-threat = threat
terminal-order = Order of choosing: { $players }.
terminal-chosen = { $player } (done)
terminal-player = { $you ->
    [yes] You
   *[no] { $player }
}: { $gold } gold, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $count } of { $number } districts, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-crown = crown
terminal-complete = city complete
terminal-protected = protected this round
terminal-no-city = no districts yet
terminal-museum = Under the Museum: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
terminal-wagons = { $number ->
    [one] { $number } Ticket Wagon
   *[other] { $number } Ticket Wagons
} with { $gold } gold
terminal-seen-hand = Seen in hand: { $cards }.
terminal-characters = Your characters: { $characters }.
terminal-hand = Your hand: { $cards }.
terminal-no-cards = no cards
terminal-price = { $cost }, for you { $price }
terminal-cost = costs you { $cost }
terminal-rank = rank { $rank }
terminal-gain-gold = { $number } gold
terminal-gain-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
terminal-gain-either = { $number } gold or cards
terminal-gain-keep = keep { $number }
terminal-gain-discards = for { $number ->
    [one] a card
   *[other] { $number } cards
}

## Why there is less to choose than usual

terminal-part-witch = You are { $character }: take your income and name a character; that character's turn is yours.
terminal-part-bewitched = { $witch } has bewitched { $character }: you take income and nothing else.
terminal-part-resumed = You play on as { $character }, with your own gold, hand and city.
terminal-part-hospital = You are murdered, but thanks to { $hospital } you take income, and nothing else.
terminal-threatened = { $player } threatens you: take income first, then pay or refuse; only then can you use your abilities.
terminal-warranted = There is a warrant on your character: { $player } may confiscate the first district you pay for.
