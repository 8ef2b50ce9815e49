/** What a reader knows of a game of Florence, as the server tells it. Cells are named as in notation: a1 to g7. */
import type { FlorenceView } from "../../generated/views/florence";

export type * from "../../generated/views/florence";

export type Phase = FlorenceView["phase"];
