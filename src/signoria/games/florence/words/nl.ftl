### De Vorsten van Florence: everything people read.

game-name = De Vorsten van Florence

## Tiles, freedoms and objects

thing-university = Universiteit
    .text = Zeven velden. Verhoogt werken van personen die hem willen met 4. Wie hem bouwt krijgt 3 punten.
    .within = universiteit
thing-laboratory = Laboratorium
    .text = Zeven velden. Verhoogt werken van personen die het willen met 4. Wie het bouwt krijgt 3 punten.
    .within = laboratorium
thing-workshop = Werkplaats
    .text = Zeven velden. Verhoogt werken van personen die hem willen met 4. Wie hem bouwt krijgt 3 punten.
    .within = werkplaats
thing-library = Bibliotheek
    .text = Vijf velden. Verhoogt werken van personen die hem willen met 4. Wie hem bouwt krijgt 3 punten.
    .within = bibliotheek
thing-opera = Opera
    .text = Vijf velden. Verhoogt werken van personen die hem willen met 4. Wie hem bouwt krijgt 3 punten.
    .within = opera
thing-studio = Atelier
    .text = Vijf velden. Verhoogt werken van personen die het willen met 4. Wie het bouwt krijgt 3 punten.
    .within = atelier
thing-hospital = Hospitaal
    .text = Vijf velden. Verhoogt werken van personen die het willen met 4. Wie het bouwt krijgt 3 punten.
    .within = hospitaal
thing-theatre = Theater
    .text = Vijf velden. Verhoogt werken van personen die het willen met 4. Wie het bouwt krijgt 3 punten.
    .within = theater
thing-tower = Toren
    .text = Drie velden. Verhoogt werken van personen die hem willen met 4. Wie hem bouwt krijgt 3 punten.
    .within = toren
thing-chapel = Kapel
    .text = Drie velden. Verhoogt werken van personen die hem willen met 4. Wie hem bouwt krijgt 3 punten.
    .within = kapel
thing-forest = Bos
    .text = Vijf velden. Verhoogt werken van personen die het willen met 3. Elk volgend bos geeft 3 punten.
    .within = bos
thing-lake = Meer
    .text = Vier velden. Verhoogt werken van personen die het willen met 3. Elk volgend meer geeft 3 punten.
    .within = meer
thing-park = Park
    .text = Drie velden. Verhoogt werken van personen die het willen met 3. Elk volgend park geeft 3 punten.
    .within = park
thing-palace = Paleis
    .within = paleis
thing-religion = Religie
    .text = Verhoogt werken van personen die deze vrijheid willen met 3. Een vorstendom heeft haar hoogstens eenmaal.
thing-travel = Reizen
    .text = Verhoogt werken van personen die deze vrijheid willen met 3. Een vorstendom heeft haar hoogstens eenmaal.
thing-opinion = Mening
    .text = Verhoogt werken van personen die deze vrijheid willen met 3. Een vorstendom heeft haar hoogstens eenmaal.
thing-jester = Jongleur
    .text = Elk werk van een persoon is 2 meer waard.
thing-builder = Bouwmeester
    .text = De eerste maakt bouwen goedkoper; met de tweede mogen gebouwen elkaar raken en krijg je 3 punten; de derde maakt bouwen gratis en geeft 3 punten.
thing-prestige = Prestigekaart
    .text = Bekijk vijf prestigekaarten en houd er één. Die telt aan het einde.
thing-recruit = Wegkoopkaart
    .text = Haal een open persoon bij een ander weg; de wegkoopkaart blijft daar in de plaats.
thing-landscape = Landschap
    .text = Een bos, een meer of een park, naar keuze van de koper.
thing-bonus = Bonuskaart
    .text = Verhoogt de waarde van één werk; daarna is hij uit het spel.
thing-person = Personenkaart
    .text = Volbrengt vanuit je hand een werk en ligt daarna open voor je.

## Sizes of buildings

size-large = Groot
size-medium = Middelgroot
size-small = Klein

## Colours of the players

colour-red = Rood
colour-green = Groen
colour-yellow = Geel
colour-blue = Blauw
colour-grey = Grijs

## Persons

card-mathematician = Mathematicus
    .text = Wil een universiteit, een meer en vrijheid van religie.
card-theologian = Theoloog
    .text = Wil een universiteit, een park en vrijheid om te reizen.
