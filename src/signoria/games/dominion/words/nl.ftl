### Dominion: everything people read.

game-name = Dominion

## Basic cards

card-copper = Koper
    .one = een Koper
    .the = het Koper
    .many = Koper
    .text = Levert 1 munt op.
card-silver = Zilver
    .one = een Zilver
    .the = het Zilver
    .many = Zilver
    .text = Levert 2 munten op.
card-gold = Goud
    .one = een Goud
    .the = het Goud
    .many = Goud
    .text = Levert 3 munten op.
card-estate = Landgoed
    .one = een Landgoed
    .the = het Landgoed
    .many = Landgoederen
    .text = Is 1 punt waard.
card-duchy = Hertogdom
    .one = een Hertogdom
    .the = het Hertogdom
    .many = Hertogdommen
    .text = Is 3 punten waard.
card-province = Provincie
    .one = een Provincie
    .the = de Provincie
    .many = Provincies
    .text = Is 6 punten waard.
card-curse = Vloek
    .one = een Vloek
    .the = de Vloek
    .many = Vloeken
    .text = Kost je 1 punt.
    .ruling = Een Vloek is geen overwinningskaart. Je mag er zelf een kopen, voor niets.

## Kingdom cards

card-adventurer = Avonturier
    .one = een Avonturier
    .the = de Avonturier
    .many = Avonturiers
    .text = Draai kaarten van je trekstapel om tot er 2 geldkaarten bij zijn. Neem die in je hand; de andere omgedraaide kaarten leg je af.
    .ruling = Je mag geen geldkaart overslaan: de eerste twee zijn voor jou. Raakt je trekstapel op, dan schud je je aflegstapel, zonder de kaarten die al open liggen.
card-bureaucrat = Bureaucraat
    .one = een Bureaucraat
    .the = de Bureaucraat
    .many = Bureaucraten
    .text = Een Zilver uit de voorraad komt boven op je trekstapel. Elke tegenstander toont een overwinningskaart uit zijn hand en legt die boven op zijn trekstapel; wie er geen heeft, toont zijn hand.
    .ruling = Een Vloek is geen overwinningskaart, Tuinen wel. Is een trekstapel leeg, dan wordt de kaart de enige in die stapel; er wordt niet geschud.
card-cellar = Kelder
    .one = een Kelder
    .the = de Kelder
    .many = Kelders
    .text = +1 actie. Leg zoveel handkaarten af als je wilt en trek er evenveel.
    .ruling = Leg eerst alles af en trek daarna pas. Moet je schudden, dan gaan de zojuist afgelegde kaarten mee.
card-chancellor = Raadsheer
    .one = een Raadsheer
    .the = de Raadsheer
    .many = Raadsheren
    .text = +2 munten. Je mag meteen je hele trekstapel op je aflegstapel leggen.
    .ruling = Alles of niets, meteen te beslissen en zonder de kaarten te bekijken. Schudden doe je pas als je weer een kaart nodig hebt.
card-chapel = Kapel
    .one = een Kapel
    .the = de Kapel
    .many = Kapellen
    .text = Vernietig tot 4 kaarten uit je hand.
    .ruling = De gespeelde Kapel is niet meer in je hand en kan zichzelf niet vernietigen; een andere Kapel in je hand mag wel weg.
card-council-room = Raadszaal
    .one = een Raadszaal
    .the = de Raadszaal
    .many = Raadszalen
    .text = +4 kaarten, +1 aanschaf. Elke tegenstander trekt ook een kaart.
    .ruling = Dit is geen aanval: de anderen moeten trekken, en een Slotgracht verandert daar niets aan.
card-feast = Feest
    .one = een Feest
    .the = het Feest
    .many = Feesten
    .text = Het Feest zelf wordt vernietigd. Pak een kaart die hoogstens 5 kost.
    .ruling = Munten verhogen de grens niet. Met een Troonzaal wordt het Feest één keer vernietigd, maar pak je toch twee kaarten.
