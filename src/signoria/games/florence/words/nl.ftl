### De Vorsten van Florence: everything people read.

game-name = De Vorsten van Florence

## Tiles, freedoms and objects

thing-university = Universiteit
    .one = een universiteit
    .the = de universiteit
    .many = universiteiten
    .text = Zeven velden. +4 voor werken van personen die hem wensen. Bouwen levert 3 punten op.
    .within = universiteit
thing-laboratory = Laboratorium
    .one = een laboratorium
    .the = het laboratorium
    .many = laboratoria
    .text = Zeven velden. +4 voor werken van personen die het wensen. Bouwen levert 3 punten op.
    .within = laboratorium
thing-workshop = Werkplaats
    .one = een werkplaats
    .the = de werkplaats
    .many = werkplaatsen
    .text = Zeven velden. +4 voor werken van personen die hem wensen. Bouwen levert 3 punten op.
    .within = werkplaats
thing-library = Bibliotheek
    .one = een bibliotheek
    .the = de bibliotheek
    .many = bibliotheken
    .text = Vijf velden. +4 voor werken van personen die hem wensen. Bouwen levert 3 punten op.
    .within = bibliotheek
thing-opera = Opera
    .one = een opera
    .the = de opera
    .many = opera's
    .text = Vijf velden. +4 voor werken van personen die hem wensen. Bouwen levert 3 punten op.
    .within = opera
thing-studio = Atelier
    .one = een atelier
    .the = het atelier
    .many = ateliers
    .text = Vijf velden. +4 voor werken van personen die het wensen. Bouwen levert 3 punten op.
    .within = atelier
thing-hospital = Hospitaal
    .one = een hospitaal
    .the = het hospitaal
    .many = hospitalen
    .text = Vijf velden. +4 voor werken van personen die het wensen. Bouwen levert 3 punten op.
    .within = hospitaal
thing-theatre = Theater
    .one = een theater
    .the = het theater
    .many = theaters
    .text = Vijf velden. +4 voor werken van personen die het wensen. Bouwen levert 3 punten op.
    .within = theater
thing-tower = Toren
    .one = een toren
    .the = de toren
    .many = torens
    .text = Drie velden. +4 voor werken van personen die hem wensen. Bouwen levert 3 punten op.
    .within = toren
thing-chapel = Kapel
    .one = een kapel
    .the = de kapel
    .many = kapellen
    .text = Drie velden. +4 voor werken van personen die hem wensen. Bouwen levert 3 punten op.
    .within = kapel
thing-forest = Bos
    .one = een bos
    .the = het bos
    .many = bossen
    .text = Vijf velden. +3 voor werken van personen die het wensen. Elk volgend bos geeft 3 punten.
    .within = bos
thing-lake = Meer
    .one = een meer
    .the = het meer
    .many = meren
    .text = Vier velden. +3 voor werken van personen die het wensen. Elk volgend meer geeft 3 punten.
    .within = meer
thing-park = Park
    .one = een park
    .the = het park
    .many = parken
    .text = Drie velden. +3 voor werken van personen die het wensen. Elk volgend park geeft 3 punten.
    .within = park
thing-palace = Paleis
    .one = een paleis
    .the = het paleis
    .many = paleizen
    .within = paleis
thing-religion = Religie
    .the = de vrijheid van religie
    .text = +3 voor werken van personen die deze vrijheid wensen. Je kunt elke vrijheid maar één keer invoeren.
    .within = vrijheid van religie
thing-travel = Reizen
    .the = de vrijheid om te reizen
    .text = +3 voor werken van personen die deze vrijheid wensen. Je kunt elke vrijheid maar één keer invoeren.
    .within = vrijheid om te reizen
thing-opinion = Mening
    .the = de vrijheid van mening
    .text = +3 voor werken van personen die deze vrijheid wensen. Je kunt elke vrijheid maar één keer invoeren.
    .within = vrijheid van mening
thing-jester = Jongleur
    .one = een jongleur
    .the = de jongleur
    .many = jongleurs
    .within = jongleur
    .text = Elk werk van een persoon krijgt 2 erbij.
