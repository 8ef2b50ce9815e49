import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadLanguage } from "./lib/text/language.svelte";
import { app } from "./lib/ui/app.svelte";

/** Milliseconds. */
const AGAIN = 4000;
const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the client");
app.start();
try {
  await loadLanguage();
  mount(App, { target });
} catch {
  // Without words nothing can be said: perhaps they come next time.
  target.textContent = "Signoria …";
  setTimeout(() => location.reload(), AGAIN);
}
