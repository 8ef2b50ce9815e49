### De getekende tafel van Machiavelli: wat alleen de client zegt.

board-wait = Een ogenblik…
board-last-round = laatste ronde
board-rank = nummer { $rank }
board-rank-title = Nummer
board-character = Karakter
board-where = Waar
board-called = nu opgeroepen
board-strip = Karakters op nummer
board-strip-face-down = gedekt
board-strip-face-up = ligt open
board-strip-own = van jou
board-strip-passed = niemand
board-strip-hand = te kiezen
board-strip-to-come = volgt
board-strip-elsewhere = elders
board-strip-revealed = getoond
board-strip-acting = aan zet
board-saved = Gered door Rasputin
board-marked = Door jou gemerkt
board-pile-characters = gedekt
board-pile-deck = stapel
board-action-card = Actiekaart
board-only-you = dat weet alleen jij
board-still-hidden = nog gedekt
board-draft = Kies een karakter
board-choose-named = Kies de { $character }
board-take-unclaimed = Neem { $gains } en eindig
board-offer = Alleen jij ziet deze kaarten
board-no-cards = Geen kaarten in je hand.
# De stad van iemand, geopend.
board-look = De stad van { $player }
board-no-districts = Nog geen gebouwen.
board-do-build = Bouwen
board-do-play = Spelen
board-do-discard = Afleggen
board-do-give = Geven
board-do-keep = Houden
board-do-take = Nemen
board-do-store = Bewaren
board-short-twice = al in je stad
board-short-gold = { $missing } tekort
board-confirm-magic = { $number ->
    [one] Vervang 1 kaart
   *[other] Vervang { $number } kaarten
    }
board-confirm-pay-with-cards = { $number ->
    [0] Betaal alleen met goud
    [one] Betaal met 1 kaart
   *[other] Betaal met { $number } kaarten
    }
board-choose-more = Kies er nog minstens { $number }.
board-clear = Wissen
board-help-select = Kies kaarten uit je hand en bevestig dan.
board-help-alike = Neem de tijd: de anderen zien alleen dat jou iets gevraagd wordt.
board-help-income = Je inkomen gaat voor het bouwen; al het andere mag op elk moment.
board-step-income = Inkomen
board-group-income = Inkomen
board-group-character = Je karakter
board-group-districts = Gebouwen
board-group-wagons = Kassawagens
board-group-end = Einde van je beurt
board-group-other = Gekozen
board-warranted =
    Op je karakter ligt een onteigening: je eerste betaalde gebouw kan worden afgepakt. Je krijgt je goud dan terug.
board-threatened = Op je karakter ligt een dreigement.
board-spy = Speler en soort
board-price = voor { $price } goud
board-rulings = Uitleg
board-rounds = { $number ->
    [one] 1 ronde
   *[other] { $number } ronden
    }
board-text-hand = Je hand ({ $number })

## De tafel met een lezenaar

board-your-choice = Jouw keuze
board-take-gold = Neem { $number } goud
board-draw = Trek { $number }, houd { $keep }
board-draw-all = { $number ->
    [one] Trek 1 kaart
   *[other] Trek { $number }, houd alle
    }
board-income = Int { $gains }
board-of-type = { $number } { $type }
board-collect-tax = Neem de belasting: { $number } goud
board-smithy = Betaal { $cost }, trek { $number } kaarten
board-laboratory = Leg een kaart af voor { $number } goud
board-your-character = Je { $character }
board-unused = Nog niet gebruikt: { $what }.
board-unused-build = bouwen
board-skip = Naar mijn volgende keuze
board-skip-help = de zetten staan in het logboek
board-ruin = Ruïne van { $district }
board-mark-murdered = vermoord
board-mark-bewitched = behekst
board-mark-threatened = bedreigd
board-mark-extorted = afgeperst
board-mark-robbed = bestolen
board-mark-destroyed = vernietigd
board-mark-seized = veroverd
board-mark-exchanged = geruild
board-mark-confiscated = onteigend
board-mark-crown = kroon
board-mark-last-round = laatste ronde
board-mark-end-cancelled = spel gaat door
board-nothing-left = er blijft niets liggen
board-end-income = neem eerst je inkomen
board-end-later = er moet eerst nog iets
board-cancel = Annuleer
board-own-city = Eigen stad
board-aim-first = Kies waarop je mikt.
board-aim-name = Noem de { $character }
board-aim-murder = Vermoord de { $character }
board-aim-bewitch = Beheks de { $character }
board-aim-rob = Besteel de { $character }
board-aim-destroy = Vernietig { $district }
board-aim-seize = Verover { $district }
board-aim-exchange = Neem { $district }
board-aim-armory = Blaas { $district } op
board-aim-magic = Ruil met { $player }
board-aim-pay = Je betaalt
board-aim-of = { $price } van je { $gold } goud
board-aim-count = { $before } → { $after } van { $number }
board-aim-misses = { $player } mist dan
board-aim-you-miss = Jij mist dan
board-aim-only = { $player } heeft er maar één
board-aim-give = Je geeft
board-aim-get = Je krijgt
board-aim-gold = Goud
board-aim-hand = Hand
board-aim-cards = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
    }
