/** The bay of De Vorsten van Florence on the home page. */
import type { Bay } from "../../../bays";

const EXPANSIONS = ["muse-princess", "cooperative"];

const bay: Bay = {
  place: 2,
  sky: "verdigris",
  icon: "palette",
  played: (options) => {
    const on = EXPANSIONS.filter((name) => options[`expansion-${name}`] === "on");
    return (on.length > 0 ? on : ["base"]).map((name) => `with-florence-${name}`);
  },
};

export default bay;