card-festival = Festival
    .one = een Festival
    .the = het Festival
    .many = Festivals
    .text = +2 acties, +1 aanschaf, +2 munten.
card-gardens = Tuinen
    .one = een kaart Tuinen
    .the = de Tuinen
    .many = Tuinen
    .text = Is aan het eind 1 punt waard per 10 kaarten die je bezit, naar beneden afgerond.
    .ruling = Al je kaarten tellen mee, ook Vloeken en de Tuinen zelf: met 39 kaarten is elke kaart Tuinen 3 punten waard. Spelen kun je hem niet.
card-laboratory = Laboratorium
    .one = een Laboratorium
    .the = het Laboratorium
    .many = Laboratoria
    .text = +2 kaarten, +1 actie.
card-library = Bibliotheek
    .one = een Bibliotheek
    .the = de Bibliotheek
    .many = Bibliotheken
    .text = Trek kaarten tot je er 7 in je hand hebt. Elke actiekaart die je trekt, mag je apart leggen; die leg je na afloop af.
    .ruling = Beslis over elke kaart voordat je de volgende trekt; wat je houdt, blijft. Apart gelegde kaarten tellen niet mee voor de 7 en worden niet meegeschud als je trekstapel opraakt.
card-market = Markt
    .one = een Markt
    .the = de Markt
    .many = Markten
    .text = +1 kaart, +1 actie, +1 aanschaf, +1 munt.
card-militia = Militie
    .one = een Militie
    .the = de Militie
    .many = Milities
    .text = +2 munten. Elke tegenstander houdt 3 handkaarten over en legt de rest af.
    .ruling = Wie al 3 kaarten of minder heeft, legt niets af. De anderen zien alleen de kaart die bovenop komt.
card-mine = Mijn
    .one = een Mijn
    .the = de Mijn
    .many = Mijnen
    .text = Vernietig een geldkaart uit je hand. Pak een geldkaart die hoogstens 3 meer kost; die komt in je hand.
    .ruling = De nieuwe geldkaart mag je deze beurt nog spelen. Het mag ook dezelfde soort zijn, of een goedkopere.
card-moat = Slotgracht
    .one = een Slotgracht
    .the = de Slotgracht
    .many = Slotgrachten
    .text = +2 kaarten. Reactie: speelt een ander een aanvalskaart, dan mag je deze kaart uit je hand tonen; je hebt dan geen last van die aanval.
    .ruling = Een getoonde Slotgracht blijft in je hand en werkt bij de volgende aanval opnieuw. De aanvaller krijgt zijn eigen kaarten, acties en munten gewoon.
card-moneylender = Geldschieter
    .one = een Geldschieter
    .the = de Geldschieter
    .many = Geldschieters
    .text = Vernietig een Koper uit je hand. Doe je dat, dan krijg je 3 munten.
    .ruling = Eén Koper per keer. Zonder Koper om te vernietigen krijg je geen munten.
card-remodel = Verbouwing
    .one = een Verbouwing
    .the = de Verbouwing
    .many = Verbouwingen
    .text = Vernietig een kaart uit je hand. Pak een kaart die hoogstens 2 meer kost.
    .ruling = De nieuwe kaart mag goedkoper zijn of dezelfde soort, en munten verhogen de grens niet. Hij gaat naar je aflegstapel, tenzij jullie hebben afgesproken dat hij in je hand komt. De gespeelde Verbouwing kan zichzelf niet vernietigen.
card-smithy = Smidse
    .one = een Smidse
    .the = de Smidse
    .many = Smidsen
    .text = +3 kaarten.
card-spy = Spion
    .one = een Spion
    .the = de Spion
    .many = Spionnen
    .text = +1 kaart, +1 actie. Iedere speler, jij ook, toont de bovenste kaart van zijn trekstapel. Jij beslist per kaart: afleggen of terugleggen.
    .ruling = Eerst trek je zelf een kaart, daarna wordt er getoond, te beginnen bij jou. Je beslist over elke kaart voordat de volgende speler er een toont.