thing-builder = Bouwmeester
    .one = een bouwmeester
    .the = de bouwmeester
    .many = bouwmeesters
    .within = bouwmeester
    .text = De eerste maakt bouwen goedkoper; met de tweede mogen gebouwen elkaar raken en krijg je 3 punten; de derde maakt bouwen gratis en geeft 3 punten.
thing-prestige = Prestigekaart
    .one = een prestigekaart
    .the = de prestigekaart
    .many = prestigekaarten
    .within = prestigekaart
    .text = Bekijk vijf prestigekaarten en houd er één. Die telt aan het einde.
thing-recruit = Wegkoopkaart
    .one = een wegkoopkaart
    .the = de wegkoopkaart
    .many = wegkoopkaarten
    .within = wegkoopkaart
    .text = Koop een open liggende persoon bij een ander weg; de wegkoopkaart komt ervoor in de plaats.
thing-landscape = Landschap
    .one = een landschap
    .the = het landschap
    .many = landschappen
    .within = landschap
    .text = Een bos, een meer of een park, naar keuze van de koper.
thing-bonus = Bonuskaart
    .one = een bonuskaart
    .the = de bonuskaart
    .many = bonuskaarten
    .within = bonuskaart
    .text = Verhoogt het werkgetal van één werk; daarna is hij uit het spel.
thing-person = Personenkaart
    .one = een personenkaart
    .the = de personenkaart
    .many = personenkaarten
    .within = personenkaart
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
    .the = de Mathematicus
    .text = Wenst een universiteit, een meer en vrijheid van religie.
card-theologian = Theoloog
    .the = de Theoloog
    .text = Wenst een universiteit, een park en vrijheid om te reizen.
card-philosopher = Filosoof
    .the = de Filosoof
    .text = Wenst een universiteit, een bos en vrijheid van mening.
card-botanist = Botanicus
    .the = de Botanicus
    .text = Wenst een laboratorium, een park en vrijheid van religie.
card-alchemist = Alchemist
    .the = de Alchemist
    .text = Wenst een laboratorium, een meer en vrijheid van mening.
card-physicist = Fysicus
    .the = de Fysicus
    .text = Wenst een laboratorium, een bos en vrijheid om te reizen.
card-watchmaker = Uurwerkmaker
    .the = de Uurwerkmaker
    .text = Wenst een werkplaats, een meer en vrijheid om te reizen.
card-goldsmith = Goudsmid
    .the = de Goudsmid
    .text = Wenst een werkplaats, een park en vrijheid van mening.
card-bell-maker = Klokkengieter
    .the = de Klokkengieter
    .text = Wenst een werkplaats, een bos en vrijheid van religie.
card-cartographer = Cartograaf
    .the = de Cartograaf
    .text = Wenst een bibliotheek, een meer en vrijheid van religie.
card-lawyer = Rechtsgeleerde
    .the = de Rechtsgeleerde
    .text = Wenst een bibliotheek, een bos en vrijheid van mening.
card-choreographer = Choreograaf
    .the = de Choreograaf
    .text = Wenst een opera, een bos en vrijheid om te reizen.
card-composer = Componist
    .the = de Componist
    .text = Wenst een opera, een meer en vrijheid van mening.
card-sculptor = Beeldhouwer
    .the = de Beeldhouwer
    .text = Wenst een atelier, een bos en vrijheid van religie.
card-painter = Schilder
    .the = de Schilder
    .text = Wenst een atelier, een meer en vrijheid om te reizen.
card-pharmacist = Farmaceut
    .the = de Farmaceut
    .text = Wenst een hospitaal, een park en vrijheid van mening.
card-physician = Medicus
    .the = de Medicus
    .text = Wenst een hospitaal, een bos en vrijheid om te reizen.
card-dramatist = Dramaturg
    .the = de Dramaturg
    .text = Wenst een theater, een park en vrijheid van religie.
card-poet = Dichter
    .the = de Dichter
    .text = Wenst een theater, een meer en vrijheid om te reizen.
card-astronomer = Astronoom
    .the = de Astronoom
    .text = Wenst een toren, een bos en vrijheid van religie.
card-organ-builder = Orgelbouwer
    .the = de Orgelbouwer
    .text = Wenst een kapel, een bos en vrijheid van mening.

## Prestige cards

