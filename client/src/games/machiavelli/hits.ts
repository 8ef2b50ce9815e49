/** What is done to somebody at a table of Machiavelli. */
import type { GameEvent } from "../../lib/state/events";
import type { View } from "../../lib/state/view";
import type { MachiavelliView } from "./view";

/** Somebody is robbed, loses a district, or has the character that is named. */
export function hits(event: GameEvent, seat: number, view: View): boolean {
  switch (event.event) {
    case "robbed":
      return event.seat === seat;
    case "destroyed":
    case "seized":
    case "exchanged":
      return event["owner"] === seat && event.seat !== seat;
    case "murder-named":
    case "bewitch-named":
    case "theft-named": {
      const { characters } = view as MachiavelliView;
      return characters.some((one) => one.character === event["character"] && one.place === seat);
    }
    default:
      return false;
  }
}
