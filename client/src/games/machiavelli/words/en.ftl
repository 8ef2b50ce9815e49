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
board-strip-acting = acts
board-saved = Saved by Rasputin
board-marked = Marked by you
board-pile-characters = face down
board-pile-deck = deck
board-action-card = Action card
board-only-you = only you know this
board-still-hidden = still hidden
board-draft = Choose a character
board-choose-this = Choose
board-choose-named = Choose the { $character }
board-take-unclaimed = Take { $gains } and end the turn
board-put-this = Lay aside
board-brings = { $number ->
    [0] no gold from your city
    [one] 1 gold from your city
   *[other] { $number } gold from your city
    }
board-offer = Only you see these cards
board-no-cards = No cards in hand.
board-do-build = Build
board-do-play = Play
board-do-discard = Discard
board-do-give = Give
board-do-keep = Keep
board-do-take = Take
board-do-store = Store
board-short-twice = in your city
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
board-help-income = Your income comes before building; all else you may do at any moment.
board-turn-panel = Your turn
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

## Why not

board-why-over = The game is over.
board-why-watching = You are watching.
board-why-wait = Nothing is asked of you now.
board-why-not-asked = { $player } has to decide first.
board-why-enough = You have chosen enough cards.

## Before the game

board-agreements = Agreements
board-more-agreements = More agreements
board-point = Point at a card to read it.
board-uniques-chosen = { $number } of 14
board-missing-rank = A character of rank { $rank } is missing.
board-missing-uniques = { $number } of 14 unique districts chosen.
board-missing-characters = { $number } of at least 8 characters chosen.
board-missing-districts = Choose at least one district of De Donkere Landen.
board-missing-lilac = { $number } of { $wanted } lilac districts chosen that leave the game.
board-dark-lands-chosen = { $number } of 15
board-lilac-chosen = { $number } of { $wanted } leave
board-lilac-leaves = { $number ->
    [0] No lilac district leaves the game.
    [one] 1 lilac district leaves the game.
   *[other] { $number } lilac districts leave the game.
    }
board-count-usual = As usual: { $number }

## Score sheet

board-score-districts = What the districts cost, with the gold on them.
board-score-silver = Extra points printed on a district.
board-score-five-types = 3 points for a district of each of the five types.
board-score-complete = First to complete 4 points, others 2.
board-score-action-cards = A point for each action card in hand.
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
    Pay the cost of a card in your hand and put it into your city. You may not build two districts of one name. Most
    characters build one district a turn.
    .title = Building
board-rules-end =
    When a city is complete (7 districts, or 8 with two or three players and in the original game), the round is played
    to its end, and that is the end of the game.
    .title = The end
board-rules-score =
    The cost of your districts; 3 points for all five types; 4 points for the first complete city, 2 for the others;
    extra points of unique districts.
    .title = Scoring
board-rules-characters = The characters
board-rules-basic = The basic districts
board-rules-uniques = The unique districts
board-rules-action-cards = The action cards
