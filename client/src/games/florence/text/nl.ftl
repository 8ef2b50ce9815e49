### What only the drawn table says.

## Board: frame, panels, track, supply, answers, phone

## Principality: placing tiles, reasons

## Auction, characters, works, cards

## Text view, chooser, rules, score sheet