card-thief = Dief
    .one = een Dief
    .the = de Dief
    .many = Dieven
    .text = Elke tegenstander toont de bovenste 2 kaarten van zijn trekstapel. Jij kiest 1 geldkaart daaruit: die wordt vernietigd. De zo vernietigde kaarten mag je pakken. De rest wordt afgelegd.
    .ruling = Niemand raakt meer dan één geldkaart kwijt. Je mag alleen pakken wat deze Dief zelf heeft vernietigd, niet wat er al lag.
card-throne-room = Troonzaal
    .one = een Troonzaal
    .the = de Troonzaal
    .many = Troonzalen
    .text = Speel een actiekaart uit je hand twee keer.
    .ruling = De kaart wordt eerst helemaal uitgevoerd en dan nog een keer; dat kost geen extra actie. Troonzaal op Troonzaal verdubbelt twee verschillende kaarten; niets wordt vier keer gespeeld.
card-village = Dorp
    .one = een Dorp
    .the = het Dorp
    .many = Dorpen
    .text = +1 kaart, +2 acties.
card-witch = Heks
    .one = een Heks
    .the = de Heks
    .many = Heksen
    .text = +2 kaarten. Elke tegenstander pakt een Vloek.
    .ruling = De Vloeken worden in beurtvolgorde uitgedeeld: zijn ze op, dan krijgen de laatste spelers er geen. Je 2 kaarten trek je hoe dan ook.
card-woodcutter = Houthakker
    .one = een Houthakker
    .the = de Houthakker
    .many = Houthakkers
    .text = +1 aanschaf, +2 munten.
card-workshop = Werkplaats
    .one = een Werkplaats
    .the = de Werkplaats
    .many = Werkplaatsen
    .text = Pak een kaart die hoogstens 4 kost.
    .ruling = Munten verhogen de grens niet, en het pakken kost geen aanschaf.

## Types of cards

type-action = Actie
type-attack = Aanval
type-reaction = Reactie
type-treasure = Geld
type-victory = Overwinning
type-curse = Vloek

## Kingdoms

kingdom-first-game = Eerste spel
    .text = Tien eenvoudige kaarten: de beste manier om het spel te leren kennen.
kingdom-big-money = Veel geld
    .text = Alles draait om geld: ruil het in, ruim op en koop groot.
kingdom-interaction = Interactie
    .text = Je hebt voortdurend met elkaar te maken, door aanvallen en door cadeautjes.
kingdom-size-distortion = Vertekend beeld
    .text = Enorme stapels voor de Tuinen, of piepkleine dankzij de Kapel.
kingdom-village-square = Dorpsplein
    .text = Volop acties, voor lange beurten waarin de ene kaart de andere uitlokt.
kingdom-random = Willekeurig
    .text = Tien willekeurige koninkrijkkaarten.
kingdom-draft = Draft
    .text = De spelers kiezen om de beurt een koninkrijkkaart tot het er tien zijn.
kingdom-custom = Zelf kiezen
    .text = Kies zelf tien koninkrijkkaarten.

## Table options

table-option-kingdom-mode = Koninkrijk
    .text = Met welke tien koninkrijkkaarten je speelt.
    .first-game = { kingdom-first-game }
    .big-money = { kingdom-big-money }
    .interaction = { kingdom-interaction }
    .size-distortion = { kingdom-size-distortion }
    .village-square = { kingdom-village-square }
    .random = { kingdom-random }
    .draft = { kingdom-draft }
    .custom = { kingdom-custom }
table-option-kingdom = Koninkrijkkaarten
    .text = De tien verschillende koninkrijkkaarten die je zelf hebt gekozen.
table-option-start-player = Startspeler
    .text = Wie de eerste beurt heeft in het eerste spel aan deze tafel.
    .random = Door loting
    .chosen = Aangewezen
table-option-start-seat = Stoel van de startspeler
    .text = De stoel die begint, als de startspeler wordt aangewezen.
table-option-previous-winners = Winnaars van het vorige spel
    .text = De speler links van de winnaar begint het volgende spel.