card-philosopher = Filosoof
    .text = Wil een universiteit, een bos en vrijheid van mening.
card-botanist = Botanicus
    .text = Wil een laboratorium, een park en vrijheid van religie.
card-alchemist = Alchemist
    .text = Wil een laboratorium, een meer en vrijheid van mening.
card-physicist = Fysicus
    .text = Wil een laboratorium, een bos en vrijheid om te reizen.
card-watchmaker = Uurwerkmaker
    .text = Wil een werkplaats, een meer en vrijheid om te reizen.
card-goldsmith = Goudsmid
    .text = Wil een werkplaats, een park en vrijheid van mening.
card-bell-maker = Klokkengieter
    .text = Wil een werkplaats, een bos en vrijheid van religie.
card-cartographer = Cartograaf
    .text = Wil een bibliotheek, een meer en vrijheid van religie.
card-lawyer = Rechtsgeleerde
    .text = Wil een bibliotheek, een bos en vrijheid van mening.
card-choreographer = Choreograaf
    .text = Wil een opera, een bos en vrijheid om te reizen.
card-composer = Componist
    .text = Wil een opera, een meer en vrijheid van mening.
card-sculptor = Beeldhouwer
    .text = Wil een atelier, een bos en vrijheid van religie.
card-painter = Schilder
    .text = Wil een atelier, een meer en vrijheid om te reizen.
card-pharmacist = Pharmaceut
    .text = Wil een hospitaal, een park en vrijheid van mening.
card-physician = Medicus
    .text = Wil een hospitaal, een bos en vrijheid om te reizen.
card-dramatist = Dramaturg
    .text = Wil een theater, een park en vrijheid van religie.
card-poet = Dichter
    .text = Wil een theater, een meer en vrijheid om te reizen.
card-astronomer = Astronoom
    .text = Wil een toren, een bos en vrijheid van religie.
card-organ-builder = Orgelbouwer
    .text = Wil een kapel, een bos en vrijheid van mening.

## Prestige cards

card-most-buildings = Meeste gebouwen
    .text = 6 punten voor meer gebouwen dan ieder ander, 3 bij een gelijke stand.
card-two-large-buildings = Twee grote gebouwen
    .text = 5 punten voor minstens twee grote gebouwen, wat de anderen ook hebben.
card-fewest-empty-cells = Minste lege velden
    .text = 8 punten voor minder lege velden dan ieder ander, 4 bij een gelijke stand.
card-three-landscape-types = Drie landschapsoorten
    .text = 8 punten voor minstens één bos, één meer en één park.
card-most-landscapes = Meeste landschappen
    .text = 7 punten voor meer landschappen dan ieder ander, 4 bij een gelijke stand.
card-most-forests = Meeste bossen
    .text = 7 punten voor meer bossen dan ieder ander, 4 bij een gelijke stand.
card-most-lakes = Meeste meren
    .text = 6 punten voor meer meren dan ieder ander, 3 bij een gelijke stand.
card-three-freedoms = Drie vrijheden
    .text = 8 punten voor alle drie de vrijheden.
card-four-two-four = Vier gebouwen, twee vrijheden, vier werken
    .text = 6 punten voor minstens vier gebouwen, twee vrijheden en vier werken.
card-most-jesters = Meeste jongleurs
    .text = 6 punten voor meer jongleurs dan ieder ander, 3 bij een gelijke stand.
card-most-builders = Meeste bouwmeesters
    .text = 6 punten voor meer bouwmeesters dan ieder ander, 3 bij een gelijke stand.
card-most-parks = Meeste parken
    .text = 5 punten voor meer parken dan ieder ander, 3 bij een gelijke stand.
card-builder-jester-landscapes = Bouwmeester, jongleur, twee landschappen
    .text = 7 punten voor minstens één bouwmeester, één jongleur en twee landschappen.
card-most-works = Meeste werken
    .text = 7 punten voor meer werken dan ieder ander, 4 bij een gelijke stand. Werken zijn open personen- en wegkoopkaarten.

## Bonus cards

card-bonus-buildings = Gebouwen
    .text = +1 voor elk van je gebouwen.
card-bonus-large-buildings = Grote gebouwen
    .text = +2 voor elk groot gebouw.
card-bonus-medium-forests = Middelgrote gebouwen en bossen
    .text = +1 voor elk middelgroot gebouw en elk bos.