card-most-buildings = Meeste gebouwen
    .the = “Meeste gebouwen”
    .text = 6 punten voor meer gebouwen dan ieder ander, 3 bij een gelijke stand.
card-two-large-buildings = Twee grote gebouwen
    .the = “Twee grote gebouwen”
    .text = 5 punten voor minstens twee grote gebouwen, wat de anderen ook hebben.
card-fewest-empty-cells = Minste lege velden
    .the = “Minste lege velden”
    .text = 8 punten voor minder lege velden dan ieder ander, 4 bij een gelijke stand.
card-three-landscape-types = Drie landschapssoorten
    .the = “Drie landschapssoorten”
    .text = 8 punten voor minstens één bos, één meer en één park.
card-most-landscapes = Meeste landschappen
    .the = “Meeste landschappen”
    .text = 7 punten voor meer landschappen dan ieder ander, 4 bij een gelijke stand.
card-most-forests = Meeste bossen
    .the = “Meeste bossen”
    .text = 7 punten voor meer bossen dan ieder ander, 4 bij een gelijke stand.
card-most-lakes = Meeste meren
    .the = “Meeste meren”
    .text = 6 punten voor meer meren dan ieder ander, 3 bij een gelijke stand.
card-three-freedoms = Drie vrijheden
    .the = “Drie vrijheden”
    .text = 8 punten voor alle drie de vrijheden.
card-four-two-four = Vier gebouwen, twee vrijheden, vier werken
    .the = “Vier gebouwen, twee vrijheden, vier werken”
    .text = 6 punten voor minstens vier gebouwen, twee vrijheden en vier werken.
card-most-jesters = Meeste jongleurs
    .the = “Meeste jongleurs”
    .text = 6 punten voor meer jongleurs dan ieder ander, 3 bij een gelijke stand.
card-most-builders = Meeste bouwmeesters
    .the = “Meeste bouwmeesters”
    .text = 6 punten voor meer bouwmeesters dan ieder ander, 3 bij een gelijke stand.
card-most-parks = Meeste parken
    .the = “Meeste parken”
    .text = 5 punten voor meer parken dan ieder ander, 3 bij een gelijke stand.
card-builder-jester-landscapes = Bouwmeester, jongleur, twee landschappen
    .the = “Bouwmeester, jongleur, twee landschappen”
    .text = 7 punten voor minstens één bouwmeester, één jongleur en twee landschappen.
card-most-works = Meeste werken
    .the = “Meeste werken”
    .text = 7 punten voor meer werken dan ieder ander, 4 bij een gelijke stand. Werken zijn open liggende personen- en wegkoopkaarten.

## Bonus cards

card-bonus-buildings = Gebouwen
    .the = “Gebouwen”
    .text = +1 voor elk van je gebouwen.
card-bonus-large-buildings = Grote gebouwen
    .the = “Grote gebouwen”
    .text = +2 voor elk groot gebouw.
card-bonus-medium-forests = Middelgrote gebouwen en bossen
    .the = “Middelgrote gebouwen en bossen”
    .text = +1 voor elk middelgroot gebouw en elk bos.
card-bonus-small-landscapes = Kleine gebouwen en landschappen
    .the = “Kleine gebouwen en landschappen”
    .text = +1 voor elk klein gebouw en elk landschap.
card-bonus-size-classes = Gebouwgroottes
    .the = “Gebouwgroottes”
    .text = +2 voor elke gebouwgrootte die je hebt: groot, middelgroot, klein.
card-bonus-landscapes = Landschappen
    .the = “Landschappen”
    .text = +1 voor elk landschap.
card-bonus-forests = Bossen
    .the = “Bossen”
    .text = +2 voor elk bos.
card-bonus-lakes = Meren
    .the = “Meren”
    .text = +2 voor elk meer.
card-bonus-parks = Parken
    .the = “Parken”
    .text = +2 voor elk park.
card-bonus-freedoms = Vrijheden
    .the = “Vrijheden”
    .text = +2 voor elke vrijheid.
card-bonus-jesters = Jongleurs
    .the = “Jongleurs”
    .text = +2 voor elke jongleur, bovenop wat jongleurs altijd toevoegen.
