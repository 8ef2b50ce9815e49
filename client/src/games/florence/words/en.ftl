### What only the drawn table says.

## Board: frame, panels, track, supply, answers, phone

board-propose = Together with { $player }
board-act-work = Work
board-act-princess-work = Princess
board-act-build = Build
board-act-take-person = Person
board-act-freedom = Freedom
board-act-bonus = Bonus
board-act-recruit = Recruit
board-act-end-turn = End turn
board-merchant-free = Free
board-merchant-pay = Pay yourself
board-merchant-use-merchant-pp = Points first
board-sell = Sell points
board-sell-about = Sell points: 100 florins for each.
board-back = Back
board-confirm-work = Complete the work: { $thing }
board-confirm-open = Open: { $thing }
board-confirm-take = Take: { $thing }
board-confirm-take-person = Bring a person
board-confirm-bonus = Buy a bonus card
board-confirm-introduce = Introduce { $thing }
board-confirm-stake = { $thing } for { $number }
board-place-joint = Propose this place
board-place-landscape = Place it here
board-place-building = Build here
board-place-nowhere = It does not fit there.
board-not-now = That cannot be done now.
board-work-done = Complete the work: { $number }
board-rounds = Rounds
board-round = Round
board-minimum = Minimum
board-phase-auction = Auction
board-phase-characters = Characters
board-phase-actions = Actions
board-phase-end = Best work
board-track = Score track
board-track-player = { $player }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }; { $work ->
        [0] no work this round
       *[other] best work of the round { $work }
    }
board-points = Points
board-money = Money
board-money-hidden = How much money others have is hidden at this table.
board-work = Work
board-works = Works
board-made = work { $number }
board-no-work = no work yet
board-start-player = First player
board-show = Look at { $player }'s principality
board-hand-persons = { $number ->
        [one] 1 person in hand
       *[other] { $number } people in hand
    }
board-hand-bonus = { $number ->
        [one] 1 bonus card
       *[other] { $number } bonus cards
    }
board-hand-prestige = { $number ->
        [one] 1 prestige card
       *[other] { $number } prestige cards
    }
board-hand-recruits = { $number ->
        [one] 1 recruiting card in hand
       *[other] { $number } recruiting cards in hand
    }
board-jesters = Jesters
board-builders = Builders
board-freedoms = Freedoms
board-freedom-has = Freedom introduced: { $thing }
board-freedom-lacks = Not introduced: { $thing }
board-state-highest = bid { $number }
board-state-chooses = chooses
board-state-out = out
board-state-passed = passed
board-state-finished = played
board-state-next = next
board-cells = { $number } cells
board-left = { $number } left
board-pile = { $thing }: { $number } left
board-building-mine = { $thing }: built
board-keeps = keep
board-cost = Costs
board-answers = Answers
board-becomes = becomes
board-own = Your principality
board-of = { $player }'s principality
board-to-own = To your principality
board-wait = The game goes on.
board-round-of = Round { $round } of 7
board-least = minimum { $number }
board-under = Round { $round }{ $actions ->
        [-1] { "" }
        [0] , no action left
        [one] , 1 action left
       *[other] , { $actions } actions left
    }
board-ask-sell = How many points do you sell, at 100 florins each?
board-ask-payment = Who pays?
board-ask-best-work = The Merchant, before the best work is paid?
board-ask-place = Where do you build { $thing }?
board-ask-place-joint = Where do you build { $thing } together?
board-ask-take-person = Bring a person to your court: you look at five and keep one.
board-ask-bonus = Buy a bonus card: you look at five and keep one.
board-ask-work = Who completes a work?
board-ask-build = Which building? Take it from the supply.
board-ask-freedom = Which freedom do you introduce?
board-ask-recruit = Whom do you recruit?
board-ask-menu = What do you do?
board-ask-last = Anything else before your turn ends?

## Principality: placing tiles, reasons

site-name = { $player }'s principality
site-cell-own = your { $cell }
site-cell-of = { $player }'s { $cell }
site-outside = off the board
site-why = Why not on { $cell }?
site-why-here = Why not here?
site-off = Part of it would be off the board.
site-turn-left = left
site-turn-right = right
site-flip = flip
site-next = Next spot, { $number } of { $count }
site-arrows = shift with the arrow keys, or drag
site-tools = Turn and move the tile
site-lies = { $thing } on { $cells }.
site-fits = It fits; place { $number } of { $count }.
site-board-help = Arrow keys move the tile, R and E turn it, F flips it, Tab goes to the next place, Enter builds.
site-common = { $one } and { $other }
site-cells = { $number ->
        [one] 1 cell
       *[other] { $number } cells
    }
site-types = What can be built together

## Auction, characters, works, cards

card-against = { $own } : { $best }
card-now = now { $number }
card-of = of { $number }
card-recruit-counts = counts 1 in every work
card-work-of = round { $round },
    work { $value }
