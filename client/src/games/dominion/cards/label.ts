/** What a screen reader says of a card. */
import type { Texts } from "../../../lib/text/texts";
import { cardOf } from "./cards";
import { d } from "../words/text";

export function cardLabel(texts: Texts, name: string, left?: number, why: string | null = null): string {
  const card = cardOf(name);
  const types = card.types.map((type) => texts.text(`type-${type}`)).join(", ");
  const words = d("dominion-card-label", { card: texts.text(`card-${name}`), types, cost: card.cost });
  const counted = left === undefined ? words : `${words}, ${d("dominion-left", { number: left })}`;
  return why === null ? counted : `${counted}. ${why}`;
}
