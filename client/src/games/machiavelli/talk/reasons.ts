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
  switch (key) {
    case "why-twice":
      return m("board-short-twice");
    case "why-gold":
    case "why-price":
      return m("board-short-gold", { missing: Number(args["missing"]) });
    case "why-income":
      return m("board-short-income");
    case "why-limit":
      return m("board-short-limit");
    case "why-keep":
    case "why-tent":
      return m("board-short-safe");
    case "why-marshal":
      return m("board-short-dear");
    case "why-have":
      return m("board-short-have");
    case "why-vault":
      return m("board-short-vault");
    case "why-no-use":
    case "why-action-card":
    case "why-navigator":
    case "why-monument":
    case "why-acrobat":
    case "why-rasputin":
      return m("board-short-not-now");
    default:
      return "";
  }
}
