/** The bay of Machiavelli on the home page. */
import type { Bay } from "../../../bays";

const bay: Bay = {
  place: 1,
  sky: "cinabro",
  icon: "queen-crown",
  played: (options) => [`with-machiavelli-${String(options["edition"])}`],
};

export default bay;