board-help-passed = { $number ->
    [one] De andere kaart gaat naar { $player }.
   *[other] De andere { $number } gaan naar { $player }.
    }
board-help-point = Klik een stad aan of toets haar nummer.
board-help-exchange = { $number ->
    [0] Je geeft niets en krijgt alle kaarten van de ander.
    [one] Je geeft je kaart en krijgt alle kaarten van de ander.
   *[other] Je geeft je { $number } kaarten en krijgt die van de ander.
    }
board-yields-nothing = ligt open: levert niets
board-buildable = nu te bouwen: { $price } goud
board-buildable-brief = nu: { $price } goud
board-has-chosen = heeft gekozen
board-chooses = kiest uit { $number }
board-will-choose = straks uit { $number }
board-lays-down = legt er een weg
board-hint-gains = nu { $gains }
board-hint-gains-from = nu { $gains } ({ $from })
board-hint-furthest = { $player } { $number }/{ $of }
board-hint-richest = { $player } heeft { $number }
board-hint-cards = { $player } { $number }, jij { $own }
board-hint-face-down = ligt gedekt
board-hint-with = bij { $player }
board-hint-perhaps = misschien { $player }
board-hint-either = { $one } of { $two }
board-hint-nobody = bij niemand
board-herald-round = Ronde { $number }
board-herald-choosing = Kiesvolgorde
board-herald-last = Laatste ronde
board-order = Kiesvolgorde
board-fact-crown = Kroon
board-fact-murdered = Vermoord
board-fact-bewitched = Behekst
board-fact-robbed = Bestolen
board-fact-threats = Bedreigd
board-fact-warrants = Onteigeningen
board-fact-complete = stad voltooid
board-fact-near = nog 1 gebouw
board-fact-gold = Meeste goud
board-fact-amount = { $player }, { $number }
board-step-city = Stad
board-step-crown = Kroon
board-step-build = Bouwen
board-step-builds = { $number } van { $limit }
board-step-income-open = { $cards ->
    [one] { $gold } goud of 1 kaart
   *[other] { $gold } goud of { $cards } kaarten
    }
board-step-gold-taken = { $number } goud genomen
board-step-cards-taken = { $number ->
    [0] genomen
    [one] 1 kaart gehouden
   *[other] { $number } kaarten gehouden
    }
board-step-due = { $gains } te innen
board-step-collected = { $gains } geïnd
board-step-crown-with = nog bij { $player }
board-step-open = nog te gebruiken
board-step-used = gebruikt
board-step-busy = bezig
board-short-income = na je inkomen
board-short-limit = genoeg gebouwd
board-short-safe = veilig
board-short-dear = te duur
board-short-have = heb je al
board-short-vault = hand: 3 punten
board-short-not-now = nu niet
board-ahead-now = Nu
board-ahead-then = Daarna
board-ahead-acts = { $rank } { $character }: { $player }
board-ahead-called = { $rank } { $character }
board-ahead-chooses = { $player }, uit { $number }
board-ahead-lays-down = { $player } legt er één weg
board-ahead-more = { $names } en nog { $number }
board-ahead-calling = het oproepen
board-ahead-round-ends = het einde van de ronde
board-ahead-you-choose = { $number ->
    [0] als volgende aan de keuze
    [one] aan de keuze na één ander
   *[other] aan de keuze na { $number } anderen
    }