card-bonus-small-landscapes = Kleine gebouwen en landschappen
    .text = +1 voor elk klein gebouw en elk landschap.
card-bonus-size-classes = Gebouwgrootten
    .text = +2 voor elke gebouwgrootte die je hebt: groot, middelgroot, klein.
card-bonus-landscapes = Landschappen
    .text = +1 voor elk landschap.
card-bonus-forests = Bossen
    .text = +2 voor elk bos.
card-bonus-lakes = Meren
    .text = +2 voor elk meer.
card-bonus-parks = Parken
    .text = +2 voor elk park.
card-bonus-freedoms = Vrijheden
    .text = +2 voor elke vrijheid.
card-bonus-jesters = Jongleurs
    .text = +2 voor elke jongleur, bovenop wat jongleurs altijd toevoegen.
card-bonus-jesters-freedoms = Jongleurs en vrijheden
    .text = +1 voor elke jongleur en elke vrijheid.
card-bonus-builders = Bouwmeesters
    .text = +2 voor elke bouwmeester.
card-bonus-builders-lakes = Bouwmeesters en meren
    .text = +1 voor elke bouwmeester en elk meer.
card-bonus-prestige = Prestigekaarten
    .text = +2 voor elke prestigekaart in je hand.
card-bonus-prestige-freedoms = Prestigekaarten en vrijheden
    .text = +1 voor elke prestigekaart in je hand en elke vrijheid.
card-bonus-landscape-types = Landschapsoorten
    .text = +2 voor elke landschapsoort die je hebt.
card-bonus-categories = Categorieën
    .text = +1 voor elk van deze waarvan je er minstens één hebt: bos, meer, park, jongleur, bouwmeester, prestigekaart, vrijheid.
card-bonus-hand-cards = Personen op handen
    .text = +1 voor elke personen- en wegkoopkaart die in je hand blijft.
card-bonus-table-cards = Personen op tafel
    .text = +1 voor elke open personen- en wegkoopkaart voor je, de werkende persoon meegeteld.

## Characters

character-muse = Muze
    .text = Al je werken van deze ronde zijn meer waard: het nummer van de ronde erbij.
character-cardinal = Kardinaal
    .text = Eén actie meer in je beurt van deze ronde. Nog steeds hoogstens één persoon en één vrijheid.
character-princess = Prinses
    .text = Als één actie, eenmaal: een werk zonder persoon. Het telt 3 per landschap, 2 per bouwmeester en per gebouw, 1 per personen- en wegkoopkaart.
character-merchant = Koopman
    .text = Eenmaal: je voorwerp van de volgende veiling is gratis, of je krijgt punten naar je plaats op het scorespoor.
character-professor = Professor
    .text = Eenmaal: bekijk vijf prestige- of bonuskaarten en houd er één.
character-banker = Bankier
    .text = Meteen: je krijgt het geld op de kaart. In de laatste ronde mag je aan het einde ook geld omzetten in punten, 200 florijn per punt.

## Piles

pile-person = personenstapel
pile-prestige = prestigestapel
pile-bonus = bonusstapel

## Sets of options that go well together

set-first-game = Eerste spel
    .text = Het basisspel.
set-advanced = Gevorderd
    .text = Met de karakters van Muze en Prinses.
set-very-advanced = Vergevorderd
    .text = Met de karakters, en punten worden nooit verkocht.
set-negotiation = Onderhandelen
    .text = Met aangrenzende borden en gebouwen van twee spelers.
set-full = Alles
    .text = Beide uitbreidingen samen.

## Table options

table-option-expansion-muse-princess = Muze en Prinses
    .text = Na elke veiling wordt op zes karakters geboden.
    .off = Zonder
    .on = Met
table-option-expansion-cooperative = Gemeenschappelijk bouwen
    .text = De borden grenzen aan elkaar en buren mogen samen bouwen.
    .off = Zonder
    .on = Met
table-option-no-pp-for-money = Geen punten voor geld
    .text = Niemand mag op het scorespoor terug voor geld. Alleen met Muze en Prinses.
    .off = Punten mogen verkocht worden
    .on = Punten mogen niet verkocht worden
table-option-two-player-freedoms = Vrijheden voor twee
    .text = Hoeveel vrijheden er zijn met twee spelers.
    .value-5 = Vijf
    .value-4 = Vier, dat is moeilijker