card-bonus-jesters-freedoms = Jongleurs en vrijheden
    .the = “Jongleurs en vrijheden”
    .text = +1 voor elke jongleur en elke vrijheid.
card-bonus-builders = Bouwmeesters
    .the = “Bouwmeesters”
    .text = +2 voor elke bouwmeester.
card-bonus-builders-lakes = Bouwmeesters en meren
    .the = “Bouwmeesters en meren”
    .text = +1 voor elke bouwmeester en elk meer.
card-bonus-prestige = Prestigekaarten
    .the = “Prestigekaarten”
    .text = +2 voor elke prestigekaart in je hand.
card-bonus-prestige-freedoms = Prestigekaarten en vrijheden
    .the = “Prestigekaarten en vrijheden”
    .text = +1 voor elke prestigekaart in je hand en elke vrijheid.
card-bonus-landscape-types = Landschapssoorten
    .the = “Landschapssoorten”
    .text = +2 voor elke landschapssoort die je hebt.
card-bonus-categories = Categorieën
    .the = “Categorieën”
    .text = +1 voor elk van deze waarvan je er minstens één hebt: bos, meer, park, jongleur, bouwmeester, prestigekaart, vrijheid.
card-bonus-hand-cards = Personen in de hand
    .the = “Personen in de hand”
    .text = +1 voor elke personen- en wegkoopkaart die in je hand blijft.
card-bonus-table-cards = Personen op tafel
    .the = “Personen op tafel”
    .text = +1 voor elke open liggende personen- en wegkoopkaart voor je, de werkende persoon meegeteld.

## Characters

character-muse = Muze
    .the = de Muze
    .text = Al je werken van deze ronde krijgen het rondenummer erbij.
character-cardinal = Kardinaal
    .the = de Kardinaal
    .text = Eén extra actie in je beurt van deze ronde. Nog steeds hoogstens één persoon en één vrijheid.
character-princess = Prinses
    .the = de Prinses
    .text = Als één actie, eenmaal: een werk zonder persoon. Het telt 3 per landschap, 2 per bouwmeester en per gebouw, 1 per personen- en wegkoopkaart.
character-merchant = Koopman
    .the = de Koopman
    .text = Eenmaal: je object van de volgende veiling is gratis, of je krijgt evenveel punten als je plaats op het scorespoor.
character-professor = Professor
    .the = de Professor
    .text = Eenmaal: bekijk vijf prestige- of bonuskaarten en houd er één.
character-banker = Bankier
    .the = de Bankier
    .text = Meteen: je krijgt het geld op de kaart. In de laatste ronde mag je aan het einde ook geld omzetten in punten, 200 florijnen per punt.

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
    .text = Met de karakters; punten verkopen mag niet.
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
    .text = Niemand mag punten verkopen voor geld. Alleen met Muze en Prinses.
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
    .random = Door loting
    .chosen = Aangewezen
table-option-start-seat = Stoel van de startspeler
    .text = De stoel die begint, als de startspeler wordt aangewezen.
table-option-cb-border-landscape = Landschap over de grens
    .text = Of een landschap recht tegenover je tegenhoudt als je in je eentje met één bouwmeester aan de grens bouwt.
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
question-auction-bid = Het bod op { $item-the } is { $amount }. Verhogen of passen?
question-auction-last-buy = Je bent de laatste: neem een object voor { $price }, of niets.
question-merchant-payment = { $item } voor { $price }: betaalt de Koopman of betaal jij?
question-choose-landscape-type = Welk landschap neem je?
question-place-landscape = Waar leg je { $tile-the }?
question-pick-person = Welke persoon neem je in je hand?
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
            [yes] De laatste kans om { $character-the } te gebruiken.
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
question-work = Wie volbrengt een werk? Het werkgetal moet minstens { $minimum } zijn.
question-work-bonus = Welke bonuskaarten gebruik je? Het werkgetal moet minstens { $minimum } zijn.
question-princess-work = Het werk van de Prinses volbrengen, met werkgetal { $value }?
question-buy-pp = Het werk brengt { $income } op. Hoeveel punten koop je, voor 200 elk?
question-build = Wat bouw je, en waar? Het kost { $price }.
question-freedom = Welke vrijheid voer je in?
question-recruit = Wie koop je weg?
question-joint-propose = Wat zou je met { $partner } samen bouwen, en waar?
question-joint-price = { $tile }: wat { $partner-you ->
        [yes] betaal jij aan { $active }?
       *[no] betaalt { $partner } aan { $active-you ->
            [yes] jou?
           *[no] { $active }?
        }
    }
