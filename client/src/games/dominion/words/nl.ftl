### Wat de tafel van Dominion zegt naast de teksten van de regels.

## At the table

dominion-step-action = Actie
dominion-step-buy = Aanschaf
dominion-step-clean-up = Opschonen
dominion-end = Speleinde
dominion-left = { $number } over
dominion-card-label = { $card }, { $types }, kost { $cost }
dominion-costs = kost { $cost }
dominion-rulings = Goed om te weten
dominion-hand-empty = Je hand is leeg.
dominion-nothing-played = Nog niets gespeeld.
dominion-gained = Gekocht en gepakt
dominion-gained-nothing = nog niets
dominion-played-by = { $player } speelde
dominion-shows = { $player } toont
dominion-drawn = Je trok
dominion-bought = kocht { $card }
dominion-empty-short = { $number } van 3 leeg
dominion-attack-on-you = Aanval op jou
dominion-help-moat = Dan heb je geen last van de aanval, en je Slotgracht blijft in je hand.
dominion-help-order = De laatst gekozen kaart komt bovenop.
dominion-on-top = komt bovenop
dominion-clear = Wis keuze
dominion-choose-more = kies er nog { $number }
dominion-put-back = Neem { $card } terug
dominion-confirm-militia-discard = { $number ->
        [one] Leg 1 kaart af
       *[other] Leg { $number } kaarten af
    }
dominion-confirm-cellar-discard = { $number ->
        [0] Leg niets af
        [one] Leg 1 af, trek 1
       *[other] Leg { $number } af, trek { $number }
    }
dominion-confirm-chapel-trash = { $number ->
        [0] Vernietig niets
        [one] Vernietig 1 kaart
       *[other] Vernietig { $number } kaarten
    }
dominion-confirm-thief-gain = { $number ->
        [0] Pak niets
        [one] Pak 1 kaart
       *[other] Pak { $number } kaarten
    }
dominion-tray-militia-discard = Je legt af
dominion-tray-cellar-discard = Je legt af
dominion-tray-chapel-trash = Je vernietigt
dominion-tray-thief-gain = Je pakt
dominion-always-reveal = Voortaan altijd tonen
dominion-course-react = Reageren
dominion-course-react-text = Wie een { $moat } heeft, mag die eerst tonen.
dominion-course-safe = Toonde { $moat }: geen last.
dominion-course-militia = Van { $number } naar 3 kaarten.
dominion-course-done = Houdt { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    } over.
dominion-course-nothing = { $you ->
        [yes] Hebt
       *[no] Heeft
    } { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }: niets af te leggen.
dominion-course-hit = Wordt geraakt door { $card }.
dominion-course-on = Speelt verder met { $actions ->
        [one] 1 actie
       *[other] { $actions } acties
    } en { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
dominion-why-over = Het spel is afgelopen.
dominion-why-watching = Je kijkt mee.
dominion-why-not-asked = { $player } kiest nu.
dominion-why-enough = Je hebt genoeg kaarten gekozen.

## Before the game

dominion-kingdom = Koninkrijk
dominion-kingdom-help = Aanbevolen combinaties uit de spelregels
dominion-kingdom-chosen = Kies tien kaarten: { $number } van 10 gekozen
dominion-kingdom-shuffle = Verras me
dominion-cards-point = Wijs een kaart aan om hem te lezen.

## After the game

dominion-score-help = { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    }
dominion-score-none = geen
dominion-score-line = { $number } × { $each }
dominion-score-rest = Andere kaarten
dominion-score-rest-help = geen punten
dominion-score-total-help = bij gelijke stand winnen de minste beurten
dominion-score-turns = Beurten
dominion-score-cards = { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }

## The text view

dominion-text-selected = Gekozen: { $cards }.
dominion-text-hand = Je hand, { $number ->
        [one] 1 kaart
       *[other] { $number } kaarten
    }
dominion-text-supply = Voorraad

## The rules in short

dominion-rules-goal =
    Iedereen begint met dezelfde tien zwakke kaarten. Koop betere, zodat je stapel steeds meer opbrengt, en maak daar
    overwinningskaarten van voordat het spel eindigt. Wie de meeste punten heeft, wint; bij gelijke stand wie de minste
    beurten had.
    .title = Het doel
dominion-rules-supply =
    In de voorraad liggen geld, overwinningskaarten, vloeken en tien soorten koninkrijkkaarten: een aanbevolen
    combinatie, een willekeurige, of voor het spel om de beurt gekozen. Iedereen koopt uit dezelfde voorraad.
    .title = De voorraad
dominion-rules-turn = Je beurt
dominion-rules-action = Actie: je mag één actiekaart spelen. Sommige kaarten geven meer acties.
dominion-rules-buy =
    Aanschaf: speel zoveel geld als je wilt en koop daarna één kaart, of meer als kaarten je extra aankopen geven. Wat
    je koopt gaat naar je aflegstapel.
dominion-rules-clean =
    Opschonen: alles wat je speelde en wat je nog in je hand hebt, leg je af. Trek vijf nieuwe kaarten; is je trekstapel
    leeg, schud dan je aflegstapel tot een nieuwe.
dominion-rules-attack =
    Een aanval treft alle andere spelers, in beurtvolgorde. Wie een Slotgracht in zijn hand heeft mag die eerst tonen en
    heeft er dan geen last van.
    .title = Aanvallen en de Slotgracht
dominion-rules-end =
    Het spel eindigt na de beurt waarin de laatste Provincie is gepakt, of waarin een derde stapel van de voorraad op
    raakt.
    .title = Het einde
dominion-rules-basic = Basiskaarten
dominion-rules-kingdom = Koninkrijkkaarten