table-option-two-player-landscape-choice = Landschap voor twee
    .text = Wie met twee spelers zegt welk landschap geveild wordt.
    .winner = De winnaar, achteraf
    .opener = Wie opent, bij het openen
table-option-money-visibility = Geld
    .text = Of iedereen ziet hoeveel geld de anderen hebben.
    .hidden = Verborgen
    .open = Open
table-option-start-player = Startspeler
    .text = Wie startspeler is in de eerste ronde.
    .random = Bij loting
    .chosen = Aangewezen
table-option-start-seat = Eerste plaats
    .text = De plaats die begint, als de startspeler wordt aangewezen.
table-option-cb-border-landscape = Landschap over de grens
    .text = Of een landschap recht aan de overkant iemand met één bouwmeester tegenhoudt.
    .blocks = Ja
    .harmless = Nee
table-option-tile-set = Vormen van de tegels
    .text = Welke tekeningen van de tegels gebruikt worden.
    .reconstruction-1 = Reconstructie 1
table-option-cb-layout = Gemeenschappelijk bord
    .text = Hoe de borden aan elkaar liggen.
    .reconstruction-1 = Reconstructie 1

## Questions to the player who is asked

question-choose-start-persons = Welke van deze vier personen geef je terug?
question-auction-open = Open een veiling voor { $price }, of zie ervan af en doe deze ronde niet meer mee.
question-auction-bid = { $item } staat op { $amount }. Verhogen of passen?
question-auction-last-buy = Je bent de laatste: neem een voorwerp voor { $price }, of niets.
question-merchant-payment = { $item } voor { $price }: betaalt de Koopman of betaal jij?
question-choose-landscape-type = Welk landschap neem je?
question-place-landscape = Waar leg je het landschap ({ $tile })?
question-pick-person = Welke persoon neem je in de hand?
question-pick-prestige = Welke prestigekaart houd je?
question-pick-bonus = Welke bonuskaart houd je?
question-recruit-now = De wegkoopkaart meteen gebruiken of bewaren?
question-a2-turn = Leg je steen op een karakter, of pas.
window-points = { $position ->
        [one] 1 punt
       *[other] { $position } punten
    }
question-character-window = { $position ->
        [0] { $last ->
            [yes] De laatste kans om de { $character } te gebruiken.
           *[no] De { $character } nu gebruiken of bewaren?
        }
       *[other] { $moment ->
            [best-work] { window-points } van de Koopman, nog voordat het beste werk wordt beloond?
           *[any] { $last ->
                [yes] De laatste kans: op jouw plaats levert de Koopman { window-points } op.
               *[no] Nu { window-points } van de Koopman, of hem bewaren?
            }
        }
    }
question-professor-pile = In welke stapel kijkt de Professor?
question-turn-menu = { $actions ->
        [0] Nog iets voordat je beurt eindigt?
        [one] Jouw beurt: nog 1 actie.
       *[other] Jouw beurt: nog { $actions } acties.
    }
question-work = Wie volbrengt een werk? Het moet { $minimum } waard zijn.
question-work-bonus = Welke bonuskaarten gebruik je? Het werk moet { $minimum } waard zijn.
question-princess-work = Het werk van de Prinses volbrengen, { $value } waard?
question-buy-pp = Het werk brengt { $income } op. Hoeveel punten koop je daarvan, voor 200 elk?
question-build = Wat bouw je, en waar? Het kost { $price }.
question-freedom = Welke vrijheid voer je in?
question-recruit = Wie koop je weg?
question-joint-propose = Wat zou je met { $partner } samen bouwen, en waar?
question-joint-price = { $tile }: wat betaalt { $partner } aan { $player }?
question-joint-reply = Samen een { $tile }, voor { $price } van { $partner } aan { $player }: wat zeg je?
question-banker-exchange = Hoeveel punten koop je, voor 200 elk?

## The same questions, for those who wait