question-joint-reply = Samen { $tile-one } bouwen: { log-deal }. Wat zeg je?
question-banker-exchange = Hoeveel punten koop je, voor 200 elk?

## The same questions, for those who wait

waiting-choose-start-persons = { $asked } kiest personen.
waiting-auction-open = { $asked } mag een veiling openen.
waiting-auction-bid = Het bod op { $item-the } is { $amount }; { $asked } denkt na.
waiting-auction-last-buy = { $asked } mag een object nemen voor { $price }.
waiting-merchant-payment = { $asked } beslist wie { $item-the } betaalt.
waiting-choose-landscape-type = { $asked } kiest een landschap.
waiting-place-landscape = { $asked } legt { $tile-one }.
waiting-pick-person = { $asked } bekijkt { $number ->
        [one] 1 persoon
       *[other] { $number } personen
    }.
waiting-pick-prestige = { $asked } bekijkt { $number ->
        [one] 1 prestigekaart
       *[other] { $number } prestigekaarten
    }.
waiting-pick-bonus = { $asked } bekijkt { $number ->
        [one] 1 bonuskaart
       *[other] { $number } bonuskaarten
    }.
waiting-recruit-now = { $asked } mag de wegkoopkaart meteen gebruiken.
waiting-a2-turn = { $asked } mag op een karakter bieden.
waiting-character-window = { $asked } mag { $character-the } gebruiken.
waiting-professor-pile = { $asked } kiest een stapel voor de Professor.
waiting-turn-menu = { $asked } kiest wat te doen.
waiting-work = { $asked } kiest een persoon voor een werk.
waiting-work-bonus = { $asked } stelt een werk samen.
waiting-princess-work = { $asked } volbrengt het werk van de Prinses.
waiting-buy-pp = { $asked } mag punten kopen van een opbrengst van { $income }.
waiting-build = { $asked } bouwt.
waiting-freedom = { $asked } kiest een vrijheid.
waiting-recruit = { $asked } kiest wie wordt weggekocht.
waiting-joint-propose = { $asked } bedenkt een voorstel om samen te bouwen.
waiting-joint-price = { $asked } denkt na over een prijs voor { $tile-the }.
waiting-joint-reply = { $asked } overweegt een bod op { $tile-the }.
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
        [one] Verkoop 1 punt
       *[other] Verkoop { $number } punten
    }
option-propose = Samen bouwen met { $player }
option-price = { $number }
option-exchange = { $number ->
        [0] Wissel niets in
        [one] Wissel in voor 1 punt
       *[other] Wissel in voor { $number } punten
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
option-done = Klaar
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
        [yes] { $card-the }, uit { $cards }
       *[no] { $number ->
            [one] de enige kaart
           *[other] één van { $number } kaarten
        }
    }
log-points = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
log-deal = { $partner-you ->
        [yes] jij betaalt { $active }
       *[no] { $active-you ->
            [yes] { $partner } betaalt jou
           *[no] { $partner } betaalt { $active }
        }
    } { $price ->
        [0] niets
       *[other] { $price }
    }
log-ordinal = { $player-you ->
        [yes] je
       *[no] de
    } { $number ->
        [1] eerste
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
        [6] zesde
       *[other] volgende
    }

## Log lines

event-game-start = Het spel begint. { $starter-you ->
        [yes] Jij bent
       *[no] { $starter } is
    } startspeler.
event-freedoms-drawn = Naast één van elke vrijheid zijn er: { $things }.
event-persons-dealt = { log-who } krijgt { $secret ->
        [yes] { $cards }
       *[no] { $number ->
            [one] 1 personenkaart
           *[other] { $number } personenkaarten
        }
    }.
event-person-returned = { log-who } geeft { $secret ->
        [yes] { $card-the }
       *[no] een personenkaart
    } terug.