table-option-remodel-gain = Kaart van de Verbouwing
    .text = Waar de kaart komt die je met een Verbouwing pakt.
    .discard = Op de aflegstapel
    .hand = In de hand
table-option-feast-gain = Kaart van het Feest
    .text = Of je met een Feest een kaart moet pakken.
    .must = Verplicht
    .may = Mag, hoeft niet
table-option-compulsion = Verplichte effecten
    .text = Of je bij Geldschieter, Mijn en Troonzaal mag weigeren.
    .first-edition = Zoals gedrukt: het moet
    .lenient = Soepel: je mag weigeren
table-option-pile-counts = Stapels tellen
    .text = Of iedereen ziet hoeveel kaarten er in de trek- en aflegstapels zitten.
    .strict = Streng: alleen je eigen trekstapel
    .open = Open: alle stapels
table-option-discard-order = Volgorde bij het afleggen
    .text = Wie bepaalt welke kaart bovenop komt als er meer tegelijk worden afgelegd.
    .auto = Automatisch
    .ask = Vraag het de eigenaar

## Questions to the player who is asked

question-draft-pick = Kies een kaart voor het koninkrijk.
question-play-action = Speel een actiekaart of ga naar de aanschaffase.
question-play-treasure = Speel je geld of begin met kopen.
question-buy-card = Koop een kaart of beëindig je beurt.
question-discard-top = Kies welke kaart boven op je aflegstapel komt.
question-moat-reveal = Toon je je { card-moat } tegen { $card-the } van { $active }?
question-bureaucrat-victory = { $card } van { $active }: kies een overwinningskaart om te tonen en boven op je trekstapel te leggen.
question-cellar-discard = { $card }: leg zoveel kaarten af als je wilt; je trekt er evenveel.
question-chancellor-flip = { $card }: leg je je hele trekstapel op je aflegstapel?
question-chapel-trash = { $card }: vernietig kaarten uit je hand (nog hoogstens { $count }).
question-feast-gain = { $card }: pak een kaart die hoogstens { $cost } kost.
question-library-keep = { $card }: je trok { $cards }. Houden of apart leggen?
question-militia-discard = { $card } van { $active }: leg kaarten af tot je er 3 overhoudt (nog { $count } te gaan).
question-mine-trash = { $card }: kies een geldkaart uit je hand om te vernietigen.
question-mine-gain = { $card }: pak een geldkaart die hoogstens { $cost } kost; die komt in je hand.
question-moneylender-trash = { $card }: vernietig je { card-copper.one } voor 3 munten?
question-remodel-trash = { $card }: kies een handkaart om te vernietigen.
question-remodel-gain = { $card }: pak een kaart die hoogstens { $cost } kost.
question-spy-fate = { $own ->
        [yes] { $card }: jouw bovenste kaart is { $cards }. Afleggen of terugleggen?
       *[no] { $card }: de bovenste kaart van { $owner } is { $cards }. Afleggen of terugleggen?
    }
question-thief-trash = { $card }: { $owner } toont { $cards }. Welke geldkaart wordt vernietigd?
question-thief-gain = { $card }: pak de vernietigde geldkaarten die je wilt hebben.
question-throne-room-card = { $card }: kies een actiekaart om twee keer te spelen.
question-workshop-gain = { $card }: pak een kaart die hoogstens { $cost } kost.

## The same questions, for those who wait

