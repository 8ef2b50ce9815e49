/** What a screen reader says of a card. */
import { t } from "../../lib/language.svelte";
import type { Texts } from "../../lib/texts";
import { cardOf } from "./cards";

export function cardLabel(texts: Texts, name: string, left?: number, why: string | null = null): string {
  const card = cardOf(name);
  const types = card.types.map((type) => texts.text(`type-${type}`)).join(", ");
  const words = t("dominion-card-label", { card: texts.text(`card-${name}`), types, cost: card.cost });
  const counted = left === undefined ? words : `${words}, ${t("dominion-left", { number: left })}`;
  return why === null ? counted : `${counted}. ${why}`;
}