waiting-choose-start-persons = { $asked } kiest personen.
waiting-auction-open = { $asked } mag een veiling openen.
waiting-auction-bid = { $item } staat op { $amount }; { $asked } denkt na.
waiting-auction-last-buy = { $asked } mag een voorwerp nemen voor { $price }.
waiting-merchant-payment = { $asked } beslist wie { $item } betaalt.
waiting-choose-landscape-type = { $asked } kiest een landschap.
waiting-place-landscape = { $asked } legt een { $tile }.
waiting-pick-person = { $asked } bekijkt { $number } personen.
waiting-pick-prestige = { $asked } bekijkt { $number } prestigekaarten.
waiting-pick-bonus = { $asked } bekijkt { $number } bonuskaarten.
waiting-recruit-now = { $asked } mag de wegkoopkaart meteen gebruiken.
waiting-a2-turn = { $asked } mag op een karakter bieden.
waiting-character-window = { $asked } mag de { $character } gebruiken.
waiting-professor-pile = { $asked } kiest een stapel voor de Professor.
waiting-turn-menu = { $asked } kiest wat te doen.
waiting-work = { $asked } kiest een persoon voor een werk.
waiting-work-bonus = { $asked } stelt een werk samen.
waiting-princess-work = { $asked } volbrengt het werk van de Prinses.
waiting-buy-pp = { $asked } mag punten kopen van { $income }.
waiting-build = { $asked } bouwt.
waiting-freedom = { $asked } kiest een vrijheid.
waiting-recruit = { $asked } kiest wie wordt weggekocht.
waiting-joint-propose = { $asked } denkt aan een gebouw voor { $player } en { $partner }.
waiting-joint-price = { $asked } denkt na over een prijs ({ $tile }).
waiting-joint-reply = { $asked } overweegt een bod ({ $tile }).
waiting-banker-exchange = { $asked } mag geld omzetten in punten.

## Options

option-return = { $card } teruggeven
option-open = Open: { $thing }
option-bid = Bied { $number }
option-take-object = Neem: { $thing }
option-choose = { $thing }
option-pick = { $card } houden
option-recruit-person = { $card } wegkopen
option-stake = { $character }: { $number }
option-pile = Kijk in de { $pile }
option-work-with = { $card }
option-use-bonus = { $card } gebruiken
option-buy = { $number ->
        [0] Koop geen punten
        [one] Koop 1 punt
       *[other] Koop { $number } punten
    }
option-introduce = { $thing }
option-sell = { $number ->
        [one] Ga 1 punt terug voor geld
       *[other] Ga { $number } punten terug voor geld
    }
option-propose = Samen bouwen met { $player }
option-price = { $number }
option-exchange = { $number ->
        [0] Wissel niets
        [one] Wissel voor 1 punt
       *[other] Wissel voor { $number } punten
    }
option-place = { $thing } op { $place }
option-raise = Verhoog
option-pass = Pas
option-decline = Zie ervan af
option-nothing = Neem niets
option-free = Gratis: de Koopman betaalt
option-pay = Betaal, en houd de Koopman
option-keep = Bewaar
option-use = Gebruik nu
option-give-back = Geef ongebruikt terug
option-work = Volbreng een werk
option-princess-work = Volbreng het werk van de Prinses
option-build = Bouw
option-take-person = Haal een persoon naar het hof
option-freedom = Voer een vrijheid in
option-bonus = Koop een bonuskaart
option-recruit = Gebruik een wegkoopkaart
option-use-merchant-pp = Koopman: punten voor je plaats
option-use-professor = Professor: een gratis kaart
option-end-turn = Beëindig je beurt
option-done = Zo is het goed
option-accept = Akkoord
option-counter = Doe een ander bod

## Parts of log lines

log-who = { $player-you ->
        [yes] Je
       *[no] { $player }
    }
log-gained = { $gained ->
        [0] { "" }
        [one] { " " }(+1 punt)
       *[other] { " " }(+{ $gained } punten)
    }
log-seen = { $secret ->
        [yes] { $card }, uit { $cards }
       *[no] { $number ->
            [one] de enige kaart
           *[other] één van { $number } kaarten
        }
    }

## Log lines

event-game-start = Het spel begint; { $starter-you ->
        [yes] jij bent
       *[no] { $starter } is
    } startspeler.
event-freedoms-drawn = Vrijheden getrokken naast één van elk: { $things }.
event-persons-dealt = { log-who } krijgt { $secret ->
        [yes] { $cards }
       *[no] { $number } personen
    }.
event-person-returned = { log-who } geeft { $secret ->
        [yes] { $card }
       *[no] een persoon
    } terug.
event-round-start = Ronde { $round }: werken moeten { $minimum } waard zijn. { $player-you ->
        [yes] Jij bent startspeler.
       *[no] Startspeler: { $player }.
    }
