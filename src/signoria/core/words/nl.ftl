### Words every game needs.

## Lists: "Koper, Landgoed en Zilver" is built from left to right

list-next = { $head }, { $item }
list-last = { $head } en { $item }

## Several of the same: "2 Koper"

counted-item = { $number } { $name }

## Wat voor een zet spreekt, waar een spel zelf niets zegt

hint-points = Dit eindigt ongeveer { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } hoger dan het volgende.
hint-wins = Dit wint het vaakst in de spellen die zijn geprobeerd.
hint-strong = Dit doet de sterke bot, al won iets anders vaker in de spellen die zijn geprobeerd.
hint-behind = Dit komt minder goed uit in de spellen die zijn geprobeerd.
