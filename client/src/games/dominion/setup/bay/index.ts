/** The bay of Dominion on the home page. */
import type { Bay } from "../../../bays";

const bay: Bay = {
  place: 3,
  sky: "lapis",
  icon: "castle",
  played: (options) => [`with-dominion-${String(options["kingdom-mode"])}`],
};

export default bay;