event-round-start = Ronde { $round }: het minimale werkgetal is { $minimum }. { $player-you ->
        [yes] Jij bent startspeler.
       *[no] { $player } is startspeler.
    }
event-auction-opened = { log-who } opent de veiling van { $item-one } voor { $price }.
event-auction-declined = { log-who } doet niet meer mee aan de veiling.
event-bid-raised = { log-who } biedt { $amount } op { $item-the }.
event-bid-passed = { log-who } past.
event-object-bought = { log-who } koopt { $item-one } voor { $free ->
        [yes] niets: de Koopman betaalt
       *[no] { $price }
    }.
event-landscape-placed = { log-who } legt { $card-one } { joined-landscape-placed }.
joined-landscape-placed = op { $cells }{ log-gained }
event-jester-gained = { log-who } krijgt een jongleur, { joined-jester-gained }.
joined-jester-gained = { log-ordinal }
event-builder-gained = { log-who } krijgt een bouwmeester, { joined-builder-gained }.
joined-builder-gained = { log-ordinal }{ log-gained }
event-prestige-picked = { log-who } neemt een prestigekaart: { joined-prestige-picked }.
joined-prestige-picked = { log-seen }
event-person-recruited = { log-who } koopt { $card-the } weg bij { $victim-you ->
        [yes] jou
       *[no] { $victim }
    }.
event-recruit-kept = { log-who } bewaart de wegkoopkaart.
event-phase-a-end = De veiling is voorbij.
event-a2-start = Nu wordt er op karakters geboden; bij de Bankier krijg je er { $pot } bij.
event-a2-bid = { log-who } legt { $player-you ->
        [yes] je
       *[no] een
    } steen op { $character-the }, veld { $field }.
event-a2-ousted = { log-who } wordt overboden op { $character-the } en neemt { $player-you ->
        [yes] je
       *[no] de
    } steen terug.
event-a2-pass = { log-who } neemt deze ronde geen karakter.
event-character-bought = { log-who } krijgt { $character-the } voor { $price }{ $received ->
        [0] { "" }
       *[other] , met { $received } erop
    }.
event-character-used = { $effect ->
        [position] { log-who } krijgt { $position ->
            [one] 1 punt
           *[other] { $position } punten
        } van { $character-the } voor plaats { $position } op het scorespoor
        [free] De { $character } betaalt voor { $player-you ->
            [yes] jou
           *[no] { $player }
        }
       *[card] { log-who } kijkt met { $character-the } in de { $pile }
    }.
event-character-returned = { log-who } geeft { $character-the } terug.
event-turn-start = { $player-you ->
        [yes] Jouw beurt
       *[no] Beurt van { $player }
    }
event-turn-end = { log-who } beëindigt { $player-you ->
        [yes] je
       *[no] de
    } beurt.
event-work-completed = { log-who } volbrengt een werk met { $cards-the }, werkgetal { $value } ({ $parts }), en verdient { $income }.
event-pp-bought = { log-who } { joined-pp-bought }.
joined-pp-bought = koopt { $number ->
        [0] geen punten
        [one] 1 punt voor { $amount }
       *[other] { $number } punten voor { $amount }
    }
event-building-built = { log-who } bouwt { $card-one } op { $cells } voor { $price ->
        [0] niets
       *[other] { $price }
    }{ log-gained }.
event-person-taken = { log-who } haalt een persoon naar { $player-you ->
        [yes] je
       *[no] het
    } hof voor { $price }: { log-seen }.
event-bonus-taken = { log-who } neemt een bonuskaart voor { $price }: { log-seen }.
event-freedom-introduced = { log-who } voert { $freedom-the } in voor { $price }.
event-pp-sold = { log-who } verkoopt { $number ->
        [one] 1 punt voor { $amount }
       *[other] { $number } punten voor { $amount }
    }.
event-joint-offer = { log-who } stelt { $receiver-you ->
        [yes] jou
       *[no] { $receiver }
    } voor samen { $tile-one } te bouwen op { $cells }: { log-deal } (bod { $number }).
event-joint-answer = { log-who } { $answer ->
        [accept] gaat akkoord
        [counter] doet een tegenbod
       *[decline] wijst het af
    }.
