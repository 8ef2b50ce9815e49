"""What every game shares: agenda, chance, events, codec, records, and the contract a game fulfils."""
