/** How much room there is: the layout follows it. */
import { MediaQuery } from "svelte/reactivity";
import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { preferences } from "../state/preferences.svelte";
import { zoomFor } from "./zoom";

export const phone = new MediaQuery("(max-width: 700px)");
export const narrow = new MediaQuery("(max-width: 1180px)");

const LOW = 800;

/** On a desk everything grows with the window, and with the size of text that the reader prefers. */
class Desk {
  readonly zoom = $derived(zoomFor(innerWidth.current ?? 0, innerHeight.current ?? 0, preferences.wish("text")));
  /** Wide enough for everything, but not high: a laptop. */
  readonly low = $derived(!narrow.current && (innerHeight.current ?? 0) / this.zoom <= LOW);

  constructor() {
    $effect.root(() => {
      $effect(() => {
        const root = document.documentElement;
        root.style.setProperty("--zoom", String(this.zoom));
        root.classList.toggle("is-low", this.low);
      });
    });
  }
}

export const desk = new Desk();
