### What only the drawn table says.

## Board: frame, panels, track, supply, answers, phone

board-why-money = Dat kost { $price }, en je kunt hoogstens { $power } betalen, punten meegeteld.
board-why-actions = De acties van je beurt zijn op.
board-why-no-person = Je hebt geen persoon op hand.
board-why-minimum = Geen persoon op je hand haalt { $minimum }, ook niet met je bonuskaarten.
board-why-no-room = Er is geen plaats meer voor een gebouw dat je nog niet hebt.
board-why-one-person = Je hebt deze beurt al een persoon genomen.
board-why-one-freedom = Je hebt deze beurt al een vrijheid ingevoerd.
board-why-freedoms = Er is geen vrijheid meer die je nog niet hebt.
board-why-pile = De stapel is op.
board-why-no-recruit = Je hebt geen wegkoopkaart.
board-why-nobody = Niemand anders heeft een open persoon.
board-why-have = Heb je al: { $thing }.
board-why-none-left = Is op: { $thing }.
board-propose = Samen met { $player }
board-act-work = Werk
board-act-princess-work = Prinses
board-act-build = Bouwen
board-act-take-person = Persoon
board-act-freedom = Vrijheid
board-act-bonus = Bonus
board-act-recruit = Wegkopen
board-act-end-turn = Einde beurt
board-sell = Punten verkopen
board-sell-about = Ga terug op het scorespoor: 100 florijnen per punt.
board-back = Terug
board-confirm-work = Volbreng het werk: { $thing }
board-confirm-open = Open: { $thing }
board-confirm-take = Neem: { $thing }
board-confirm-take-person = Neem een persoon
board-confirm-bonus = Koop een bonuskaart
board-confirm-introduce = Voer in: { $thing }
board-confirm-stake = { $thing } voor { $number }
board-place-joint = Stel deze plek voor
board-place-landscape = Leg hier neer
board-place-building = Bouw hier
board-place-nowhere = Daar kan hij niet liggen.
board-work-done = Volbreng het werk: { $number }
board-work-missing = Nog { $number } te weinig: kies bonuskaarten
board-rounds = Ronden
board-round = Ronde
board-minimum = Minimum
board-phase-auction = Veiling
board-phase-characters = Karakters
board-phase-actions = Acties
board-phase-end = Beste werk
board-track = Scorespoor
board-track-player = { $player }: { $points } punten; { $work ->
        [0] geen werk in deze ronde
       *[other] beste werk van de ronde { $work }
    }
board-points = Punten
board-money = Geld
board-money-hidden = Hoeveel geld de anderen hebben is aan deze tafel verborgen.
board-work = Werk
board-works = Werken
board-made = werk { $number }
board-no-work = nog geen werk
board-start-player = Startspeler
board-show = Bekijk het vorstendom van { $player }
board-hand-persons = { $number ->
        [one] 1 persoon op hand
       *[other] { $number } personen op hand
    }
board-hand-bonus = { $number ->
        [one] 1 bonuskaart
       *[other] { $number } bonuskaarten
    }
board-hand-prestige = { $number ->
        [one] 1 prestigekaart
       *[other] { $number } prestigekaarten
    }
board-hand-recruits = { $number ->
        [one] 1 wegkoopkaart op hand
       *[other] { $number } wegkoopkaarten op hand
    }
board-jesters = Jongleurs
board-builders = Bouwmeesters
board-freedoms = Vrijheden
board-freedom-has = Vrijheid ingevoerd: { $thing }
board-freedom-lacks = Niet ingevoerd: { $thing }
board-state-highest = hoogste bod { $number }
board-state-chooses = kiest
board-state-bought = kocht { $thing }
board-state-out = doet niet mee
board-state-passed = past
board-state-finished = gespeeld
board-state-next = volgende
board-why-no-place = Hier is geen plaats voor: { $thing }.
board-cells = { $number } velden
board-left = nog { $number }
board-pile = { $thing }: nog { $number }
board-building-mine = { $thing }: gebouwd
board-cost = Kost
board-answers = Antwoorden
board-becomes = wordt
board-own = Jouw vorstendom
board-of = Vorstendom van { $player }
board-to-own = Naar het jouwe
board-wait = Het spel gaat verder.
board-round-of = Ronde { $round } van 7
board-least = minimum { $number }
board-under = Ronde { $round }{ $actions ->
        [-1] { "" }
        [0] , geen actie over
        [one] , nog 1 actie
       *[other] , nog { $actions } acties
    }
