/** What stands under the arches of the home page: `<game>/setup/bay/Scene.svelte`. */
import type { Component } from "svelte";
import PlainScene from "./plain/Scene.svelte";

const SCENES = new Map(
  Object.entries(import.meta.glob<Component>("./*/setup/bay/Scene.svelte", { eager: true, import: "default" })).map(
    ([path, scene]) => [path.split("/")[1] ?? "", scene],
  ),
);

export function sceneOf(game: string): Component {
  return SCENES.get(game) ?? PlainScene;
}