card-left-here = took a person's place
works-title = Works
works-now = as they would be now
works-planned = as they would be with { $thing }
works-one-card = one more card
works-minimum = min. { $minimum }
works-worth = worth { $value }
works-with-bonus = with bonus cards { $value }
works-with-bonus-short = with bonus
works-without = without
works-lacks = missing
works-complete = { $planned ->
        [yes] then all wishes are fulfilled
       *[no] all wishes are fulfilled
    }
works-princess = landscapes 3 each, builders and buildings 2, cards 1
works-short = No work reaches { $minimum } yet. { $name } comes closest with { $value }: { $missing } short.
works-verdict = { $name }{ $bonus ->
        [yes] { " " }with bonus cards
       *[no] { "" }
    }: { $value }, that is { $money } florins or up to { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $ahead ->
        [yes] , and { $more } more if it stays the best work
        [tie] , and { $more } more as one of the best works
       *[no] { "" }
    }.
hand-title = Your cards
hand-persons = People in your hand
hand-persons-short = People
hand-bonus = Bonus
hand-prestige = Prestige
hand-table = On table
hand-none = No cards in your hand.
hand-do-return = return
hand-do-work = complete a work
hand-do-use = play
hand-do-pick = keep
hand-do-recruit = recruit
offer-title-pick = { $number ->
        [one] The only card of the pile
       *[other] The { $number } cards you look at; one goes to your hand
    }
offer-title-recruit = Face-up people of the others; your recruiting card takes the place of one
offer-title-pile = Piles for the Professor
offer-value = a work would be worth { $value } now
hand-gives = adds { $number } to a work now
hand-points-now = { $number ->
        [one] 1 point if the game ended now
       *[other] { $number } points if the game ended now
    }
offer-title = Cards to choose from
works-object = What would { $thing } give you?
stack-forest = Forest
stack-lake = Lake
stack-park = Park
stack-landscape = Landscape
stack-jester = Jester
stack-builder = Builder
stack-prestige = Prestige
stack-recruit = Recruit
auction-stacks = Stacks of the auction
auction-left = left:
auction-empty = none left
auction-free = free
auction-now = at auction
auction-not-for-you = not for you
auction-of = Auction: { $thing }
auction-who-opens = Who opens what?
auction-last = The last one left
auction-you = You
auction-opened = each rung is 100 florins; { $you ->
        [yes] you opened
       *[no] { $player } opened
    } at { $price }
auction-opens = { $last ->
        [yes] { $you ->
            [yes] you may take an object for { $price }, without an auction
           *[no] { $player } may take an object for { $price }, without an auction
        }
       *[no] { $you ->
            [yes] you open an auction at { $price }, or are out of it
           *[no] { $player } opens an auction at { $price }, or is out of it
        }
    }
auction-won = { $you ->
        [yes] yours for { $price }
       *[no] bought by { $player } for { $price }
    }
auction-keeps = you keep
auction-costs-points = { $number ->
        [one] costs 1 point
       *[other] costs { $number } points
    }
auction-beyond = too much
auction-passed = passes
auction-has = has
auction-out = is out
auction-bid = Bid { $number }
auction-purses = Who can bid how much?
auction-purses-about = { $points ->
        [yes] money, and 100 for each point you sell
       *[no] money only: points cannot be sold
    }
characters-title = Characters
characters-legend =
    A field is worth its number in hundreds; dashed red ones would cost points. If your stone is still there when your
    turn comes round again, you buy the character.
character-pot = Gives { $pot } florins at once.
character-muse-now = Your works of this round are worth { $number } more.
character-cardinal-now = One extra action in your turn.
character-merchant-now = { $number ->
        [one] Gives 1 point if used now, or the next object for free.
       *[other] Gives { $number } points if used now, or the next object for free.
    }
character-princess-now = { $enough ->
        [yes] A work worth { $value } now, without a person.
       *[no] A work worth { $value } now; it needs { $minimum }.
    }
character-professor-now = One of five cards for free: prestige ({ $prestige } left) or bonus ({ $bonus } left).
character-bought = bought
character-choose-field = Bid
character-field = { $number } florins
character-pay = You pay { $price } if nobody bids more.
character-net = You pay { $price } and take what is there: a gain of { $net }.
character-cover = { $number ->
        [one] That takes 1 point.
       *[other] That takes { $number } points.
    }
amount-less = Less
amount-more = More
amount-least = minimum: { $number }
amount-most = maximum: { $number }
amount-meaning = Points count at the end of the game. Money is for the next auctions and actions.
amount-buy = { $number ->
        [0] No points; all the money stays.
        [one] 1 point for { $money } florins.
       *[other] { $number } points for { $money } florins.
    }