board-ask-sell = Hoeveel punten verkoop je, voor 100 florijnen elk?
board-ask-place = Waar bouw je: { $thing }?
board-ask-place-joint = Waar bouwen jullie samen: { $thing }?
board-ask-take-person = Een persoon naar het hof: je bekijkt er vijf en houdt er één.
board-ask-bonus = Een bonuskaart kopen: je bekijkt er vijf en houdt er één.
board-ask-work = Wie volbrengt een werk?
board-ask-build = Welk gebouw? Pak het uit de voorraad.
board-ask-freedom = Welke vrijheid voer je in?
board-ask-recruit = Wie koop je weg?

## Principality: placing tiles, reasons

site-name = Vorstendom van { $player }
site-cell-of = { $cell } bij { $player }
site-outside = naast het bord
site-palace = paleis
site-why = Waarom niet op { $cell }?
site-why-here = Waarom niet hier?
site-off = Een deel zou naast het bord liggen.
site-both-sides = Een gebouw van twee spelers moet aan beide kanten van de grens liggen.
site-covered-own = Op { $cell } ligt je { $thing }.
site-covered-other = Op { $cell } ligt een { $thing } van { $player }.
site-touches-own = { $cell } grenst aan je { $thing }.
site-touches-other = { $cell } grenst aan een { $thing } van { $player }.
site-distance-own = { $builders ->
        [0] Zonder bouwmeesters
       *[other] Met { $builders } bouwmeester
    } houden gebouwen afstand tot elkaar en tot het paleis; met 2 mogen ze raken.
site-distance-other = { $player } heeft { $builders ->
        [0] geen bouwmeester
       *[other] { $builders } bouwmeester
    }: dat deel houdt afstand tot andere gebouwen en tot paleizen; met 2 mag het raken.
site-border = { $cell } ligt aan de grens. Wie alleen bouwt heeft daar 1 bouwmeester voor nodig als er niets tegenover ligt, en anders 2.
site-across = Recht tegenover { $cell } ligt over de grens een { $thing } van { $player }. Met 1 bouwmeester bouw je alleen aan een grens waar niets tegenover ligt; met 2 overal.
site-nowhere = Er is geen plek meer voor een { $thing }: de { $size } velden passen nergens.
site-turn-left = links
site-turn-right = rechts
site-flip = spiegel
site-next = Volgende plek, { $number } van { $count }
site-arrows = verschuif met de pijltjes, of sleep
site-tools = De tegel draaien en verschuiven
site-lies = { $thing } op { $cells }.
site-fits = Het past; plek { $number } van { $count }.
site-board-help = Pijltjes verschuiven de tegel, R en E draaien hem, F spiegelt hem, Tab gaat naar de volgende plek, Enter bouwt.
site-common = { $one } en { $other }
site-cells = { $number ->
        [one] 1 veld
       *[other] { $number } velden
    }
site-types = Wat er samen gebouwd kan worden

## Auction, characters, works, cards

card-against = { $own } : { $best }
card-now = nu { $number }
card-of = van { $number }
card-recruit-counts = telt 1 in elk werk
card-work-of = ronde { $round },
    werk { $value }
card-left-here = kwam in de plaats van een persoon
works-title = Werken
works-now = zoals ze nu zouden zijn
works-planned = zoals ze worden met dit erbij: { $thing }
works-one-card = één kaart meer
works-minimum = min. { $minimum }
works-worth = { $value } waard
works-with-bonus = met bonuskaarten { $value }
works-with-bonus-short = met bonus
works-without = zonder
works-lacks = mist
works-complete = { $planned ->
        [yes] dan is aan alle wensen voldaan
       *[no] aan alle wensen is voldaan
    }
works-princess = landschappen 3, bouwmeesters en gebouwen 2, kaarten 1
works-why-short = Het zou { $value } waard zijn en moet { $minimum } halen.
works-short = Nog geen werk haalt { $minimum }. { $name } komt het dichtst bij met { $value }: { $missing } te weinig.
works-verdict = { $name }{ $bonus ->
        [yes] { " " }met bonuskaarten
       *[no] { "" }
    }: { $value }, dat is { $money } florijnen of tot { $points } punten{ $ahead ->
        [yes] , en { $more } erbij als het het beste werk blijft
        [tie] , en { $more } erbij als een van de beste werken
       *[no] { "" }
    }.
