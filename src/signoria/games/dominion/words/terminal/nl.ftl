### Dominion in a terminal.

## Names of bots

bot-apprentice = Leerling
bot-big-money = Big Money
bot-big-money-smithy = Big Money met Smidse
bot-house = Huisbot
bot-strong = Meester
bot-master = Grootmeester
bot-big-money-duchies = Big Money met Hertogdommen
bot-smithy = Smidse
bot-militia = Militie
bot-council-room = Raadszaal
bot-laboratory-militia-chapel = Laboratorium, Militie, Kapel
bot-double-witch = Dubbele Heks
bot-moneylender-witch = Geldschieter en Heks
bot-workshop-gardens = Werkplaats en Tuinen
bot-first-game-engine = Motor van het Eerste Spel

## The table

terminal-supply = Voorraad (prijs, aantal over):
terminal-trash = Vernietigd: { $cards }.
terminal-opponent = { $player }: { $hand } in de hand; trekstapel: { $deck }; aflegstapel: { $discard }.
terminal-seen-hand = Gezien in de hand van { $player }: { $cards }.
terminal-seen-top = Gezien op de trekstapel van { $player }: { $cards }.
terminal-own-piles = Je trekstapel: { $deck }; aflegstapel: { $discard }.
terminal-own-top = Boven op je trekstapel: { $cards }.
terminal-counted-top = { $count }, { $card } bovenop
terminal-top = { $card } bovenop
terminal-play-area = Gespeeld: { $cards }.
terminal-revealed = Getoond door { $player }: { $cards }.
terminal-set-aside = Apart gelegd: { $cards }.
terminal-selected = Gekozen: { $cards }.
terminal-hand = Je hand: { $cards }.
terminal-no-cards = geen kaarten
terminal-counters = { $you ->
        [yes] Je hebt { $counters }.
       *[no] { $player } heeft { $counters }.
    }
terminal-pile = kost { $cost }, nog { $left }
terminal-cost = kost { $cost }
terminal-card = { $card } ({ $types }, kost { $cost })

terminal-sheet-line = { $cards }: { $points }
terminal-sheet-cards = { $you ->
        [yes] Je kaarten: { $cards }.
       *[no] Kaarten van { $player }: { $cards }.
    }