waiting-draft-pick = { $player } kiest een kaart voor het koninkrijk.
waiting-play-action = { $player } kiest een actiekaart.
waiting-play-treasure = { $player } speelt geld.
waiting-buy-card = { $player } is aan het kopen.
waiting-discard-top = { $player } kiest de bovenste kaart van de aflegstapel.
waiting-moat-reveal = { $card }: { $player } mag reageren.
waiting-bureaucrat-victory = { $card }: { $player } kiest een overwinningskaart.
waiting-cellar-discard = { $card }: { $player } kiest kaarten om af te leggen.
waiting-chancellor-flip = { $card }: { $player } beslist over de trekstapel.
waiting-chapel-trash = { $card }: { $player } kiest kaarten om te vernietigen.
waiting-feast-gain = { $card }: { $player } kiest een kaart die hoogstens { $cost } kost.
waiting-library-keep = { $card }: { $player } bekijkt een getrokken kaart.
waiting-militia-discard = { $card }: { $player } legt af tot er 3 kaarten over zijn.
waiting-mine-trash = { $card }: { $player } kiest een geldkaart om te vernietigen.
waiting-mine-gain = { $card }: { $player } kiest een geldkaart die hoogstens { $cost } kost.
waiting-moneylender-trash = { $card }: { $player } beslist over { card-copper.one }.
waiting-remodel-trash = { $card }: { $player } kiest een kaart om te vernietigen.
waiting-remodel-gain = { $card }: { $player } kiest een kaart die hoogstens { $cost } kost.
waiting-spy-fate = { $own ->
        [yes] { $card }: { $player } beslist over de bovenste kaart van de eigen trekstapel, { $cards }.
       *[no] { $card }: { $player } beslist over de bovenste kaart van { $owner }, { $cards }.
    }
waiting-thief-trash = { $card }: { $player } kiest welke geldkaart van { $owner } wordt vernietigd: { $cards }.
waiting-thief-gain = { $card }: { $player } kiest uit de vernietigde geldkaarten.
waiting-throne-room-card = { $card }: { $player } kiest een actiekaart om twee keer te spelen.
waiting-workshop-gain = { $card }: { $player } kiest een kaart die hoogstens { $cost } kost.

## Options

option-play = Speel { $card }
option-buy = Koop { $card }
option-draft = Kies { $card }
option-top = { $card } bovenop
option-reveal = Toon { $card }
option-return = Leg { $card } op je trekstapel
option-discard = Leg { $card } af
option-trash = Vernietig { $card }
option-gain = Pak { $card }
option-end-actions = Klaar met acties
option-play-all-treasures = Speel al je geld
option-start-buying = Begin met kopen
option-end-buys = Einde beurt
option-pass = Niet tonen
option-done = Klaar
option-yes = Ja
option-no = Nee
option-none = Geen kaart
option-keep = Houden
option-set-aside = Apart leggen
option-put-back = Terugleggen
option-discard-it = Afleggen

## Parts of log lines

log-who = { $player-you ->
        [yes] Je
       *[no] { $player }
    }
log-own = { $player-you ->
        [yes] je
       *[no] de
    }
log-cards = { $secret ->
        [yes] { $cards }
       *[no] { $number ->
            [0] geen kaarten
            [one] een kaart
           *[other] { $number } kaarten
        }
    }
log-left = { $left ->
        [0] { "" }
        [one] { " " }Er is er nog 1.
       *[other] { " " }Er zijn er nog { $left }.
    }
bonus-cards = { $number ->
        [one] +1 kaart
       *[other] +{ $number } kaarten
    }
bonus-actions = { $number ->
        [one] +1 actie
       *[other] +{ $number } acties
    }
bonus-buys = { $number ->
        [one] +1 aanschaf
       *[other] +{ $number } aankopen
    }
bonus-coins = { $number ->
        [one] +1 munt
       *[other] +{ $number } munten
    }

## Log lines

event-game-start = { $starter-you ->
        [yes] Het spel begint. Jij bent de startspeler.
       *[no] Het spel begint. { $starter } is de startspeler.
    }{ $cards-count ->
        [0] { "" }
       *[other] { " " }Koninkrijk: { $cards }.
    }
event-draft-picked = { log-who } kiest { $card } voor het koninkrijk.
event-turn-start = { $player-you ->
        [yes] Beurt { $turn }, jij
       *[no] Beurt { $turn }, { $player }
    }
event-phase = { $phase ->
        [action] { phase-action }
        [buy] { phase-buy }
       *[clean-up] { phase-clean-up }
    }
