/** Cards and their kinds, as every game has them. */

/** Cards less other cards, each counted. */
export function without(cards: string[], gone: string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** The kinds of cards by name, and their numbers in the rules; -1 for what is none. */
export function catalogue<C extends { name: string }>(cards: C[]) {
  const found = new Map(cards.map((one, place) => [one.name, { one, place }]));
  return {
    cardOf: (name: string): C => {
      const card = found.get(name);
      if (!card) throw new Error(`there is no card ${name}`);
      return card.one;
    },
    numberOf: (name: string): number => found.get(name)?.place ?? -1,
  };
}
