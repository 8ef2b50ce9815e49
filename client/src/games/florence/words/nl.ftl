### What only the drawn table says.

## Board: frame, panels, track, supply, answers, phone

board-propose = Samen met { $player }
board-act-work = Werk
board-act-princess-work = Prinses
board-act-build = Bouwen
board-act-take-person = Persoon
board-act-freedom = Vrijheid
board-act-bonus = Bonus
board-act-recruit = Wegkopen
board-act-end-turn = Einde beurt
board-merchant-free = Gratis
board-merchant-pay = Zelf betalen
board-merchant-use-merchant-pp = Eerst punten
board-sell = Punten verkopen
board-sell-about = Verkoop punten: 100 florijnen per punt.
board-back = Terug
board-confirm-work = Volbreng het werk: { $thing }
board-confirm-open = Open: { $thing }
board-confirm-take = Neem: { $thing }
board-confirm-take-person = Neem een persoon
board-confirm-bonus = Koop een bonuskaart
board-confirm-introduce = { $thing } invoeren
board-confirm-stake = { $thing } voor { $number }
board-place-joint = Stel deze plek voor
board-place-landscape = Leg hier neer
board-place-building = Bouw hier
board-place-nowhere = Daar kan hij niet liggen.
board-not-now = Dat kan nu niet.
board-work-done = Volbreng het werk: { $number }
board-rounds = Ronden
board-round = Ronde
board-minimum = Minimum
board-phase-auction = Veiling
board-phase-characters = Karakters
board-phase-actions = Acties
board-phase-end = Beste werk
board-track = Scorespoor
board-track-player = { $player }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }; { $work ->
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
        [one] 1 persoon in de hand
       *[other] { $number } personen in de hand
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
        [one] 1 wegkoopkaart in de hand
       *[other] { $number } wegkoopkaarten in de hand
    }
board-jesters = Jongleurs
board-builders = Bouw­meesters
board-freedoms = Vrijheden
board-freedom-has = Vrijheid ingevoerd: { $thing }
board-freedom-lacks = Niet ingevoerd: { $thing }
board-state-highest = bod { $number }
board-state-chooses = kiest
board-state-out = doet niet mee
board-state-passed = past
board-state-finished = gespeeld
board-state-next = volgende
board-cells = { $number } velden
board-left = nog { $number }
board-pile = { $thing }: nog { $number }
board-building-mine = { $thing }: gebouwd
board-keeps = je houdt
board-cost = Kost
board-answers = Antwoorden
board-becomes = wordt
board-own = Jouw vorstendom
board-of = Vorstendom van { $player }
board-to-own = Naar je eigen vorstendom
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
board-ask-payment = Wie betaalt?
board-ask-best-work = De Koopman, nog vóór het beste werk?
board-ask-place = Waar bouw je { $thing }?
board-ask-place-joint = Waar bouwen jullie samen { $thing }?
board-ask-take-person = Een persoon naar het hof: je bekijkt er vijf en houdt er één.
board-ask-bonus = Een bonuskaart kopen: je bekijkt er vijf en houdt er één.
board-ask-work = Wie volbrengt een werk?
board-ask-build = Welk gebouw? Pak het uit de voorraad.
board-ask-freedom = Welke vrijheid voer je in?
board-ask-recruit = Wie koop je weg?
board-ask-menu = Wat doe je?
board-ask-last = Nog iets voor je beurt eindigt?

## Principality: placing tiles, reasons