event-auction-opened = { log-who } opent de veiling van { $item } voor { $price }.
event-auction-declined = { log-who } doet niet meer mee aan de veiling.
event-bid-raised = { log-who } biedt { $amount } voor { $item }.
event-bid-passed = { log-who } past.
event-object-bought = { log-who } koopt { $item } voor { $free ->
        [yes] niets, de Koopman betaalt
       *[no] { $price }
    }.
event-landscape-placed = { log-who } legt { $card } { joined-landscape-placed }.
joined-landscape-placed = op { $cells }{ log-gained }
event-jester-gained = { log-who } krijgt jongleur { joined-jester-gained }.
joined-jester-gained = nummer { $number }
event-builder-gained = { log-who } krijgt bouwmeester { joined-builder-gained }.
joined-builder-gained = nummer { $number }{ log-gained }
event-prestige-picked = { log-who } neemt een prestigekaart: { joined-prestige-picked }.
joined-prestige-picked = { log-seen }
event-person-recruited = { log-who } koopt { $card } weg bij { $victim-you ->
        [yes] jou
       *[no] { $victim }
    }.
event-recruit-kept = { log-who } bewaart de wegkoopkaart.
event-phase-a-end = De veiling is voorbij.
event-a2-start = Er wordt op karakters geboden; op de Bankier ligt { $pot }.
event-a2-bid = { log-who } legt een steen op de { $character }, veld { $field }.
event-a2-ousted = { log-who } neemt de steen terug van de { $character }.
event-a2-pass = { log-who } neemt deze ronde geen karakter.
event-character-bought = { log-who } krijgt de { $character } voor { $price }{ $received ->
        [0] { "" }
       *[other] , met { $received } erop
    }.
event-character-used = { $effect ->
        [position] { log-who } krijgt { $position ->
            [one] 1 punt
           *[other] { $position } punten
        } van de { $character } voor plaats { $position } op het scorespoor
        [free] De { $character } betaalt voor { $player-you ->
            [yes] jou
           *[no] { $player }
        }
       *[card] { log-who } kijkt met de { $character } in de { $pile }
    }.
event-character-returned = { log-who } geeft de { $character } terug.
event-turn-start = { $player-you ->
        [yes] Jouw beurt
       *[no] Beurt van { $player }
    }
event-turn-end = { log-who } beëindigt de beurt.
event-work-completed = { log-who } voltooit een werk met { $card }, { $value } waard ({ $parts }): { $income } florijn.
event-pp-bought = { log-who } { joined-pp-bought }.
joined-pp-bought = koopt { $number ->
        [0] geen punten
        [one] 1 punt voor { $amount }
       *[other] { $number } punten voor { $amount }
    }
event-building-built = { log-who } bouwt { $card } op { $cells } voor { $price }.{ log-gained }
event-person-taken = { log-who } neemt een persoon voor { $price }: { log-seen }.
event-bonus-taken = { log-who } neemt een bonuskaart voor { $price }: { log-seen }.
event-freedom-introduced = { log-who } voert de vrijheid { $freedom } in voor { $price }.
event-pp-sold = { log-who } verkoopt { $number ->
        [one] 1 punt voor { $amount }
       *[other] { $number } punten voor { $amount }
    }.
event-joint-offer = { log-who } stelt { $receiver-you ->
        [yes] jou
       *[no] { $receiver }
    } voor samen { $tile } te bouwen op { $cells } voor { $price } (bod { $number }).
event-joint-answer = { log-who } { $answer ->
        [accept] gaat akkoord
        [counter] wil het anders
       *[decline] wijst het af
    }.
event-joint-built = { $active } en { $partner } bouwen samen op { $cells }: { $tile }, onderling { $price }, aan de bank { $cost }.{ log-gained }
event-best-work = { $winners-count ->
        [0] Niemand volbracht een werk.
       *[other] Beste werk, { $value } waard: { $winners }.{ log-gained }
    }
event-banker-exchange = { log-who } neemt { $number ->
        [one] 1 punt van de Bankier
       *[other] { $number } punten van de Bankier
    }.
event-prestige-scored = { log-who } krijgt { $gained ->
        [one] 1 punt
       *[other] { $gained } punten
    } voor { $card }.
