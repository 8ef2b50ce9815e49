/** How much room there is: the layout follows it. */
import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { preferences } from "../state/preferences.svelte";
import { taken } from "./taken.svelte";
import { WINDOWS } from "./windows";
import { zoomFor } from "./zoom";

export const phone = new MediaQuery(WINDOWS.phone);
export const side = new MediaQuery(WINDOWS.side);
export const narrow = new MediaQuery(WINDOWS.narrow);
/** Fingers do not hover, and miss: a tap lifts a thing, and an answer confirms it. */
export const touch = new MediaQuery("(pointer: coarse)");

const LOW = 800;

/** On a desk everything grows with the window, and with the size of text that the reader prefers. */
class Desk {
  readonly zoom = $derived(zoomFor(innerWidth.current ?? 0, innerHeight.current ?? 0, preferences.wish("text")));
  /** Wide enough for everything, but not high: a laptop. */
  readonly low = $derived(!narrow.current && (innerHeight.current ?? 0) / this.zoom - taken.height <= LOW);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        root.style.setProperty("--desk-zoom", String(this.zoom));
        root.classList.toggle("is-low", this.low);
      });
    });
  }
}

export const desk = new Desk();
