### Words every game needs.

## Lists: "Copper, Estate and Silver" is built from left to right

list-next = { $head }, { $item }
list-last = { $head } and { $item }

## Several of the same: "2 Copper"

counted-item = { $number } { $name }