event-game-end = Het spel is afgelopen.
event-scores = { $winners-you ->
        [yes] { $winners-count ->
            [one] Je wint met { $points } punten.
           *[other] Je deelt de overwinning met { $winners-others }, ieder met { $points } punten.
        }
       *[no] { $winners-count ->
            [one] { $winners-others } wint met { $points } punten.
           *[other] { $winners-others } delen de overwinning, ieder met { $points } punten.
        }
    }

## Parts of a work

part-building = gebouw { $number }
part-landscape = landschap { $number }
part-freedom = vrijheid { $number }
part-jesters = jongleurs { $number }
part-cards = kaarten { $number }
part-bonus = bonuskaarten { $number }
part-muse = Muze { $number }
part-builders = bouwmeesters { $number }

## Words for the table

zone-supply = Voorraad
zone-piles = Stapels
zone-hand = Hand
zone-open = Open kaarten
zone-tiles = Vorstendom
counter-round = Ronde { $number }
counter-points = { $number ->
        [one] 1 punt
       *[other] { $number } punten
    }
counter-money = { $number } fl
counter-jesters = { $number ->
        [one] 1 jongleur
       *[other] { $number } jongleurs
    }
counter-builders = { $number ->
        [one] 1 bouwmeester
       *[other] { $number } bouwmeesters
    }
score-title = Eindstand
score-rank = Plaats
score-player = Speler
score-points = Punten
score-money = Geld
score-lines = Opgebouwd uit
source-works = werken
source-best-work = beste werken
source-buildings = gebouwen
source-builders = bouwmeesters
source-landscapes = landschappen
source-merchant = Koopman
source-banker = Bankier
source-sold = verkocht
source-prestige = prestigekaarten

## Why something cannot be chosen

why-money = Dat kost { $price }, en je kunt hoogstens { $power } betalen, punten meegeteld.
why-actions = De acties van je beurt zijn op.
why-no-person = Je hebt geen persoon op hand.
why-minimum = Geen persoon op je hand haalt { $minimum }, ook niet met je bonuskaarten.
why-work-short = { $value } waard, ook met alle bonuskaarten; het minimum is { $minimum }.
why-work-missing = Nog { $number } te weinig: kies bonuskaarten
why-princess-short = Het zou { $value } waard zijn en moet { $minimum } halen.
why-no-room = Er is geen plaats meer voor een gebouw dat je nog niet hebt.
why-no-place = Hier is geen plaats voor: { $thing }.
why-one-person = Je hebt deze beurt al een persoon genomen.
why-one-freedom = Je hebt deze beurt al een vrijheid ingevoerd.
why-freedoms = Er is geen vrijheid meer die je nog niet hebt.
why-pile = De stapel is op.
why-no-recruit = Je hebt geen wegkoopkaart.
why-nobody = Niemand anders heeft een open persoon.
why-have = Heb je al: { $thing }.
why-none-left = Is op: { $thing }.
why-bought = { $player } heeft hier gekocht: elke stapel verkoopt er één per veiling.
why-none = Er is er geen meer.
why-price = Het kost minstens { $price }, en dat kun je niet betalen.
why-builders = Je hebt drie bouwmeesters, meer mag niet.
why-no-space = In je vorstendom is er geen plaats voor, en het moet meteen gelegd worden.
why-character-bought = Iemand heeft dit karakter deze ronde al gekocht.
why-higher = { $player } staat op { $number }; je moet hoger bieden.
why-stake = { $price } is meer dan je kunt betalen: { $power }, punten meegerekend.
why-covered = { $player-you ->
        [yes] Op { $cell } ligt je { $thing }.
       *[no] Op { $cell } ligt een { $thing } van { $player }.
    }
why-touches = { $cell } grenst aan { $player-you ->
        [yes] je { $thing }
       *[no] een { $thing } van { $player }
    }. { $distance }
why-distance = { $player-you ->
        [yes] { $builders ->
            [0] Zonder bouwmeesters
           *[other] Met { $builders } bouwmeester
        } houden gebouwen afstand tot elkaar en tot het paleis; met 2 mogen ze raken.
       *[no] { $player } heeft { $builders ->
            [0] geen bouwmeester
           *[other] { $builders } bouwmeester
        }: dat deel houdt afstand tot andere gebouwen en tot paleizen; met 2 mag het raken.
    }
why-border =
    { $cell } ligt aan de grens. Wie alleen bouwt heeft daar 1 bouwmeester voor nodig als er niets tegenover ligt, en
    anders 2.
