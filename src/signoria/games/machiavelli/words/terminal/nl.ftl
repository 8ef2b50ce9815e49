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

terminal-round = Ronde { $round }. { $you ->
    [yes] Jij hebt
   *[no] { $player } heeft
} de kroon. Stapel: { $deck ->
    [one] { $deck } kaart
   *[other] { $deck } kaarten
}.
terminal-discard = Aflegstapel: { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}.
terminal-tax = Belasting: { $number } goud.
terminal-cast = Karakters: { $characters }.
terminal-face-up = open in het midden
terminal-face-down = gedekt in het midden
terminal-murdered = vermoord
terminal-bewitched = behekst
terminal-robbed = bestolen
terminal-warrant = onteigening
terminal-threat = dreigement
terminal-order = Volgorde van kiezen: { $players }.
terminal-chosen = { $player } (klaar)
terminal-player = { $you ->
    [yes] Jij
   *[no] { $player }
}: { $gold } goud, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $count } van { $number } gebouwen, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
terminal-crown = kroon
terminal-complete = stad voltooid
terminal-protected = deze ronde beschermd
terminal-no-city = nog geen gebouwen
terminal-museum = Onder het Museum: { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
terminal-wagons = { $number ->
    [one] { $number } Kassawagen
   *[other] { $number } Kassawagens
} met { $gold } goud
terminal-seen-hand = Gezien in de hand: { $cards }.
terminal-characters = Je karakters: { $characters }.
terminal-hand = Je hand: { $cards }.
terminal-no-cards = geen kaarten
terminal-price = { $cost }, voor jou { $price }
terminal-cost = kost je { $cost }
terminal-rank = nummer { $rank }
terminal-gain-gold = { $number } goud
terminal-gain-cards = { $number ->
    [one] { $number } kaart
   *[other] { $number } kaarten
}
terminal-gain-either = { $number } goud of kaarten
terminal-gain-keep = houd er { $number }
terminal-gain-discards = voor { $number ->
    [one] een kaart
   *[other] { $number } kaarten
}

## Why there is less to choose than usual

terminal-part-witch = Je bent { $character }: neem je inkomen en noem een karakter; diens beurt speel jij.
terminal-part-bewitched = { $witch } heeft { $character } behekst: je neemt inkomen en verder niets.
terminal-part-resumed = Je speelt verder als { $character }, met je eigen goud, hand en stad.
terminal-part-hospital = Je bent vermoord, maar dankzij { $hospital } neem je inkomen, en verder niets.
terminal-threatened = { $player } bedreigt je: neem eerst inkomen, en betaal of weiger dan; pas daarna kun je je eigenschappen gebruiken.
terminal-warranted = Bij jouw karakter ligt een onteigening: { $player } mag je het eerste gebouw dat je betaalt afnemen.
