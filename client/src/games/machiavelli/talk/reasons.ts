/** Why something cannot be chosen: the table knows who is asked, the rules know the rest. */
import type { Message } from "../../../lib/text/message";
import { m } from "../words/text";
import type { MachiavelliView } from "../view";

/** Why the reader can choose nothing at all; null for whoever is asked. */
export function notAsked(view: MachiavelliView, names: string[]): string | null {
  if (view.over) return m("board-why-over");
  if (view.seat === null) return m("board-why-watching");
  if (!view.question) return m("board-why-wait");
  if (view.question.seat !== view.seat) return m("board-why-not-asked", { player: names[view.question.seat] ?? "" });
  return null;
}

/** A reason in so few words that they stand on a card; none for most. */
export function inShort([key, args]: Message): string {
  const short = SHORT[key];
  return short ? m(`board-short-${short}`, { missing: Number(args["missing"] ?? 0) }) : "";
}

const SHORT: Record<string, string> = {
  "why-twice": "twice",
  "why-gold": "gold",
  "why-price": "gold",
  "why-income": "income",
  "why-limit": "limit",
  "why-keep": "safe",
  "why-tent": "safe",
  "why-marshal": "dear",
  "why-have": "have",
  "why-vault": "vault",
  "why-no-use": "not-now",
  "why-action-card": "not-now",
  "why-navigator": "not-now",
  "why-monument": "not-now",
  "why-acrobat": "not-now",
  "why-rasputin": "not-now",
};
