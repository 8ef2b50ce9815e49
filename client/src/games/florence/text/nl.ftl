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

## Principality: placing tiles, reasons

## Auction, characters, works, cards

## Text view, chooser, rules, score sheet