site-name = Vorstendom van { $player }
site-cell-own = { $cell } bij jou
site-cell-of = { $cell } bij { $player }
site-outside = naast het bord
site-why = Waarom niet op { $cell }?
site-why-here = Waarom niet hier?
site-off = Een deel zou naast het bord liggen.
site-turn-left = links
site-turn-right = rechts
site-flip = spiegel
site-next = Volgende plek, { $number } van { $count }
site-arrows = verschuif met de pijltjes, of sleep
site-tools = De tegel draaien en verschuiven
site-lies = { $thing } op { $cells }.
site-fits = Het past; plek { $number } van { $count }.
site-board-help =
    Pijltjes verschuiven de tegel, R en E draaien hem, F spiegelt hem, Tab gaat naar de volgende plek, Enter bouwt.
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
works-planned = zoals ze worden met { $thing }
works-one-card = één kaart meer
works-minimum = min. { $minimum }
works-worth = werkgetal { $value }
works-with-bonus = met bonuskaarten { $value }
works-with-bonus-short = met bonus
works-without = zonder
works-lacks = ontbreekt
works-complete = { $planned ->
        [yes] dan is aan alle wensen voldaan
       *[no] aan alle wensen is voldaan
    }
works-princess = landschappen 3, bouwmeesters en gebouwen 2, kaarten 1
works-short = Nog geen werk haalt { $minimum }. { $name } komt het dichtst bij met { $value }: { $missing } te weinig.
works-verdict = { $name }{ $bonus ->
        [yes] { " " }met bonuskaarten
       *[no] { "" }
    }: { $value }, dat is { $money } florijnen of tot { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }{ $ahead ->
        [yes] , en nog { $more } als dit het beste werk blijft
        [tie] , en nog { $more } als een van de beste werken
       *[no] { "" }
    }.
hand-title = Je kaarten
hand-persons = Personen in je hand
hand-persons-short = Personen
hand-bonus = Bonus
hand-prestige = Prestige
hand-table = Op tafel
hand-none = Geen kaarten in je hand.
hand-do-return = teruggeven
hand-do-work = werk volbrengen
hand-do-use = spelen
hand-do-pick = houden
hand-do-recruit = wegkopen
offer-title-pick = { $number ->
        [one] De enige kaart van de stapel
       *[other] De { $number } kaarten die je bekijkt; één gaat naar je hand
    }
offer-title-recruit = Open liggende personen van de anderen; je wegkoopkaart komt in de plaats van één van hen
offer-title-pile = Stapels voor de Professor
offer-value = een werk zou nu werkgetal { $value } hebben
hand-gives = telt nu { $number } bij een werk
hand-points-now = { $number ->
        [one] 1 punt als het spel nu eindigde
       *[other] { $number } punten als het spel nu eindigde
    }
offer-title = Kaarten om uit te kiezen
works-object = Wat levert { $thing } op?
stack-forest = Bos
stack-lake = Meer
stack-park = Park
stack-landscape = Landschap
stack-jester = Jongleur
stack-builder = Bouwmeester
stack-prestige = Prestige
stack-recruit = Wegkoop
auction-stacks = Stapels van de veiling
auction-left = nog
auction-empty = op
auction-free = vrij
auction-now = nu geveild
auction-not-for-you = niet voor jou
auction-of = Veiling: { $thing }
auction-who-opens = Wie opent wat?
auction-last = De laatste die over is
auction-you = Jij
auction-opened = elke sport is 100 florijnen; { $you ->
        [yes] jij opende
       *[no] { $player } opende
    } met { $price }
auction-opens = { $last ->
        [yes] { $you ->
            [yes] je mag een object nemen voor { $price }, zonder veiling
           *[no] { $player } mag een object nemen voor { $price }, zonder veiling
        }
       *[no] { $you ->
            [yes] je opent een veiling met { $price }, of je doet niet meer mee
           *[no] { $player } opent een veiling met { $price }, of doet niet meer mee
        }
    }
auction-won = { $you ->
        [yes] van jou voor { $price }
       *[no] gekocht door { $player } voor { $price }
    }
auction-keeps = jij houdt over
auction-costs-points = { $number ->
        [one] kost 1 punt
       *[other] kost { $number } punten
    }
auction-beyond = te veel
auction-passed = past
auction-has = heeft
auction-out = doet niet mee
auction-bid = Bied { $number }
auction-purses = Wie kan hoeveel bieden?
auction-purses-about = { $points ->
        [yes] geld, en 100 voor elk punt dat je verkoopt
       *[no] alleen geld: punten zijn niet te verkopen
    }