amount-sell = { $number ->
        [one] 1 point less, { $money } florins more.
       *[other] { $number } points less, { $money } florins more.
    }
amount-merchant = { $number ->
        [one] The Merchant then gives 1 point.
       *[other] The Merchant then gives { $number } points.
    }
amount-price = { $number ->
        [0] { $partner } pays nothing.
       *[other] { $partner } pays { $money } to { $player }.
    }
amount-do-buy = { $number ->
        [0] Buy no points
        [one] Buy 1 point
       *[other] Buy { $number } points
    }
amount-do-exchange = { $number ->
        [0] Exchange nothing
        [one] Exchange for 1 point
       *[other] Exchange for { $number } points
    }
amount-do-sell = { $number ->
        [one] Sell 1 point
       *[other] Sell { $number } points
    }
amount-do-price = Propose { $number }
dialog-kind-person = Person
dialog-kind-bonus = Bonus card, for one work
dialog-kind-prestige = Prestige card, for the end of the game
dialog-kind-character = Character of Muse and Princess
dialog-kind-thing = Object
dialog-more-person =
    The building counts 4, landscape and freedom 3 each; each jester 2, each person and recruiting card of yours 1.
dialog-more-prestige = It stays hidden until the end of the game.
dialog-more-bonus = Counts what you have once the person is face up.
dialog-counts = { $what }: { $number }
dialog-needs = { $what }, at least { $least }
dialog-compares = { $kind ->
        [fewest] { $what }; fewest of the others: { $best }
       *[most] { $what }; most of the others: { $best }
    }
dialog-freedom = Freedom of { $thing }
dialog-work-now = A work would be worth { $value } now; the minimum is { $minimum }.
counts-forests = Forests
counts-lakes = Lakes
counts-parks = Parks
counts-landscapes = Landscapes
counts-jesters = Jesters
counts-builders = Builders
counts-prestige = Prestige cards
counts-freedoms = Freedoms
counts-buildings = Buildings
counts-large = Large buildings
counts-large-buildings = Large buildings
counts-medium = Medium buildings
counts-small = Small buildings
counts-hand = Cards left in hand
counts-table = Face-up cards
counts-works = Works
counts-empty-cells = Empty cells
counts-cards = Person and recruiting cards
offer-title-landscape = The landscape you have bought
offer-left = { $number } left
works-opening = point at a stack to see what it would change
hyphens =
    Mathema-tician Choreo-grapher Carto-grapher Philo-sopher Phar-macist Recruit-ing land-scapes Land-scapes build-ings
    Build-ings free-doms
card-against-long = you { $own }, best { $best }

## Text view, chooser, rules, score sheet

words-back = One step back
words-placed = { $thing } on { $cells }
words-sell = Sell points, for 100 florins each
words-from = { $thing } from { $cell }
words-worth = Worth { $number } now.
words-adds = Adds { $number } now.
words-gives = { $number ->
        [one] Would give 1 point now.
       *[other] Would give { $number } points now.
    }
words-size = { $size }, { $number } cells.
words-wanted = Wanted by { $persons }.
words-cover = { $number ->
        [one] Takes 1 point, as cash is short.
       *[other] Takes { $number } points, as cash is short.
    }
words-holder = The highest bid is { $amount }, by { $player }.
words-passed = Passed: { $players }.
words-so-far = The work is worth { $number } so far.
words-cells = On { $cells }.
words-pot = There are { $number } florins on the Banker.
words-round = Round { $round } of 7, works must be worth { $minimum }
words-has = Has
words-holds = Holds
words-own-principality = Your principality
words-cell-empty = empty
words-palace = Palace
words-tile-on = { $thing } on { $cells }
words-tile-shared = { $thing } on { $cells }, together with { $player }
words-empty = { $number ->
        [one] 1 empty cell
       *[other] { $number } empty cells
    }
words-border = { $way ->
        [above] { $second }'s board lies above { $first }'s.
       *[beside] { $second }'s board lies to the right of { $first }'s.
    }
words-persons = { $number ->
        [one] 1 person in hand
       *[other] { $number } people in hand
    }
words-known = of which known: { $persons }
words-recruits = { $number ->
        [one] 1 recruiting card in hand
       *[other] { $number } recruiting cards in hand
    }
words-prestige = { $number ->
        [one] 1 prestige card
       *[other] { $number } prestige cards
    }
words-bonus = { $number ->
        [one] 1 bonus card
       *[other] { $number } bonus cards
    }
words-open = face up: { $cards }
words-open-recruits = { $number ->
        [one] 1 recruiting card
       *[other] { $number } recruiting cards
    }