hand-title = Je kaarten
hand-persons = Personen in je hand
hand-persons-short = Personen
hand-bonus = Bonus
hand-prestige = Prestige
hand-table = Op tafel
hand-none = Geen kaarten in je hand.
hand-why-short = { $value } waard, ook met alle bonuskaarten; het minimum is { $minimum }.
hand-do-return = teruggeven
hand-do-work = werk volbrengen
hand-do-use = spelen
hand-do-pick = houden
hand-do-recruit = weghalen
offer-title-pick = { $number ->
        [one] De enige kaart van de stapel
       *[other] De { $number } kaarten die je bekijkt; één gaat naar je hand
    }
offer-title-recruit = Open personen van de anderen; je wegkoopkaart komt in de plaats van één van hen
offer-title-pile = Stapels voor de Professor
offer-title-start = Je vier personen; drie blijven er
offer-value = een werk zou nu { $value } waard zijn
offer-pile-left = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
hand-gives = telt nu { $number } bij een werk
hand-points-now = { $number ->
        [one] 1 punt als het spel nu eindigde
       *[other] { $number } punten als het spel nu eindigde
    }
offer-title = Kaarten om uit te kiezen

## Text view, chooser, rules, score sheet

words-back = Een stap terug
words-placed = { $thing } op { $cells }
words-propose = Samen bouwen met { $player }
words-sell = Ga op het scorespoor terug voor geld, 100 florijn per punt
words-from = { $thing } vanaf { $cell }
words-worth = Nu { $number } waard.
words-adds = Voegt nu { $number } toe.
words-gives = { $number ->
        [one] Zou nu 1 punt geven.
       *[other] Zou nu { $number } punten geven.
    }
words-size = { $size }, { $number } velden.
words-wanted = Gewenst door { $persons }.
words-cover = { $number ->
        [one] Kost 1 punt, want er is te weinig geld.
       *[other] Kost { $number } punten, want er is te weinig geld.
    }
words-no-room = Er is geen plaats voor.
words-holder = Het hoogste bod is { $amount }, van { $player }.
words-passed = Gepast: { $players }.
words-so-far = Het werk is tot nu toe { $number } waard.
words-cells = Op { $cells }.
words-pot = Op de Bankier ligt { $number }.
words-round = Ronde { $round } van 7, werken moeten { $minimum } waard zijn
words-has = Heeft
words-holds = Houdt
words-principality = Vorstendom van { $player }
words-own-principality = Jouw vorstendom
words-cell-empty = leeg
words-palace = Paleis
words-tile-on = { $thing } op { $cells }
words-tile-shared = { $thing } op { $cells }, samen met { $player }
words-empty = { $number ->
        [one] 1 leeg veld
       *[other] { $number } lege velden
    }
words-border = { $way ->
        [above] Het bord van { $second } ligt boven dat van { $first }.
       *[beside] Het bord van { $second } ligt rechts van dat van { $first }.
    }
words-persons = { $number ->
        [one] 1 persoon in de hand
       *[other] { $number } personen in de hand
    }
words-known = van wie gezien: { $persons }
words-recruits = { $number ->
        [one] 1 wegkoopkaart in de hand
       *[other] { $number } wegkoopkaarten in de hand
    }
words-prestige = { $number ->
        [one] 1 prestigekaart
       *[other] { $number } prestigekaarten
    }
words-bonus = { $number ->
        [one] 1 bonuskaart
       *[other] { $number } bonuskaarten
    }
words-open = open: { $cards }
words-open-recruits = { $number ->
        [one] 1 wegkoopkaart
       *[other] { $number } wegkoopkaarten
    }
words-marker = beste werk { $number }
words-bought = gekocht: { $thing }
words-out = uit de veiling
words-start = startspeler
words-finished = beurt voorbij
words-money-hidden = verborgen
words-left = over
words-stock = Voorraad
words-sold = deze ronde gekocht
words-used-bonus = Gebruikte bonuskaarten: { $cards }.
words-pile = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
words-characters = Karakters
words-character-free = vrij
words-character-stone = steen van { $player } op { $number }
words-character-sold = gekocht, bij { $player }
words-character-gone = gekocht
words-hand = Jouw hand ({ $number })
words-work-now = een werk is nu { $number } waard
words-in-piles = Je weet dat deze in de stapels liggen: { $cards }.
words-recruit-in-hand = Wegkoopkaart

choose-sets = Hoe spelen jullie?
choose-other = Eigen mengsel
choose-for-two = Voor twee spelers
choose-money = Geld en begin
choose-common = Gemeenschappelijk bord
choose-more = Meer afspraken
choose-seat = Plaats { $number }
choose-two-only = Deze afspraak is er alleen voor twee spelers.
choose-characters = De zes karakters
