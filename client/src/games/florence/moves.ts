/** What moves in notation stand for. */
import type { Planned } from "./planned";
import type { FlorenceView } from "./view";

/** The actions of a turn to which moves belong that can be made from its menu in one go. */
const ACTION_OF: Record<string, string> = { introduce: "freedom", work: "work", recruit: "recruit", place: "build" };

/** All moves that a move takes: at the menu of a turn first the action it belongs to. */
export function directly(move: string, acting = true): string[] {
  const [verb = "", word] = move.split(" ");
  const action = ACTION_OF[verb];
  return acting && action && word ? [action, move] : [move];
}

/** In the order in which things lie on the table: as the server names them, persons of a hand first. */
export function order(moves: string[]): string[] {
  return [...moves];
}

/** What an object of the auction changes. */
export function plannedObject(object: string): Planned {
  if (object === "jester") return { jesters: 1 };
  if (object === "builder") return { builders: 1 };
  if (object === "prestige") return { prestige: 1 };
  if (object === "recruit") return { cards: 1 };
  return object === "landscape" ? {} : { landscape: object };
}

export function plannedBy(move: string, view: FlorenceView): Planned | null {
  const [verb = "", word = ""] = move.split(" ");
  if (verb === "open" || verb === "take" || verb === "choose") return plannedObject(word);
  if (verb === "bid" || verb === "raise") return view.question?.item ? plannedObject(view.question.item) : null;
  if (verb === "introduce") return { freedom: word };
  if (verb === "take-person") return { cards: 1 };
  return null;
}
