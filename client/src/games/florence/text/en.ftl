### What only the drawn table says.

## Board: frame, panels, track, supply, answers, phone

board-why-money = That costs { $price }, and you can pay { $power } at most, points included.
board-why-actions = You have no action left in this turn.
board-why-no-person = You have no person in hand.
board-why-minimum = No person in your hand reaches { $minimum }, even with your bonus cards.
board-why-no-room = There is no room left for a building that you do not have yet.
board-why-one-person = You have taken a person in this turn already.
board-why-one-freedom = You have introduced a freedom in this turn already.
board-why-freedoms = There is no freedom left that you do not have yet.
board-why-pile = The pile is empty.
board-why-no-recruit = You have no recruiting card.
board-why-nobody = Nobody else has an open person.
board-why-have = You have it already: { $thing }.
board-why-none-left = None left: { $thing }.
board-propose = Together with { $player }
board-act-work = Work
board-act-princess-work = Princess
board-act-build = Build
board-act-take-person = Person
board-act-freedom = Freedom
board-act-bonus = Bonus
board-act-recruit = Recruit
board-act-end-turn = End turn
board-sell = Sell points
board-sell-about = Go back on the score track: 100 florins for each point.
board-back = Back
board-confirm-work = Complete the work: { $thing }
board-confirm-open = Open: { $thing }
board-confirm-take = Take: { $thing }
board-confirm-take-person = Take a person
board-confirm-bonus = Buy a bonus card
board-confirm-introduce = Introduce: { $thing }
board-confirm-stake = { $thing } for { $number }
board-place-joint = Propose this place
board-place-landscape = Lay it here
board-place-building = Build here
board-place-nowhere = It cannot lie there.
board-work-done = Complete the work: { $number }
board-work-missing = { $number } short: pick bonus cards

## Principality: placing tiles, reasons

## Auction, characters, works, cards

## Text view, chooser, rules, score sheet