event-action-played = { log-who } speelt { $card-one }{ $play ->
        [first] { " " }voor de eerste keer
        [second] { " " }voor de tweede keer
       *[normal] { "" }
    }.
event-moat-revealed = { $player-you ->
        [yes] Je toont { card-moat.one } en hebt geen last van { $attack-the }.
       *[no] { $player } toont { card-moat.one } en heeft geen last van { $attack-the }.
    }
event-bonus = { log-who } krijgt { joined-bonus }.
joined-bonus = { $bonus }
event-cards-drawn = { log-who } { joined-cards-drawn }.
joined-cards-drawn = trekt { log-cards }
event-deck-shuffled = { log-who } schudt { log-own } aflegstapel tot een nieuwe trekstapel.
joined-deck-shuffled = schudt
event-cards-revealed = { log-who } toont { $cards } { $source ->
        [hand] uit { log-own } hand
       *[deck] van { log-own } trekstapel
    }.
event-hand-revealed = { $player-you ->
        [yes] Je hebt geen overwinningskaart en toont je hele hand: { $cards }.
       *[no] { $player } heeft geen overwinningskaart en toont de hele hand: { $cards }.
    }
event-card-returned = { log-who } legt { $card-one } boven op { log-own } trekstapel.
event-cards-discarded = { log-who } { joined-cards-discarded }.
joined-cards-discarded = legt { $secret ->
        [yes] { $cards } af
       *[no] { $has-top ->
            [yes] { $number ->
                [one] { $top-one } af
               *[other] { $number } kaarten af ({ $top } bovenop)
            }
           *[no] { log-cards } af
        }
    }
event-revealed-taken = { log-who } neemt { $cards } in { log-own } hand.
event-revealed-discarded = { log-who } legt { $cards } af.
event-card-set-aside = { log-who } legt { $card-one } apart.
event-deck-flipped = { log-who } legt { log-own } hele trekstapel op { log-own } aflegstapel{ $has-top ->
        [yes] { " " }({ $top } bovenop)
       *[no] { "" }
    }.
event-card-trashed = { $source ->
        [revealed] { $player-you ->
            [yes] Van jou wordt { $card-one } vernietigd.
           *[no] Van { $player } wordt { $card-one } vernietigd.
        }
       *[other] { log-who } { joined-card-trashed }.
    }
joined-card-trashed = vernietigt { $card-one }
event-card-gained = { log-who } { joined-card-gained }.{ $source ->
        [trash] { "" }
       *[supply] { log-left }
    }
joined-card-gained = pakt { $card-one }{ $source ->
        [trash] { " " }van de vernietigde kaarten
       *[supply] { "" }
    }{ $place ->
        [deck] { " " }en legt de kaart boven op { log-own } trekstapel
        [hand] { " " }en neemt de kaart in { log-own } hand
       *[discard] { "" }
    }
event-no-effect = { $card }: { $player-you ->
        [yes] je hebt
       *[no] { $player } heeft
    } niets te { $reason ->
        [nothing-to-trash] vernietigen
        [nothing-to-play] spelen
        [nothing-to-gain] pakken
       *[nothing-to-draw] trekken
    }.
