### The command `signoria`: everything people read that is not said by a game.

## Names of players

bot-random = Willekeur
bot-big-money = Big Money
bot-big-money-smithy = Big Money Smidse
bot-house = Huisbot
you = Jij
person = Speler

## Beginning and help

welcome-alone = { $game }: jij tegen { $players }. Typ ? voor uitleg.
welcome-together = { $game } met { $players }. Typ ? voor uitleg.
help-title = Wat je kunt typen:
help-number = een nummer: kies die mogelijkheid
help-words = of de mogelijkheid zelf, of de notatie ervan in verslagen, zoals "buy silver"
help-card = t <kaart>: lees wat een kaart doet, met uitleg bij twijfelgevallen
help-table = h: toon de tafel opnieuw
help-undo = u: neem je laatste keuze terug
help-quit = q: stop met spelen
help-help = ?: toon deze uitleg

## Choosing

choose = Jouw keuze:
choose-unknown = { $input } is hier niet mogelijk. Typ een nummer van 1 tot en met { $count }, of ? voor uitleg.
choose-card = Typ t en de naam van een kaart, bijvoorbeeld: t { $card }
choose-no-card = Er is geen kaart die { $name } heet.
choose-only = Je enige mogelijkheid: { $option }. Druk op Enter.

## Taking back

undo-done = { $you ->
        [yes] Je neemt je laatste keuze terug.
       *[no] { $player } neemt de laatste keuze terug.
    }
undo-nothing = Er is nog geen keuze om terug te nemen.
undo-agree = Vinden de anderen dat goed? (j/n)
undo-refused = Dan blijft je keuze staan.

## One screen for several people

hand-over = Geef het scherm aan { $player }. { $player }, druk op Enter als niemand anders meekijkt.

## The end

again = Nog een spel? (j = ja, n = nee, b = bewaar het verslag)
goodbye = Tot ziens!
save-name = Verslag bewaren? Typ een bestandsnaam, of alleen Enter om niets te bewaren:
save-done = Het verslag staat in { $file }.
save-exists = { $file } bestaat al; kies een andere naam.
save-failed = { $file } kan niet worden geschreven: { $reason }.
replay-unfinished = { $moves ->
        [one] Het spel is niet uitgespeeld: het verslag eindigt na 1 zet.
       *[other] Het spel is niet uitgespeeld: het verslag eindigt na { $moves } zetten.
    }
sheet-lines = Opbouw
sheet-line = { $cards }: { $points }
sheet-cards = { $you ->
        [yes] Jouw kaarten: { $cards }.
       *[no] Kaarten van { $player }: { $cards }.
    }

## The table of Dominion

dominion-supply = Voorraad (prijs, aantal over):
dominion-trash = Vernietigd: { $cards }.
dominion-opponent = { $player }: { $hand } in de hand; trekstapel: { $deck }; aflegstapel: { $discard }.
dominion-seen-hand = Gezien in de hand van { $player }: { $cards }.
dominion-seen-top = Gezien op de trekstapel van { $player }: { $cards }.
dominion-own-piles = Jouw trekstapel: { $deck }; aflegstapel: { $discard }.
dominion-own-top = Boven op jouw trekstapel: { $cards }.
dominion-counted-top = { $count }, { $card } bovenop
dominion-top = { $card } bovenop
dominion-play-area = Gespeeld: { $cards }.
dominion-revealed = Getoond door { $player }: { $cards }.
dominion-set-aside = Opzij gelegd: { $cards }.
dominion-selected = Gekozen: { $cards }.
dominion-hand = Jouw hand: { $cards }.
dominion-no-cards = geen kaarten
dominion-counters = { $you ->
        [yes] Je hebt { $counters }.
       *[no] { $player } heeft { $counters }.
    }
dominion-pile = kost { $cost }, nog { $left }
dominion-cost = kost { $cost }
dominion-card = { $card } ({ $types }, kost { $cost })

machiavelli-round = Ronde { $round }. { $player } heeft de kroon. Stapel: { $deck ->
    [one] { $deck } kaart
   *[other] { $deck } kaarten
}.
machiavelli-face-up = Open in het midden: { $characters }.
machiavelli-player = { $you ->
    [yes] Jij
   *[no] { $player }
}: { $gold } goud, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $count } van { $number } gebouwen{ $revealed ->
    [yes] , { $characters }
   *[no] { "" }
}
machiavelli-characters = Jouw karakters: { $characters }.
machiavelli-hand = Jouw hand: { $cards }.
machiavelli-cost = kosten { $cost }

## The table of De Vorsten van Florence

florence-supply = Voorraad: { $things }.
florence-player = { $player }: { $things }
florence-open = Open: { $cards }.
florence-hand = Je hand: { $cards }.
florence-no-cards = geen kaarten
florence-cover = { $points ->
        [one] kost je 1 punt
       *[other] kost je { $points } punten
    }
