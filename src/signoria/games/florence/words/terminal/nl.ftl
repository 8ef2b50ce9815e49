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

terminal-round = Ronde { $round } van { $rounds }. Minimaal werkgetal { $minimum }; objecten vanaf { $price }. { $you ->
        [yes] Jij bent
       *[no] { $player } is
    } startspeler.
terminal-supply = Voorraad: { $things }.
terminal-piles = Stapels: { $piles }.
terminal-characters = Karakters: { $characters }. Op de Bankier: { $pot }.
terminal-gone = weg
terminal-player = { $player }: { $things }
terminal-best = beste werk { $value }
terminal-bought = deze ronde gekocht: { $thing }
terminal-out = uit deze veiling
terminal-open = Open: { $cards }.
terminal-held = In de hand: { $cards }.
terminal-known = Bekend: { $cards }.
terminal-hand = Je hand: { $cards }.
terminal-looking-at = Je bekijkt: { $cards }.
terminal-no-cards = geen kaarten
terminal-work = werkgetal { $value }
terminal-work-most = werkgetal { $value }, { $most } met al je bonuskaarten
terminal-value = werkgetal { $value }
terminal-adds = nu +{ $number }
terminal-points = { $points ->
        [one] nu 1 punt
       *[other] nu { $points } punten
    }
terminal-column = { $thing }, meest links in kolom { $column }
terminal-cost = kost { $cost }
terminal-left = dan heb je nog { $money }
terminal-cover = { $points ->
        [one] kost je 1 punt
       *[other] kost je { $points } punten
    }
terminal-place = { $points ->
        [one] levert je 1 punt op
       *[other] levert je { $points } punten op
    }
