### The drawn table of Machiavelli: what only the client says.

board-wait = One moment…
board-last-round = last round
board-rank = rank { $rank }
board-rank-title = Rank
board-character = Character
board-where = Where
board-called = called now
board-strip = Characters by rank
board-strip-face-down = face down
board-strip-face-up = face up
board-strip-own = yours
board-strip-passed = nobody
board-strip-hand = to choose
board-strip-to-come = to come
board-strip-elsewhere = elsewhere
board-strip-revealed = revealed
board-strip-acting = acting
board-saved = Saved by Rasputin
board-marked = Marked by you
board-pile-characters = face down
board-pile-deck = deck
board-action-card = Action card
board-only-you = only you know this
board-still-hidden = still hidden
board-draft = Choose a character
board-choose-named = Choose the { $character }
board-take-unclaimed = Take { $gains } and end the turn
board-offer = Only you see these cards
board-no-cards = No cards in hand.
# Somebody's city, opened.
board-look = { $player }'s city
board-no-districts = No districts yet.
board-do-build = Build
board-do-play = Play
board-do-discard = Discard
board-do-give = Give
board-do-keep = Keep
board-do-take = Take
board-do-store = Store
board-short-twice = already in your city
board-short-gold = { $missing } short
board-confirm-magic = { $number ->
    [one] Replace 1 card
   *[other] Replace { $number } cards
    }
board-confirm-pay-with-cards = { $number ->
    [0] Pay with gold alone
    [one] Pay with 1 card
   *[other] Pay with { $number } cards
    }
board-choose-more = Choose at least { $number } more.
board-clear = Clear
board-help-select = Choose cards in your hand, then confirm.
board-help-alike = Take your time: the others only see that you are asked.
board-help-income = Take your income before you build. Everything else you may do whenever you like.
board-step-income = Income
board-group-income = Income
board-group-character = Your character
board-group-districts = Districts
board-group-wagons = Ticket Wagons
board-group-end = End of your turn
board-group-other = Chosen
board-warranted =
    There is a warrant on your character: the first district you pay for may be confiscated. You get your gold back.
board-threatened = There is a threat on your character.
board-spy = Player and type
board-price = for { $price } gold
board-rulings = Rulings
board-rounds = { $number ->
    [one] 1 round
   *[other] { $number } rounds
    }
board-text-hand = Your hand ({ $number })

## The table with a lectern

board-your-choice = Your choice
board-take-gold = Take { $number } gold
board-draw = Draw { $number }, keep { $keep }
board-draw-all = { $number ->
    [one] Draw 1 card
   *[other] Draw { $number }, keep all
    }
board-income = Income: { $gains }
board-of-type = { $number } { $type }
board-collect-tax = Take the taxes: { $number } gold
board-smithy = Pay { $cost } gold, draw { $number } cards
board-laboratory = Discard a card for { $number } gold
board-your-character = Your { $character }
board-unused = Not used yet: { $what }.
board-unused-build = building
board-skip = To my next choice
board-skip-help = the moves are in the log
board-ruin = Ruin of { $district }
board-mark-murdered = murdered
board-mark-bewitched = bewitched
board-mark-threatened = threatened
board-mark-extorted = extorted
board-mark-robbed = robbed
board-mark-destroyed = destroyed
board-mark-seized = seized
board-mark-exchanged = exchanged
board-mark-confiscated = confiscated
board-mark-crown = crown
board-mark-last-round = last round
board-mark-end-cancelled = play goes on
board-nothing-left = nothing left to do
board-end-income = take your income first
board-end-later = something has to be done first
board-cancel = Cancel
board-own-city = Own city
board-aim-first = Choose what you aim at.
board-aim-name = Name the { $character }
board-aim-murder = Murder the { $character }
board-aim-bewitch = Bewitch the { $character }
board-aim-rob = Rob the { $character }
board-aim-destroy = Destroy { $district }
board-aim-seize = Seize { $district }
board-aim-exchange = Take { $district }
board-aim-armory = Blow up { $district }
board-aim-magic = Exchange hands with { $player }
board-aim-pay = You pay
board-aim-of = { $price } of your { $gold } gold
board-aim-count = { $before } → { $after } of { $number }
board-aim-misses = { $player } then misses
board-aim-you-miss = You then miss
board-aim-only = { $player } has one only
board-aim-give = You give
board-aim-get = You get
board-aim-gold = Gold
board-aim-hand = Hand
board-aim-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
    }
board-help-passed = { $number ->
    [one] The other card goes to { $player }.
   *[other] The other { $number } go to { $player }.
    }
board-help-point = Click a city, or press its number.
board-help-exchange = { $number ->
    [0] You give nothing and get all of their cards.
    [one] You give your card and get all of theirs.
   *[other] You give your { $number } cards and get all of theirs.
    }
