/** Names and texts in the words of an edition: older boxes print other names, and at times other texts. */
import { timesOf, type Texts } from "../../../lib/text/texts";

/** The variants to look for, the first that there is counts. */
export type Printing = readonly string[];
export const DELUXE_PRINT: Printing = [];
const FIRST_PRINT: Printing = ["classic"];
const LATER_PRINT: Printing = ["later", "classic"];

/** The variants of names and texts that a table reads. */
export function printingOf(options: Record<string, unknown>): Printing {
  if ((options["edition"] ?? "deluxe") === "deluxe") return DELUXE_PRINT;
  return options["dutch-names"] === "later-print" ? LATER_PRINT : FIRST_PRINT;
}

/** A text as an edition words it, or nothing where there is none. */
export function wordedIf(texts: Texts, key: string, printing: Printing): string {
  const variant = texts.variant(key, printing);
  return texts.has(variant) ? texts.text(variant) : "";
}

export function cardName(texts: Texts, card: string | null | undefined, printing: Printing): string {
  return card ? texts.printed(`card-${card}`, printing) : "";
}

/** Cards in prose, equal ones counted. */
export function countedCards(texts: Texts, cards: readonly string[], printing: Printing): string {
  const times = timesOf(cards.map((card) => `card-${card}`));
  return texts.counted(times, (key, form) => texts.named(key, printing, form));
}

export function characterName(texts: Texts, character: string | null | undefined, printing: Printing): string {
  return character ? texts.printed(`character-${character}`, printing) : "";
}