why-across =
    Recht tegenover { $cell } ligt over de grens een { $thing } van { $player }. Met 1 bouwmeester bouw je alleen aan
    een grens waar niets tegenover ligt; met 2 overal.
why-both-sides = Een gebouw van twee spelers moet aan beide kanten van de grens liggen.

## Worth looking at again

stretch-auction = Veiling
highlight-work = werk
highlight-best = beste werk
highlight-together = samen gebouwd
held-persons = Personen
held-bonus = Bonuskaarten
held-prestige = Prestigekaarten

# Waarom bijna niemand een antwoord wil.
odd-no-points = Je koopt geen punten, en dit is de laatste ronde: geld is nu weinig waard.

## What speaks for a move

hint-landscape = { $number ->
        [one] Een persoon in je hand wil het: dat werk is 3 meer waard.
       *[other] { $number } personen in je hand willen het: hun werken zijn elk 3 meer waard.
    }
hint-landscape-again = Nog een van een soort die je al hebt: meteen 3 punten.
hint-landscape-idle = Een landschap is 3 waard voor elke persoon die het wil, al wil niemand in je hand het.
hint-jester = Elk werk is 2 meer waard, en { $rounds ->
        [one] dit is de laatste ronde.
       *[other] er komen nog { $rounds } rondes met werken.
    }
hint-builder = { $number ->
        [1] Je eerste bouwmeester maakt elk gebouw goedkoper.
        [2] Je tweede bouwmeester geeft 3 punten, en gebouwen mogen elkaar raken.
       *[other] Je derde bouwmeester geeft 3 punten, en bouwen is gratis.
    }
hint-object-prestige = Een van vijf kaarten die aan het einde tellen, de kaart die het best bij je past.
hint-object-recruit = Een persoon van een ander voltooit een tweede werk, voor jou.
hint-object-landscape = Het landschap dat je personen het liefst willen.
hint-bid = Je houdt dan { $left } over.
hint-pass = Boven { $amount } kost het meer dan het oplevert; je houdt je { $money }.
hint-work = Het werk is { $value } waard; { $minimum } is nodig.
hint-work-best = Het werk is { $value } waard, meer dan elk ander deze ronde: dat geeft 3 punten extra.
hint-build = Elk gebouw geeft 3 punten en verhoogt de werken van wie het wil met 4.
hint-place-building = Nu 3 punten, en { $number ->
        [one] een persoon in je hand wil het: 4 meer.
       *[other] { $number } personen in je hand willen het: elk 4 meer.
    }
hint-place-points = Nu 3 punten, al wil niemand in je hand het.
hint-place-landscape = Hier laat het de meeste ruimte voor gebouwen.
hint-freedom = { $number ->
        [0] Niemand in je hand wil haar, maar wie nog komt misschien wel.
        [one] Een persoon in je hand wil { $thing }: 3 meer voor dat werk.
       *[other] { $number } personen in je hand willen { $thing }: 3 meer voor elk werk.
    }
hint-person = { $number ->
        [0] Nog een werk om te voltooien, en elke kaart verhoogt al je werken.
        [one] Je hebt een van de drie dingen die deze persoon wil.
       *[other] Je hebt { $number } van de drie dingen die deze persoon wil.
    }
hint-return = { $number ->
        [0] Je hebt nog niets van wat deze persoon wil.
       *[other] Deze persoon past het minst bij je andere kaarten.
    }
hint-use-bonus = Die voegt { $adds } toe aan dit werk.
hint-buy = { $number ->
        [0] Punten kunnen later nog; met { $left } win je nu veilingen.
       *[other] Je houdt { $left }, genoeg voor wat er komt.
    }
hint-take-person = Nog een werk om te voltooien, en elke kaart verhoogt al je werken met 1.
hint-bonus = Die verhoogt een werk, misschien tot boven het minimum.
hint-recruit = Iemand wiens werk al af is voltooit er nog een, voor jou.
hint-end-turn = Wat er nog kan, kost meer dan het oplevert.
hint-keep = Er komt een beter moment.
hint-decline = Je houdt je geld voor je beurt.
hint-nothing = Je houdt je geld voor je beurt.
hint-prestige = Als het spel nu eindigde, gaf die { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }
hint-prestige-later = Van deze past die het best bij je vorstendom.
hint-pick-bonus = Die voegt het meest toe aan de werken die je kunt voltooien.