characters-title = Karakters
characters-legend =
    Een veld is zijn getal in honderden waard; rood gestreepte kosten punten. Wie aan de beurt komt terwijl zijn steen
    er nog ligt, koopt het karakter.
character-pot = Geeft meteen { $pot } florijnen.
character-muse-now = Je werken van deze ronde krijgen { $number } erbij.
character-cardinal-now = Eén extra actie in je beurt.
character-merchant-now = { $number ->
        [one] Geeft nu 1 punt, of het volgende object gratis.
       *[other] Geeft nu { $number } punten, of het volgende object gratis.
    }
character-princess-now = { $enough ->
        [yes] Een werk van nu { $value }, zonder persoon.
       *[no] Een werk van nu { $value }; het moet { $minimum } zijn.
    }
character-professor-now = Eén van vijf kaarten gratis: prestige (nog { $prestige }) of bonus (nog { $bonus }).
character-bought = gekocht
character-choose-field = Bieden
character-field = { $number } florijnen
character-pay = Je betaalt { $price } als niemand hoger biedt.
character-net = Je betaalt { $price } en krijgt wat er ligt: { $net } winst.
character-cover = { $number ->
        [one] Dat kost 1 punt.
       *[other] Dat kost { $number } punten.
    }
amount-less = Minder
amount-more = Meer
amount-least = minimaal: { $number }
amount-most = maximaal: { $number }
amount-meaning = Punten tellen aan het eind van het spel. Geld is voor de volgende veilingen en acties.
amount-buy = { $number ->
        [0] Geen punten; al het geld blijft.
        [one] 1 punt voor { $money } florijnen.
       *[other] { $number } punten voor { $money } florijnen.
    }
amount-sell = { $number ->
        [one] 1 punt eraf, { $money } florijnen erbij.
       *[other] { $number } punten eraf, { $money } florijnen erbij.
    }
amount-merchant = { $number ->
        [one] De Koopman levert dan 1 punt op.
       *[other] De Koopman levert dan { $number } punten op.
    }
amount-price = { $number ->
        [0] { $partner } betaalt niets.
       *[other] { $partner } betaalt { $money } aan { $player }.
    }
amount-do-buy = { $number ->
        [0] Koop geen punten
        [one] Koop 1 punt
       *[other] Koop { $number } punten
    }
amount-do-exchange = { $number ->
        [0] Wissel niets in
        [one] Wissel in voor 1 punt
       *[other] Wissel in voor { $number } punten
    }
amount-do-sell = { $number ->
        [one] Verkoop 1 punt
       *[other] Verkoop { $number } punten
    }
amount-do-price = Stel { $number } voor
dialog-kind-person = Persoon
dialog-kind-bonus = Bonuskaart, voor één werk
dialog-kind-prestige = Prestigekaart, voor het einde van het spel
dialog-kind-character = Karakter uit Muze en Prinses
dialog-kind-thing = Object
dialog-more-person =
    Het gebouw telt 4, landschap en vrijheid elk 3; elke jongleur 2, elke personen- en wegkoopkaart van jou 1.
dialog-more-prestige = Hij blijft verborgen tot het einde van het spel.
dialog-more-bonus = Geteld wordt wat je hebt als de persoon is opengelegd.
dialog-counts = { $what }: { $number }
dialog-needs = { $what }, minstens { $least }
dialog-compares = { $kind ->
        [fewest] { $what }; minste van de anderen: { $best }
       *[most] { $what }; meeste van de anderen: { $best }
    }
