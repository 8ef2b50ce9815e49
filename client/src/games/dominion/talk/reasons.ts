/** Why something cannot be chosen, in the reader's words: the rules know why, the table knows who is asked. */
import type { DominionConsidered } from "../../../generated/views/dominion";
import type { Formatter } from "../../../lib/text/formatter";
import type { Zone } from "./interaction";
import type { DominionView } from "../view";
import { d } from "../words/text";

export function whyNot(
  view: DominionView,
  told: DominionConsidered | null,
  formatter: Formatter,
  zone: Zone,
  card: string,
): string | null {
  const question = view.question;
  if (view.over || !question) return d("dominion-why-over");
  if (view.seat === null) return d("dominion-why-watching");
  if (question.seat !== view.seat)
    return d("dominion-why-not-asked", { player: formatter.reader.names[question.seat] ?? "" });
  const why = told?.cannot?.[`${zone} ${card}`];
  return why ? formatter.text(why) : null;
}
