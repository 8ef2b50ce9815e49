### Analyse van afgelopen spellen: wat de bladzijde van het commando en de browser zeggen.

analysis = Analyse
analysis-of = Analyse: { $game }
analysis-players = { $players }. { $winners } won.

## Hoe zeker het is

analysis-how = Een sterke bot is het spel nagelopen. Elke keuze is beoordeeld naar wat de speler op dat moment kon weten, in { $worlds } bedachte spellen, { $seconds } s rekentijd.
analysis-unknown = Wat toen verborgen was, is telkens opnieuw geloot. Een kans zegt wat er van een stand komt als iedereen verder speelt zoals de bot. Niemand is zo zeker als een getal eruitziet: wat binnen de marge valt, heet geen fout.
analysis-hurried = De tijd was krap: sommige keuzes zijn in minder spellen geprobeerd dan gewoonlijk, en een volgende keer kan er iets anders uitkomen.
analysis-partial = Gestopt na { $looked } van { $of } stappen. Wat er is, blijft.
analysis-sure = met een marge van { $error }%
analysis-worlds = { $worlds ->
        [one] in 1 spel geprobeerd
       *[other] in { $worlds } spellen geprobeerd
    }

## Het verloop

analysis-chance = Winstkans
analysis-even = gestippeld: een gelijk deel, { $even }%
analysis-each = Elke lijn is wat die speler mocht verwachten van wat die wist; samen zijn ze 100%.
analysis-chart = Grafiek
analysis-table = Tabel
analysis-round = Ronde { $round }
analysis-before = Vóór de eerste ronde
analysis-end = Einde
analysis-percent = { $number }%

## Geluk en kunde

analysis-account = Geluk en kunde
analysis-own = eigen keuzes
analysis-luck = geluk
analysis-others = de anderen
analysis-account-help = Samen met het gelijke deel zijn deze drie de uitslag. Eigen keuzes kunnen alleen kosten: wat de bot beter had gedaan. Geluk is wat er gedeeld werd, wat er in de eigen beurten kwam, en of een genoemd karakter raak was. De anderen zijn wat zij deden, met hun eigen geluk.

# Waar geluk en de anderen vandaan komen. Samen zijn de regels wat erboven staat; een stuk van het spel heet naar wat erin gebeurde.
analysis-sources = Waar het vandaan kwam
analysis-sources-help = Elke beurt telt bij wat erin gebeurde, zodat er niets overblijft. De kansen ervoor en erna zijn geschat: wat binnen de marge valt, is misschien niet meer dan dat.
analysis-source-deal = Wat er gedeeld werd, en wie begon
analysis-source-turns = Eigen beurten waarin niets getrokken werd
analysis-source-others = Wat de anderen deden en trokken
analysis-source-draws = Getrokken: { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    } met { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }; van de trekstapel waren er { $fair } te verwachten
analysis-source-shuffles = Eigen beurten waarin geschud werd: { $times }
analysis-source-calls = Genoemde karakters: { $made }, { $hit ->
        [0] geen raak
        [one] 1 raak
       *[other] { $hit } raak
    }
analysis-source-cards = Getrokken kaarten: { $cards }
analysis-source-draft = Karakters, gedeeld en gekozen: { $chosen } uit { $offered }
analysis-source-hits = Geraakt door de anderen: { $times } keer
analysis-source-offers = Getrokken om uit te kiezen: { $times } keer, { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
analysis-source-auctions = De veilingen

## Keerpunten

analysis-turning = Keerpunten
analysis-turning-none = Er was geen moment waarop de kans in één keer veel veranderde.
analysis-turning-own = { $choice }; beter: { $better }
analysis-turning-luck = Wat er in de eigen beurt kwam
analysis-turning-others = De beurt van { $player }
analysis-turning-all = Wat iedereen koos
analysis-cause-own = eigen keuze
analysis-cause-luck = geluk
analysis-cause-others = de anderen

## Beslissingen

analysis-decisions = Beslissingen
analysis-judged = { $number ->
        [one] 1 keuze, beoordeeld naar wat toen bekend kon zijn
       *[other] { $number } keuzes, beoordeeld naar wat toen bekend kon zijn
    }
analysis-mistakes = Fouten
analysis-slips = Foutjes
analysis-fine = Als de bot
analysis-grade-mistake = fout
analysis-grade-slip = foutje
analysis-grade-fine = als de bot
analysis-chosen = gekozen
analysis-better = beter was
analysis-why = Waarom: { $why }
analysis-later = Later bleek: met alle kaarten zoals ze echt lagen { $chosen }% tegen { $better }%. Dat telt niet mee in het oordeel.
analysis-none-shown = Niets van dien aard.

# Wat niemand op dat moment kon weten: elke regel hieronder staat in deze opsomming.
analysis-unknown-then = Toen niet bekend: { $unknown }.
analysis-unknown-hand = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    } in de hand van { $player }
analysis-unknown-order = { $number ->
        [one] welke kaart er kwam
       *[other] de volgorde van de eigen trekstapel ({ $number } kaarten)
    }
