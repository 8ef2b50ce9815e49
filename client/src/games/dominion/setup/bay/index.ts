/** The bay of Dominion on the home page. */
import type { Bay } from "../../../bays";
import Scene from "./Scene.svelte";

const bay: Bay = {
  place: 3,
  sky: "lapis",
  Scene,
  icon: "castle",
  played: (options) => [`with-dominion-${String(options["kingdom-mode"])}`],
};

export default bay;