event-joint-built = { $active-you ->
        [yes] Jij en { $partner }
       *[no] { $partner-you ->
            [yes] { $active } en jij
           *[no] { $active } en { $partner }
        }
    } bouwen samen { $tile-one } op { $cells }: { log-deal }, { $active-you ->
        [yes] jij betaalt
       *[no] { $active } betaalt
    } de bank { $cost ->
        [0] niets
       *[other] { $cost }
    }{ $gained ->
        [0] { "" }
        [one] { " " }(ieder +1 punt)
       *[other] { " " }(ieder +{ $gained } punten)
    }.
event-best-work = { $winners-count ->
        [0] Niemand volbracht een werk.
       *[other] { $winners-you ->
            [yes] { $winners-count ->
                [one] Je hebt
               *[other] Jij en { $winners-others } hebben
            }
           *[no] { $winners-count ->
                [one] { $winners-others } heeft
               *[other] { $winners-others } hebben
            }
        } het beste werk, werkgetal { $value }{ log-gained }.
    }
event-banker-exchange = { log-who } neemt { $number ->
        [one] 1 punt van de Bankier
       *[other] { $number } punten van de Bankier
    }.
event-prestige-scored = { log-who } krijgt { $gained ->
        [one] 1 punt
       *[other] { $gained } punten
    } voor { $card-the }.