dialog-freedom = Vrijheid: { $thing }
dialog-work-now = Een werk zou nu werkgetal { $value } hebben; het minimum is { $minimum }.
counts-forests = Bossen
counts-lakes = Meren
counts-parks = Parken
counts-landscapes = Landschappen
counts-jesters = Jongleurs
counts-builders = Bouwmeesters
counts-prestige = Prestigekaarten
counts-freedoms = Vrijheden
counts-buildings = Gebouwen
counts-large = Grote gebouwen
counts-large-buildings = Grote gebouwen
counts-medium = Middelgrote gebouwen
counts-small = Kleine gebouwen
counts-hand = Kaarten die in je hand blijven
counts-table = Open kaarten
counts-works = Werken
counts-empty-cells = Lege velden
counts-cards = Personen- en wegkoopkaarten
offer-title-landscape = Het landschap dat je hebt gekocht
offer-left = nog { $number }
works-opening = wijs een stapel aan om te zien wat die verandert
hyphens =
    Mathema-ticus Rechts-geleerde Klokken-gieter Uurwerk-maker Beeld-houwer Orgel-bouwer Choreo-graaf Carto-graaf
    Farma-ceut Gebouw-groottes land-schaps-soorten Land-schaps-soorten land-schappen Land-schappen Wegkoop-kaart
    Catego-rieën Prestige-kaarten Bouw-meester bouw-meester vrij-heden Vrij-heden gebou-wen Gebou-wen middel-grote
    Middel-grote
card-against-long = jij { $own }, beste { $best }

## Text view, chooser, rules, score sheet

words-back = Een stap terug
words-placed = { $thing } op { $cells }
words-sell = Verkoop punten, voor 100 florijnen per punt
words-from = { $thing } vanaf { $cell }
words-worth = Werkgetal nu { $number }.
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
words-holder = Het hoogste bod is { $amount }, van { $player }.
words-passed = Gepast: { $players }.
words-so-far = Het werkgetal is tot nu toe { $number }.
words-cells = Op { $cells }.
words-pot = Op de Bankier liggen { $number } florijnen.
words-round = Ronde { $round } van 7, minimaal werkgetal { $minimum }
words-has = Heeft
words-holds = Houdt
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
words-known = waarvan bekend: { $persons }
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
words-stock = Voorraad
words-stock-buildings = Gebouwen
words-stock-landscapes = Landschappen
words-stock-freedoms = Vrijheden
words-stock-objects = Objecten
words-stock-piles = Stapels
words-sold = deze ronde gekocht
words-used-bonus = Gebruikte bonuskaarten: { $cards }.
words-characters = Karakters
words-character-free = vrij
words-character-stone = steen van { $player } op { $number }
words-character-sold = gekocht, bij { $player }
words-character-gone = gekocht
words-hand = Je hand ({ $number })
words-work-now = een werk heeft nu werkgetal { $number }
words-in-piles = Je weet dat deze in de stapels liggen: { $cards }.

choose-sets = Hoe spelen jullie?
choose-other = Eigen samenstelling
choose-for-two = Voor twee spelers
choose-money = Geld en begin
choose-more = Meer opties
choose-seat = Stoel { $number }
choose-characters = De zes karakters
choose-point = Wijs een karakter aan om te lezen wat het doet.

rules-goal =
    Leid een huis van Florence door zeven ronden. Bouw, leg landschappen aan, voer vrijheden in en haal personen naar je
    hof, zodat ze grote werken volbrengen. Wie aan het einde de meeste prestigepunten heeft, wint; daarna beslist het
    geld.
    .title = Het doel
rules-auction =
    Elke ronde begint met veilingen. Om de beurt open je een object voor de basisprijs (200 florijnen, met twee spelers
    300), en de anderen verhogen met 100 of passen. Iedereen koopt hoogstens één object per ronde, en elk van de zeven
    stapels wordt hoogstens één keer per ronde verkocht. De laatste speler zonder object mag er een nemen voor de
    basisprijs.
    .title = Eerst de veilingen
rules-actions =
    Daarna heeft iedereen een beurt met twee acties: een werk volbrengen, bouwen, een persoon halen, een vrijheid
    invoeren, een bonuskaart kopen. Een persoon, een vrijheid en een bonuskaart kosten elk 300; hoogstens één persoon en
    één vrijheid per beurt. Een wegkoopkaart gebruiken is geen actie.
    .title = Dan de acties
