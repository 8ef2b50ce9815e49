### De Vorsten van Florence in a terminal.

## Names of bots

bot-apprentice = Leerling
bot-house = Huisbot
bot-strong = Meester
bot-master = Grootmeester
bot-cautious = Voorzichtige bot
bot-eager = Gretige bot
bot-mason = Bouwer

## The table

terminal-supply = Voorraad: { $things }.
terminal-player = { $player }: { $things }
terminal-open = Open: { $cards }.
terminal-hand = Je hand: { $cards }.
terminal-no-cards = geen kaarten
terminal-cover = { $points ->
        [one] kost je 1 punt
       *[other] kost je { $points } punten
    }
terminal-place = { $points ->
        [one] levert je 1 punt op
       *[other] levert je { $points } punten op
    }