words-marker = best work { $number }
words-bought = bought { $thing }
words-out = out of the auction
words-start = first player
words-finished = turn over
words-money-hidden = hidden
words-stock = Supply
words-stock-buildings = Buildings
words-stock-landscapes = Landscapes
words-stock-freedoms = Freedoms
words-stock-objects = Objects
words-stock-piles = Piles
words-sold = bought this round
words-used-bonus = Used bonus cards: { $cards }.
words-characters = Characters
words-character-free = free
words-character-stone = { $player }'s stone on { $number }
words-character-sold = bought, held by { $player }
words-character-gone = bought
words-hand = Your hand ({ $number })
words-work-now = a work is worth { $number } now
words-in-piles = You know that these lie in the piles: { $cards }.

choose-sets = How do you want to play?
choose-other = Custom
choose-for-two = For two players
choose-money = Money and start
choose-more = More options
choose-seat = Seat { $number }
choose-characters = The six characters
choose-point = Point at a character to read what it does.

rules-goal =
    Lead a house of Florence through seven rounds. Build, lay out landscapes, grant freedoms and draw people to your
    court, so that they complete great works. Whoever has the most prestige points at the end wins; then money decides.
    .title = The goal
rules-auction =
    Each round begins with auctions. In turn you open an object at the base price (200 florins, 300 with two players),
    and the others raise by 100 or pass. Everyone buys one object a round at most, and each of the seven stacks is
    bought once a round at most. The last player without an object may take one for the base price.
    .title = First the auctions
rules-actions =
    Then everyone has a turn with two actions: complete a work, build, bring a person to your court, introduce a
    freedom, buy a bonus card. A person, a freedom and a bonus card cost 300 each; at most one person and one freedom a
    turn. Using a recruiting card is not an action.
    .title = Then the actions
rules-works =
    A person wants a building (4), a landscape (3) and a freedom (3). Each jester adds 2, each person and recruiting
    card you have, in hand or face up, adds 1, and bonus cards add what they say. A work must reach the minimum of the
    round: 7, 10, 12, 14, 15, 16 and 17. It earns 100 florins for each point of its value, and at once you may buy
    prestige points for 200 each. The best work of the round gives 3 more points.
    .title = Works
rules-building =
    A building costs 700, with one or two builders 300, with three nothing, and gives 3 points. You may have one of
    each. Until you have two builders, buildings may not share an edge with each other or the palace. Landscapes may
    touch everything; the first of a kind gives no points, every further one 3.
    .title = Building and laying out
rules-money =
    Whoever is short of money may sell points: 100 florins for each. If you cannot pay a price in cash, points pay for
    the rest.
    .title = Money and points
rules-end = After the seventh round the prestige cards are shown and counted.
    .title = The end
rules-two =
    Two players have 2500 florins, a base price of 300 and fewer freedoms. The three landscapes are one object of the
    auction.
    .title = With two players
rules-muse =
    After the auctions you bid for six characters, one for each player at most: you put your stone on a field of the
    card, and whoever is outbid may put their stone elsewhere. The money on the Banker grows while nobody buys that
    card.
    .title = Muse and Princess
rules-cooperative =
    The boards touch. On your own you may build at a border only if you have builders, but two neighbours may build
    across it together: one proposes a building and a price, they talk, and both get the building and 3 points.
    .title = Cooperative building
rules-tiles = Buildings and landscapes
rules-objects = Objects of the auction
rules-persons = The 21 people
rules-prestige = The 14 prestige cards
rules-bonus = The 20 bonus cards
rules-characters = The six characters

sheet-works = Points bought with the income of works.
sheet-best-work = 3 points for the best work of a round.
sheet-buildings = 3 points for each building.
sheet-builders = 3 points each for the second and the third builder.
sheet-landscapes = 3 points for every further landscape of a kind.
sheet-merchant = Points for the place on the score track.
sheet-banker = Money turned into points in the last round.
sheet-sold = Points sold for money.
sheet-prestige = Cards that count at the end.
sheet-no-works = no works
sheet-counted = { $card } { $points } ({ $counts })
sheet-most = { $own } { $what }, best other { $best }
sheet-fixed = { $own } { $what }
sheet-tie = Money (breaks ties)
sheet-total = Prestige points
sheet-none = none
sheet-no-card = no prestige card
counted-buildings = { $number ->
        [one] building
       *[other] buildings
    }
counted-large-buildings = large
counted-empty-cells = empty
counted-landscapes = { $number ->
        [one] landscape
       *[other] landscapes
    }
counted-forests = { $number ->
        [one] forest
       *[other] forests
    }
counted-lakes = { $number ->
        [one] lake
       *[other] lakes
    }
counted-parks = { $number ->
        [one] park
       *[other] parks
    }
counted-freedoms = { $number ->
        [one] freedom
       *[other] freedoms
    }
counted-jesters = { $number ->
        [one] jester
       *[other] jesters
    }
counted-builders = { $number ->
        [one] builder
       *[other] builders
    }
counted-works = { $number ->
        [one] work
       *[other] works
    }
about-rounds = Seven rounds
