/** Things that change places glide there; what was not drawn before has no place to come from. */
import { flip, type AnimationConfig } from "svelte/animate";
import { reducedMotion } from "../state/preferences.svelte";

export function glide(
  element: Element,
  places: { from: DOMRect; to: DOMRect },
  { duration }: { duration: number },
): AnimationConfig {
  const drawn = [places.from, places.to].every(({ width, height }) => width > 0 && height > 0);
  return drawn && !reducedMotion() ? flip(element, places, { duration }) : { duration: 0 };
}
