### Words every game needs.

## Lists: "Copper, Estate and Silver" is built from left to right

list-next = { $head }, { $item }
list-last = { $head } and { $item }

## Several of the same: "2 Copper"

counted-item = { $number } { $name }

## What speaks for a move, where a game says nothing of its own

hint-points = It ends about { $points ->
        [one] 1 point
       *[other] { $points } points
    } higher than the next.
hint-wins = It wins most often in the games that were tried.
hint-strong = This is what the strong bot does, though something else won more often in the games that were tried.
hint-behind = It comes out less well in the games that were tried.
