/** The labels of options, which follow from their notations: the engine says once what the words of each verb are. */
import { LABELS, type Label, type Word } from "../../generated/labels";
import type { Arguments, Message } from "./message";

/** What the server tells of games that this client was not built with. */
const told = new Map<string, Record<string, Label>>();

export function learn(game: string, labels: Record<string, Label>): void {
  told.set(game, labels);
}

/** Of `buy silver` that is the text `option-buy` about the card. */
export function labelOf(game: string, notation: string): Message {
  const [verb = "", ...rest] = notation.split(" ");
  const labels = LABELS[game] ?? told.get(game) ?? {};
  const label = (rest.length > 0 ? labels[`${verb} *`] : undefined) ?? labels[verb];
  if (!label) {
    const what = { name: `card-${rest.join(" ")}` };
    return [`option-${verb}`, rest.length > 0 ? { card: what, what } : {}];
  }
  const args: Arguments = {};
  for (const word of label.words) {
    const said = word.always ?? (word.sort === "rest" ? rest.join(" ") : (rest.shift() ?? ""));
    Object.assign(args, saidBy(word, said));
  }
  return [`option-${label.text}`, args];
}

function saidBy({ variable, sort }: Word, said: string): Arguments {
  switch (sort) {
    case "rest":
      return { [variable]: said };
    case "number":
      return { [variable]: Number(said) };
    case "hundreds":
      return { [variable]: 100 * Number(said) };
    case "seat":
      return { [variable]: { seat: Number(said) } };
    case "place":
      return { [variable]: { seat: Number(said) - 1 } };
    case "spot": {
      const [kind, copy] = spot(said);
      return { [variable]: { name: `${variable}-${kind}` }, copy };
    }
    default:
      return { [variable]: { name: `${sort}-${said}` } };
  }
}

/** Take one of several apart: `tavern-2` is a tavern, and there is another one. */
export function spot(said: string): [kind: string, copy: number] {
  const found = /^(.+)-(\d+)$/.exec(said);
  return found ? [found[1] ?? said, Number(found[2])] : [said, 1];
}
