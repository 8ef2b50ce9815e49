/** The bay of De Vorsten van Florence on the home page. */
import type { Bay } from "../../../bays";
import Scene from "./Scene.svelte";

const bay: Bay = { place: 2, sky: "verdigris", Scene, icon: "palette" };

export default bay;