event-game-end = Het spel is afgelopen.
event-scores = { $winners-you ->
        [yes] { $winners-count ->
            [one] Je wint met { log-points }.
           *[other] Je deelt de overwinning met { $winners-others }, ieder met { log-points }.
        }
       *[no] { $winners-count ->
            [one] { $winners-others } wint met { log-points }.
           *[other] { $winners-others } delen de overwinning, ieder met { log-points }.
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
score-lines = Opbouw
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
why-no-person = Je hebt geen persoon in je hand.
why-minimum = Geen persoon in je hand haalt { $minimum }, ook niet met je bonuskaarten.
why-work-short = Werkgetal { $value }, ook met alle bonuskaarten; het minimum is { $minimum }.
why-work-missing = Nog { $number } te weinig: kies bonuskaarten
why-princess-short = Het werkgetal zou { $value } zijn en moet { $minimum } halen.
why-no-room = Er is geen plaats meer voor een gebouw dat je nog niet hebt.
why-no-place = Er is geen plaats voor { $thing-one }.
why-one-person = Je hebt deze beurt al een persoon naar je hof gehaald.
why-one-freedom = Je hebt deze beurt al een vrijheid ingevoerd.
why-freedoms = Er is geen vrijheid meer die je nog niet hebt.
why-pile = De stapel is op.
why-no-recruit = Je hebt geen wegkoopkaart.
why-nobody = Niemand anders heeft een open liggende persoon.
why-have = Je hebt { $thing-the } al.
why-none-left = Er is geen { $thing-within } meer.
why-bought = { $player } heeft hier gekocht: van elke stapel wordt per ronde één object verkocht.
why-none = Er is er geen meer.
why-price = Het kost minstens { $price }, en dat kun je niet betalen.
why-builders = Je hebt drie bouwmeesters, meer mag niet.
why-no-space = In je vorstendom is er geen plaats voor, en het moet meteen gelegd worden.
why-character-bought = Iemand heeft dit karakter deze ronde al gekocht.
why-higher = { $player } heeft { $number } geboden; je moet hoger bieden.
why-stake = { $price } is meer dan je kunt betalen: { $power }, punten meegeteld.
why-covered = { $player-you ->
        [yes] Op { $cell } ligt je { $thing-within }.
       *[no] Op { $cell } ligt { $thing-the } van { $player }.
    }
why-touches = { $cell } grenst aan { $player-you ->
        [yes] je { $thing-within }
       *[no] { $thing-the } van { $player }
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
    { $cell } ligt aan de grens. Bouw je daar in je eentje, dan heb je 1 bouwmeester nodig als er niets tegenover ligt,
    en anders 2.
why-across =
    Recht tegenover { $cell } ligt over de grens { $thing-the } van { $player }. Met 1 bouwmeester mag je alleen aan
    een grens bouwen als er niets tegenover ligt; met 2 overal.
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
        [one] Een persoon in je hand wenst het: dat werk krijgt 3 erbij.
       *[other] { $number } personen in je hand wensen het: hun werken krijgen er elk 3 bij.
    }
hint-landscape-again = Nog een van een soort die je al hebt: meteen 3 punten.
hint-landscape-idle = Een landschap is 3 waard voor elke persoon die het wenst, al wenst niemand in je hand het.
hint-last = Het is de laatste: daarna is er voor niemand meer een.
hint-wanted = { $player } heeft nog geen { $thing-within }, en in ongeveer { $share }% van de spellen die zijn geprobeerd een persoon die er een wenst.
hint-outbid = Anders krijgt { $player } { $thing-the } voor { $amount }.
hint-outbid-first = Anders krijgt { $player }, die er nog geen heeft, { $thing-the } voor { $amount }.
hint-jester = Elk werk krijgt 2 erbij, en { $rounds ->
        [one] dit is de laatste ronde.
       *[other] er komen nog { $rounds } ronden met werken.
    }
hint-builder = { $number ->
        [1] Je eerste bouwmeester maakt elk gebouw goedkoper.
        [2] Je tweede bouwmeester geeft 3 punten, en gebouwen mogen elkaar raken.
       *[other] Je derde bouwmeester geeft 3 punten, en bouwen is gratis.
    }
hint-object-prestige = Een van vijf kaarten die aan het einde tellen, de kaart die het best bij je past.
hint-object-recruit = Een persoon van een ander volbrengt een tweede werk, voor jou.
hint-object-landscape = Het landschap dat je personen het liefst wensen.
hint-bid = Je houdt dan { $left } over.
hint-pass = Boven { $amount } kost het meer dan het oplevert; je houdt je { $money }.
hint-work = Het werkgetal is { $value }; { $minimum } is nodig.
hint-work-best = Het werkgetal is { $value }, meer dan van elk ander werk deze ronde: dat geeft 3 punten extra.
hint-build = Elk gebouw geeft 3 punten en verhoogt de werken van wie het wenst met 4.
hint-place-building = Nu 3 punten, en { $number ->
        [one] een persoon in je hand wenst het: 4 meer.
       *[other] { $number } personen in je hand wensen het: elk 4 meer.
    }
hint-place-points = Nu 3 punten, al wenst niemand in je hand het.
hint-place-landscape = Hier laat het de meeste ruimte voor gebouwen.
hint-freedom = { $number ->
        [0] Niemand in je hand wenst deze vrijheid, maar wie nog komt misschien wel.
        [one] Een persoon in je hand wenst { $thing-the }: 3 meer voor dat werk.
       *[other] { $number } personen in je hand wensen { $thing-the }: 3 meer voor elk werk.
    }
hint-person = { $number ->
        [0] Nog een werk om te volbrengen, en elke kaart verhoogt al je werken.
        [one] Je hebt een van de drie dingen die deze persoon wenst.
       *[other] Je hebt { $number } van de drie dingen die deze persoon wenst.
    }
hint-return = { $number ->
        [0] Je hebt nog niets van wat deze persoon wenst.
       *[other] Deze persoon past het minst bij je andere kaarten.
    }
hint-use-bonus = Die voegt { $adds } toe aan dit werk.
hint-buy = { $number ->
        [0] Punten kunnen later nog; met { $left } win je nu veilingen.
       *[other] Je houdt { $left }, genoeg voor wat er komt.
    }
hint-take-person = Nog een werk om te volbrengen, en elke kaart verhoogt al je werken met 1.
hint-bonus = Die verhoogt een werk, misschien tot boven het minimum.
hint-recruit = Iemand wiens werk al af is volbrengt er nog een, voor jou.
hint-end-turn = Wat er nog kan, kost meer dan het oplevert.
hint-keep = Er komt een beter moment.
hint-decline = Je houdt je geld voor je beurt.
hint-nothing = Je houdt je geld voor je beurt.
hint-prestige = Als het spel nu eindigde, gaf die { $points ->
        [one] 1 punt.
       *[other] { $points } punten.
    }
hint-prestige-later = Van deze past die het best bij je vorstendom.
hint-pick-bonus = Die voegt het meest toe aan de werken die je kunt volbrengen.