rules-works =
    Een persoon wenst een gebouw (4), een landschap (3) en een vrijheid (3). Elke jongleur voegt 2 toe, elke personen-
    en wegkoopkaart die je hebt, in je hand of open, 1, en bonuskaarten wat erop staat. Het werkgetal moet het minimum
    van de ronde halen: 7, 10, 12, 14, 15, 16 en 17. Een werk brengt 100 maal zijn werkgetal aan florijnen op, en meteen
    mag je prestigepunten kopen voor 200 elk. Het beste werk van de ronde geeft 3 punten extra.
    .title = Werken
rules-building =
    Een gebouw kost 700, met één of twee bouwmeesters 300, met drie niets, en geeft 3 punten. Je mag er van elk één
    hebben. Zolang je geen twee bouwmeesters hebt, raken gebouwen elkaar en het paleis niet aan een zijde. Landschappen
    mogen alles raken; het eerste van een soort geeft geen punten, elk volgend 3.
    .title = Bouwen en aanleggen
rules-money =
    Wie te weinig geld heeft, mag punten verkopen: 100 florijnen per punt. Kun je een prijs niet contant betalen, dan
    betalen punten de rest.
    .title = Geld en punten
rules-end = Na de zevende ronde worden de prestigekaarten getoond en geteld.
    .title = Het einde
rules-two =
    Twee spelers hebben 2500 florijnen, een basisprijs van 300 en minder vrijheden. De drie landschappen zijn samen één
    object van de veiling.
    .title = Met twee spelers
rules-muse =
    Na de veilingen bied je op zes karakters, hoogstens één per speler: je legt je steen op een veld van de kaart, en
    wie overboden wordt, mag zijn steen elders leggen. Op de Bankier groeit het geld zolang niemand hem koopt.
    .title = Muze en Prinses
rules-cooperative =
    De borden grenzen aan elkaar. In je eentje mag je alleen met bouwmeesters aan een grens bouwen, maar twee buren
    mogen er samen overheen bouwen: de een stelt een gebouw en een prijs voor, ze onderhandelen, en beiden krijgen het
    gebouw en 3 punten.
    .title = Gemeenschappelijk bouwen
rules-tiles = Gebouwen en landschappen
rules-objects = Objecten van de veiling
rules-persons = De 21 personen
rules-prestige = De 14 prestigekaarten
rules-bonus = De 20 bonuskaarten
rules-characters = De zes karakters

sheet-works = Punten gekocht van de opbrengst van werken.
sheet-best-work = 3 punten voor het beste werk van een ronde.
sheet-buildings = 3 punten voor elk gebouw.
sheet-builders = 3 punten voor de tweede en voor de derde bouwmeester.
sheet-landscapes = 3 punten voor elk volgend landschap van een soort.
sheet-merchant = Punten voor de plaats op het scorespoor.
sheet-banker = Geld dat in de laatste ronde punten werd.
sheet-sold = Verkochte punten.
sheet-prestige = Kaarten die aan het einde tellen.
sheet-no-works = geen werken
sheet-counted = { $card } { $points } ({ $counts })
sheet-most = { $own } { $what }, beste ander { $best }
sheet-fixed = { $own } { $what }
sheet-tie = Geld (beslist bij gelijke stand)
sheet-total = Prestigepunten
sheet-none = geen
sheet-no-card = geen prestigekaart
counted-buildings = { $number ->
        [one] gebouw
       *[other] gebouwen
    }
counted-large-buildings = groot
counted-empty-cells = leeg
counted-landscapes = { $number ->
        [one] landschap
       *[other] landschappen
    }
counted-forests = { $number ->
        [one] bos
       *[other] bossen
    }
counted-lakes = { $number ->
        [one] meer
       *[other] meren
    }
counted-parks = { $number ->
        [one] park
       *[other] parken
    }
counted-freedoms = { $number ->
        [one] vrijheid
       *[other] vrijheden
    }
counted-jesters = { $number ->
        [one] jongleur
       *[other] jongleurs
    }
counted-builders = { $number ->
        [one] bouwmeester
       *[other] bouwmeesters
    }
counted-works = { $number ->
        [one] werk
       *[other] werken
    }
about-rounds = Zeven ronden
