### Words every game needs.

## Lists: "Koper, Landgoed en Zilver" is built from left to right

list-next = { $head }, { $item }
list-last = { $head } en { $item }

## Several of the same: "2 Koper"

counted-item = { $number } { $name }