event-treasure-played = { log-who } speelt { $cards }: nu { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
event-card-bought = { log-who } koopt { $card-one } voor { $cost }.{ log-left }
event-pile-empty = De stapel { $card } is leeg ({ $empty ->
        [one] 1 lege stapel
       *[other] { $empty } lege stapels
    }).
event-clean-up = { log-who } schoont op en trekt { $secret ->
        [yes] { $cards }
       *[no] { $drawn ->
            [0] geen kaarten
            [one] een kaart
           *[other] { $drawn } kaarten
        }
    }.
event-game-end = { $reason ->
        [provinces] De laatste { card-province } is weg: het spel is afgelopen.
       *[piles] Lege stapels: { $cards }. Het spel is afgelopen.
    }
event-scores = { $winners-you ->
        [yes] { $winners-count ->
            [one] Je wint met { score-total }.
           *[other] Je deelt de overwinning met { $winners-others }, ieder met { score-total }.
        }
       *[no] { $winners-count ->
            [one] { $winners-others } wint met { score-total }.
           *[other] { $winners-others } delen de overwinning, ieder met { score-total }.
        }
    }{ $tied ->
        [yes] { " " }Bij gelijke stand wint wie de minste beurten had.
       *[no] { "" }
    }

## Words on the table

zone-hand = Hand
zone-deck = Trekstapel
zone-discard = Aflegstapel
zone-play-area = Gespeeld
zone-trash = Vernietigd
zone-supply = Voorraad
zone-revealed = Getoond
zone-set-aside = Apart gelegd
zone-empty = leeg
zone-not-empty = niet leeg
zone-count = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
phase-action = Actiefase
phase-buy = Aanschaffase
phase-clean-up = Opschoonfase
counter-actions = Acties
    .counted = { $number ->
        [one] 1 actie
       *[other] { $number } acties
    }
counter-buys = Aankopen
    .counted = { $number ->
        [one] 1 aanschaf
       *[other] { $number } aankopen
    }
counter-coins = Munten
    .counted = { $number ->
        [one] 1 munt
       *[other] { $number } munten
    }
counter-turns = Beurten
    .counted = { $number ->
        [one] 1 beurt
       *[other] { $number } beurten
    }
counter-empty-piles = Lege stapels
    .counted = { $number ->
        [one] 1 lege stapel
       *[other] { $number } lege stapels
    }
supply-cost = Prijs
supply-left = Over

## Score sheet

score-title = Eindstand
score-player = Speler
score-rank = Plaats
score-points = Punten
score-turns = Beurten
score-cards = Kaarten
score-gardens = Punten per { card-gardens }
score-winner = Winnaar
score-winners = Winnaars
score-total = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }

## Why something cannot be chosen

why-empty = Deze stapel is leeg.
why-actions-first = Rond eerst je acties af, dan kun je kopen.
why-coins = { $card } kost { $cost }, je hebt { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
why-coins-play = { $card } kost { $cost }, je hebt { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }: speel eerst nog geld.
why-limit = { $card } kost { $cost }; je mag een kaart pakken die hoogstens { $most } kost.
why-hand = Kies nu een kaart uit je hand.
why-supply = Kies nu geen kaart uit je hand.
why-treasure-only = Hier kan alleen een geldkaart.
why-treasure-later = Geld speel je bij de aanschaf: rond eerst je acties af.
why-never-played = Deze kaart wordt nooit gespeeld; hij telt pas aan het einde.
why-action-over = De actiefase is voorbij; deze kaart wacht op een volgende beurt.
why-buying = Je bent al aan het kopen: geen geld meer deze beurt.
why-victory-only = Hier kan alleen een overwinningskaart.
why-copper-only = Hier kan alleen een Koper.
why-action-only = Hier kan alleen een actiekaart.
why-moat-only = Alleen een Slotgracht beschermt je tegen een aanval.

## Worth looking at again

highlight-attack = aanval
highlight-province = { card-province }
highlight-curse = { card-curse }
highlight-end = einde van het spel
held-hand = Hand

# Waarom bijna niemand een antwoord wil.
odd-curse = Een Vloek kost je aan het eind van het spel een punt.

## What speaks for a move

hint-province = Zes punten, en er { $left ->
        [one] is nog maar 1 Provincie.
       *[other] zijn nog { $left } Provincies.
    }
hint-ends = Het is de laatste kaart van de stapel { $card }: het spel eindigt na deze beurt.
hint-last = Het is de laatste kaart van de stapel { $card }: niemand anders krijgt er nog een.
hint-points-late = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, nu er nog maar { $left ->
        [one] 1 Provincie is.
       *[other] { $left } Provincies zijn.
    }
hint-points-early = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } aan het einde; tot dan vult de kaart een plek in je hand.
hint-treasure = { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    } in elke hand met { $card-one }.
hint-trash-weak = Zonder { $card-the } komen je goede kaarten eerder.
hint-trash = Van deze mis je { $card-the } het minst.
hint-discard-dead = { $card } doet deze beurt niets voor je.
hint-discard = Van deze heb je { $card-the } deze beurt het minst nodig.
hint-play-first = { $card } geeft de actie terug en kan dus voor al het andere.
hint-play-last = Zo haal je het meest uit je laatste actie.
hint-moat = Maar in ongeveer { $share }% van de spellen die zijn geprobeerd heeft { $player } er { card-moat.one } tegen in de hand.
hint-play-more = Daarna heb je nog { $actions ->
        [one] 1 actie.
       *[other] { $actions } acties.
    }