board-ahead-you-act = straks, als { $characters }
board-ahead-you-again = weer aan de keuze in ronde { $number }
board-ahead-you-end = klaar: dit is de laatste ronde
board-signs = Tekens
board-sign-new = nieuw gebouwd
board-sign-gold = goud
board-sign-hand = hand
board-sign-districts = gebouwen
board-sign-bot = bot

## Waarom niet

board-why-over = Het spel is afgelopen.
board-why-watching = Je kijkt mee.
board-why-wait = Er wordt je nu niets gevraagd.
board-why-not-asked = { $player } moet eerst kiezen.
board-why-enough = Je hebt genoeg kaarten gekozen.

## Voor het spel

board-agreements = Afspraken
board-more-agreements = Meer opties
board-point = Wijs een kaart aan om hem te lezen.
board-uniques-chosen = { $number } van 14
board-missing-rank = Er ontbreekt een karakter met nummer { $rank }.
board-missing-uniques = { $number } van 14 unieke gebouwen gekozen.
board-missing-characters = { $number } van minstens 8 karakters gekozen.
board-missing-districts = Kies minstens één gebouw van De Donkere Landen.
board-missing-lilac = { $number } van { $wanted } lila gebouwen gekozen die het spel verlaten.
board-dark-lands-chosen = { $number } van 15
board-lilac-chosen = { $number } van { $wanted } eruit
board-lilac-leaves = { $number ->
    [0] Geen lila gebouw verlaat het spel.
    [one] 1 lila gebouw verlaat het spel.
   *[other] { $number } lila gebouwen verlaten het spel.
    }
board-count-usual = Zoals gewoonlijk: { $number }

## Scoreblad

board-score-districts = Wat de gebouwen kosten, met het goud erop.
board-score-silver = Extra punten die op een gebouw staan.
board-score-five-types = 3 punten voor een gebouw van elk van de vijf soorten.
board-score-complete = Als eerste voltooid 4 punten, daarna 2.
board-score-action-cards = Een punt per actiekaart in de hand.
board-score-missing = ontbreekt: { $types }
board-score-not-built = niet gebouwd
board-score-tie = Gelijk: hoogste karakter van de laatste ronde
board-score-tie-classic = Gelijk: punten van de gebouwen, dan goud

## De regels in het kort

board-rules-goal =
    Bouw de waardevolste stad. Elke ronde kiest iedereen in het geheim een karakter; dat bepaalt wanneer je aan de beurt
    bent en wat je mag.
    .title = Het doel
board-rules-round =
    Wie de kroon heeft, krijgt de karakters als eerste, neemt er een en geeft de rest door. Dan worden de karakters op
    nummer opgeroepen. Wie het opgeroepen karakter heeft, toont het en is aan de beurt.
    .title = Een ronde
board-rules-turn =
    Eerst je inkomen, daarna mag je een gebouw bouwen. De eigenschap van je karakter gebruik je één keer, op elk moment
    van je beurt; die van je gebouwen ook.
    .title = Je beurt
board-rules-income = Neem 2 goud, of trek 2 kaarten en houd er 1.
    .title = Inkomen
board-rules-build =
    Betaal de prijs van een kaart uit je hand en leg hem in je stad. Twee gebouwen met dezelfde naam mag niet. De meeste
    karakters bouwen één gebouw per beurt.
    .title = Bouwen
board-rules-end =
    Is een stad voltooid (7 gebouwen, of 8 met twee of drie spelers en in het oorspronkelijke spel), dan wordt de ronde
    uitgespeeld en is het spel afgelopen.
    .title = Het einde
board-rules-score =
    De prijs van je gebouwen; 3 punten voor alle vijf soorten; 4 punten voor de eerste voltooide stad, 2 voor de andere;
    extra punten van unieke gebouwen.
    .title = De punten
board-rules-characters = De karakters
board-rules-basic = De gewone gebouwen
board-rules-uniques = De unieke gebouwen
board-rules-action-cards = De actiekaarten