board-yields-nothing = face up: yields nothing
board-buildable = can be built now: { $price } gold
board-buildable-brief = now: { $price } gold
board-has-chosen = has chosen
board-chooses = chooses from { $number }
board-will-choose = from { $number }
board-lays-down = lays one away
board-hint-gains = now { $gains }
board-hint-gains-from = now { $gains } ({ $from })
board-hint-furthest = { $player } { $number }/{ $of }
board-hint-richest = { $player } has { $number }
board-hint-cards = { $player } { $number }, you { $own }
board-hint-face-down = lies face down
board-hint-with = with { $player }
board-hint-perhaps = perhaps { $player }
board-hint-either = { $one } or { $two }
board-hint-nobody = with nobody
board-herald-round = Round { $number }
board-herald-choosing = Choosing
board-herald-last = Last round
board-order = Order of choosing
board-fact-crown = Crown
board-fact-murdered = Murdered
board-fact-bewitched = Bewitched
board-fact-robbed = Robbed
board-fact-threats = Threats
board-fact-warrants = Warrants
board-fact-complete = city complete
board-fact-near = 1 short of the end
board-fact-gold = Most gold
board-fact-amount = { $player }, { $number }
board-step-city = City
board-step-crown = Crown
board-step-build = Build
board-step-builds = { $number } of { $limit }
board-step-income-open = { $cards ->
    [one] { $gold } gold or 1 card
   *[other] { $gold } gold or { $cards } cards
    }
board-step-gold-taken = { $number } gold taken
board-step-cards-taken = { $number ->
    [0] taken
    [one] 1 card kept
   *[other] { $number } cards kept
    }
board-step-due = { $gains } to collect
board-step-collected = { $gains } collected
board-step-crown-with = still with { $player }
board-step-open = to use
board-step-used = used
board-step-busy = now
board-short-income = after income
board-short-limit = built enough
board-short-safe = safe
board-short-dear = too expensive
board-short-have = you have it
board-short-vault = 3 points in hand
board-short-not-now = not now
board-ahead-now = Now
board-ahead-then = Then
board-ahead-acts = { $rank } { $character }: { $player }
board-ahead-called = { $rank } { $character }
board-ahead-chooses = { $player }, from { $number }
board-ahead-lays-down = { $player } lays one away
board-ahead-more = { $names } and { $number } more
board-ahead-calling = the characters are called
board-ahead-round-ends = the round ends
board-ahead-you-choose = { $number ->
    [0] next to choose
    [one] to choose after one other
   *[other] to choose after { $number } others
    }
board-ahead-you-act = later, as the { $characters }
board-ahead-you-again = choosing again in round { $number }
board-ahead-you-end = done: this is the last round
board-signs = Signs
board-sign-new = just built
board-sign-gold = gold
board-sign-hand = hand
board-sign-districts = districts
board-sign-bot = bot

## Why not

board-why-over = The game is over.
board-why-watching = You are watching.
board-why-wait = It is not your move.
board-why-not-asked = { $player } decides first.
board-why-enough = You have chosen enough cards.

## Before the game

board-agreements = Table rules
board-more-agreements = More options
board-point = Point at a card to read it.
board-uniques-chosen = { $number } of 14
board-missing-rank = A character of rank { $rank } is missing.
board-missing-uniques = { $number } of 14 unique districts chosen.
board-missing-characters = { $number } of at least 8 characters chosen.
board-missing-districts = Choose at least one district of The Dark City.
board-missing-lilac = { $number } of { $wanted } purple districts to remove chosen.
board-dark-lands-chosen = { $number } of 15
board-lilac-chosen = { $number } of { $wanted } leave
board-lilac-leaves = { $number ->
    [0] No purple district leaves the game.
    [one] 1 purple district leaves the game.
   *[other] { $number } purple districts leave the game.
    }
board-count-usual = As usual: { $number }

## Score sheet

board-score-districts = What the districts cost, with the gold on them.
board-score-silver = Extra points printed on a district.
board-score-five-types = 3 points for districts of all five types.
board-score-complete = 4 points for the first to complete a city, 2 for the others.
board-score-action-cards = 1 point for each action card in hand.
board-score-missing = missing: { $types }
board-score-not-built = not built
board-score-tie = Tie: highest character of the last round
board-score-tie-classic = Tie: points of the districts, then gold

## The rules in short

board-rules-goal =
    Build the most valuable city. In every round everyone secretly chooses a character; the character decides when you
    act and what you may do.
    .title = The goal
board-rules-round =
    Whoever has the crown gets the characters first, takes one and passes the rest on. Then the characters are called by
    rank. Whoever has the one that is called shows it and takes a turn.
    .title = A round
board-rules-turn =
    First your income, then you may build a district. You may use the ability of your character once, at any moment of
    your turn; the abilities of your districts too.
    .title = Your turn
board-rules-income = Take 2 gold, or draw 2 cards and keep 1.
    .title = Income
board-rules-build =
    Pay the cost of a card in your hand and put it into your city. You may not build two districts with the same name.
    Most characters build one district a turn.
    .title = Building
board-rules-end =
    When a city is complete (7 districts, or 8 with two or three players and in the original game), the round is
    finished, and then the game ends.
    .title = The end
board-rules-score =
    The cost of your districts; 3 points for all five types; 4 points for the first complete city, 2 for the others;
    extra points of unique districts.
    .title = Scoring
board-rules-characters = The characters
board-rules-basic = The basic districts
board-rules-uniques = The unique districts
board-rules-action-cards = The action cards