hint-play-all-treasures = Geld dat je niet speelt, is aan het einde van je beurt weg.
hint-start-buying = Wat je hebt is genoeg voor wat je wilt.
hint-end-buys = Een kaart die je niet nodig hebt, zit de andere alleen maar in de weg.
hint-end-actions = Geen van deze zou je nu helpen.
hint-reveal = Dan heb je geen last van de aanval.
hint-return = Je trekt hem volgende beurt weer.
hint-top = Die kaart mag gezien worden.
hint-keep = In je hand is hij meer waard dan wat er anders kan komen.
hint-set-aside = Er kan iets beters voor in de plaats komen.
hint-card-copper = Kost niets, maar verdunt je betere geld.
hint-card-silver = Twee munten, de weg naar Goud.
hint-card-gold = Drie munten op één kaart: voor acht munten heb je er maar drie nodig.
hint-card-estate = Eén punt kan een spannend spel beslissen.
hint-card-duchy = Drie punten, voor als een Provincie te duur is.
hint-card-province = Geen kaart telt zwaarder, en het spel eindigt als ze op zijn.
hint-card-curse = Kost je een punt.
hint-card-adventurer = Twee geldkaarten in je hand, waar ze ook in je stapel zitten.
hint-card-bureaucrat = Elke keer een Zilver, en de anderen leggen een overwinningskaart terug op hun stapel.
hint-card-cellar = Ruilt kaarten waar je niets aan hebt voor nieuwe.
hint-card-chancellor = Twee munten, en wat je gekocht hebt komt eerder terug.
hint-card-chapel = Vernietigt tot vier zwakke kaarten tegelijk: een kleine stapel trekt elke beurt zijn beste kaarten.
hint-card-council-room = Vier kaarten en een aanschaf; de anderen krijgen één kaart.
hint-card-feast = Wordt een kaart die 5 kost.
hint-card-festival = Twee acties, twee munten en een aanschaf: er kunnen nog acties volgen.
hint-card-gardens = Meer waard naarmate je stapel groter wordt.
hint-card-laboratory = Twee kaarten en de actie terug: een gratis extra kaart.
hint-card-library = Vult je hand aan tot zeven kaarten.
hint-card-market = Een kaart, een actie, een aanschaf en een munt: zit nooit in de weg.
hint-card-militia = Twee munten, en de anderen houden drie kaarten over.
hint-card-mine = Koper wordt Zilver en Zilver wordt Goud, meteen in je hand.
hint-card-moat = Twee kaarten, en je hebt geen last van aanvallen.
hint-card-moneylender = Een Koper gaat weg en je krijgt meteen drie munten.
hint-card-remodel = Maakt van een kaart een die 2 meer kost.
hint-card-smithy = Drie kaarten erbij, de meeste geld.
hint-card-spy = Kost geen actie, en jij beslist wat iedereen straks trekt.
hint-card-thief = Neemt geldkaarten van de anderen af.
hint-card-throne-room = Doet je beste actie twee keer.
hint-card-village = Twee acties: dan kun je meer dan één kaart spelen.
hint-card-witch = Twee kaarten, en een Vloek voor elke andere speler.
hint-card-woodcutter = Twee munten en een tweede aanschaf.
hint-card-workshop = Een kaart tot 4, zonder munten of aanschaf.
