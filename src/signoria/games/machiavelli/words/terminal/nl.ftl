### Machiavelli in a terminal.

## Names of bots

bot-apprentice = Leerling
bot-house = Huisbot
bot-strong = Meester
bot-master = Grootmeester
bot-careless = Slordige bot
bot-thief = Dief
bot-cautious = Voorzichtige bot
bot-architect = Bouwmeester
bot-raider = Plunderaar

## The table

terminal-round = Ronde { $round }. { $player } heeft de kroon. Stapel: { $deck ->
    [one] { $deck } kaart
   *[other] { $deck } kaarten
}.
terminal-face-up = Open in het midden: { $characters }.
terminal-player = { $you ->
    [yes] Jij
   *[no] { $player }
}: { $gold } goud, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $count } van { $number } gebouwen{ $revealed ->
    [yes] , { $characters }
   *[no] { "" }
}
terminal-characters = Je karakters: { $characters }.
terminal-hand = Je hand: { $cards }.
terminal-cost = kost { $cost }
