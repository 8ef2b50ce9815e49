### What the table of Dominion says beside the texts of the rules.

## At the table

dominion-step-action = Action
dominion-step-buy = Buy
dominion-step-clean-up = Clean-up
dominion-end = End of game
dominion-left = { $number } left
dominion-card-label = { $card }, { $types }, costs { $cost }
dominion-costs = costs { $cost }
dominion-rulings = Good to know
dominion-hand-empty = Your hand is empty.
dominion-nothing-played = Nothing played yet.
dominion-gained = Bought and gained
dominion-gained-nothing = nothing yet
dominion-played-by = { $player } played
dominion-shows = { $player } reveals
dominion-drawn = You drew
dominion-bought = bought { $card }
dominion-empty-short = { $number } of 3 empty
dominion-attack-on-you = You are under attack
dominion-help-moat = You are then unaffected by the attack, and the Moat stays in your hand.
dominion-help-order = The card you choose last ends up on top.
dominion-on-top = ends up on top
dominion-clear = Clear
dominion-choose-more = { $number ->
        [one] choose 1 more
       *[other] choose { $number } more
    }
dominion-put-back = Take { $card } back
dominion-confirm-militia-discard = { $number ->
        [one] Discard 1 card
       *[other] Discard { $number } cards
    }
dominion-confirm-cellar-discard = { $number ->
        [0] Discard nothing
        [one] Discard 1, draw 1
       *[other] Discard { $number }, draw { $number }
    }
dominion-confirm-chapel-trash = { $number ->
        [0] Trash nothing
        [one] Trash 1 card
       *[other] Trash { $number } cards
    }
dominion-confirm-thief-gain = { $number ->
        [0] Gain nothing
        [one] Gain 1 card
       *[other] Gain { $number } cards
    }
dominion-tray-militia-discard = You discard
dominion-tray-cellar-discard = You discard
dominion-tray-chapel-trash = You trash
dominion-tray-thief-gain = You gain
dominion-always-reveal = Always reveal it from now on
dominion-course-react = React
dominion-course-react-text = Whoever has a { $moat } may reveal it first.
dominion-course-safe = Revealed { $moat }: unaffected.
dominion-course-militia = From { $number } to 3 cards.
dominion-course-done = { $you ->
        [yes] Keep
       *[no] Keeps
    } { $number ->
        [one] 1 card
       *[other] { $number } cards
    }.
dominion-course-nothing = { $you ->
        [yes] Have
       *[no] Has
    } { $number ->
        [one] 1 card
       *[other] { $number } cards
    }: nothing to discard.
dominion-course-hit = { $you ->
        [yes] Are
       *[no] Is
    } hit by { $card }.
dominion-course-on = { $you ->
        [yes] Play
       *[no] Plays
    } on with { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
dominion-why-over = The game is over.
dominion-why-watching = You are watching.
dominion-why-not-asked = { $player } is choosing now.
dominion-why-enough = You have chosen enough cards.

## Before the game

dominion-kingdom = Kingdom
dominion-kingdom-help = Recommended sets from the rules
dominion-kingdom-chosen = Choose ten cards: { $number } of 10 chosen
dominion-kingdom-shuffle = Surprise me
dominion-cards-point = Point at a card to read it.

## After the game

dominion-score-help = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
dominion-score-none = none
dominion-score-line = { $number } × { $each }
dominion-score-rest = Other cards
dominion-score-rest-help = no points
dominion-score-total-help = ties go to the player with fewer turns
dominion-score-turns = Turns
dominion-score-cards = { $number ->
        [one] 1 card
       *[other] { $number } cards
    }

## The text view

dominion-text-selected = Chosen: { $cards }.
dominion-text-hand = Your hand, { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
dominion-text-supply = Supply

## The rules in short

dominion-rules-goal =
    You all start with the same ten weak cards. Buy better ones, so that your deck earns more and more, and turn that
    into Victory cards before the game ends. Whoever has the most points wins; ties go to the player with fewer turns.
    .title = The goal
dominion-rules-supply =
    The supply holds Treasures, Victory cards, Curses and ten kinds of Kingdom cards: a recommended set, a random one,
    or chosen in turn before the game. Everyone buys from the same supply.
    .title = The supply
dominion-rules-turn = Your turn
dominion-rules-action = Action: you may play one Action card. Some cards give more actions.
dominion-rules-buy =
    Buy: play as many Treasures as you like, then buy one card, or more if cards give you extra buys. What you buy goes
    to your discard pile.
dominion-rules-clean =
    Clean up: everything you played and everything left in your hand is discarded. Draw five new cards; when your draw
    pile is empty, shuffle your discard pile into a new one.
dominion-rules-attack =
    An Attack affects all other players in turn order. Whoever has a Moat in hand may reveal it first and is then
    unaffected.
    .title = Attacks and the Moat
dominion-rules-end =
    The game ends after the turn in which the last Province is taken, or in which a third pile of the supply is emptied.
    .title = The end
dominion-rules-basic = Basic cards
dominion-rules-kingdom = Kingdom cards