analysis-unknown-orders = { $players-count ->
        [one] de trekstapel van { $players }
       *[other] de trekstapels van { $players }
    }
analysis-unknown-characters = wie { $players } { $players-count ->
        [one] was
       *[other] waren
    }
analysis-unknown-face-down = { $number ->
        [one] 1 gedekt karakter
       *[other] { $number } gedekte karakters
    }
analysis-unknown-seal = welke onteigening het zegel had
analysis-unknown-rose = welk dreigement de roos had
analysis-unknown-deck = { $number ->
        [one] de laatste kaart van de stapel
       *[other] de volgorde van de stapel ({ $number } kaarten)
    }
analysis-unknown-money = het geld van { $players }
analysis-unknown-piles = { $number ->
        [one] de laatste kaart van de stapels
       *[other] de volgorde van de stapels ({ $number } kaarten)
    }
analysis-all-fine = { $number ->
        [one] De enige keuze was die van de bot of te dichtbij om te onderscheiden.
       *[other] { $number } keuzes waren die van de bot of te dichtbij om te onderscheiden.
    }

## De getallen van de spellen

analysis-numbers = Getallen
analysis-deck = De kaarten door de tijd
analysis-deck-of = kaarten aan het begin van elke ronde, en aan het einde
analysis-treasures = geldkaarten
analysis-actions = actiekaarten
analysis-victories = overwinningskaarten
analysis-curses = vloeken
analysis-density = Munten in een gemiddelde hand
analysis-density-help = voor 8 is er een Provincie
analysis-fates = Wie was wat, en wie werd geraakt
analysis-fate-murdered = vermoord
analysis-fate-bewitched = behekst
analysis-fate-robbed = bestolen
analysis-fate-lost = een gebouw kwijt
analysis-gold = Meeste goud op zak
analysis-gold-of = in elke ronde
analysis-gold-others = de anderen gemiddeld
analysis-auctions = Prijs en waarde
analysis-auctions-of = in florijnen, zoals de bot rekent
analysis-paid = betaald
analysis-worth = waard voor de koper
analysis-worth-range = { $least } tot { $most }
analysis-too-much = te veel betaald
analysis-works = Werken en minima
analysis-minimum = minimum
analysis-best = beste werk van de ronde

## In de browser

analysis-button = Analyseer dit spel
analysis-begin-help = Een sterke bot loopt het spel na: hoe de kansen verliepen, waar het spel keerde en wat beter was geweest. Dat duurt een paar minuten en wordt bij het spel bewaard.
analysis-loading = De analyse wordt gezocht…
analysis-waiting = { $before ->
        [0] Het jouwe is nu aan de beurt.
        [one] Er is 1 spel vóór het jouwe.
       *[other] Er zijn { $before } spellen vóór het jouwe.
    }
analysis-computing = De sterke bot loopt het spel na.
analysis-computing-help = Je kunt meelezen, of weggaan: het wordt bij het spel bewaard.
analysis-computing-record = Je kunt meelezen. Houd deze bladzijde open, of kom terug met hetzelfde bestand.
analysis-progress = { $done } van { $of } stappen
analysis-left = { $minutes ->
        [0] nog geen minuut
        [one] nog ongeveer een minuut
       *[other] nog ongeveer { $minutes } minuten
    }
analysis-stop = Stop
analysis-stopped = De analyse is gestopt. Wat er is, blijft.
analysis-go-on = Ga ermee door
analysis-done = De analyse is klaar.
analysis-failed = De analyse is mislukt. Je kunt het nog eens proberen.
analysis-see = Bekijk dit moment
analysis-whose = Wiens beslissingen
analysis-filter = Welke beslissingen
analysis-course = Verloop
analysis-headline-mistake = De keuze die het meest kostte, kwam in ronde { $round }: { $choice }.
analysis-headline-none = Geen duidelijke fout: er is gespeeld zoals de sterke bot zou doen.
analysis-summary = { $decisions ->
        [one] 1 keuze
       *[other] { $decisions } keuzes
    }: { $fine } als de bot, { $slips ->
        [one] 1 foutje
       *[other] { $slips } foutjes
    }, { $mistakes ->
        [one] 1 fout
       *[other] { $mistakes } fouten
    }.
analysis-not-yet = grijs: nog niet bekeken
analysis-sureness = Hoe zeker is dit?
