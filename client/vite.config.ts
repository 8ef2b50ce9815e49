import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { compressed } from "./plugins/compressed.ts";
import { icons } from "./plugins/icons.ts";
import { manifests } from "./plugins/manifest.ts";
import { scoping } from "./plugins/scoping.ts";
import { texts } from "./plugins/texts.ts";
import { windows } from "./plugins/windows.ts";
import { worker } from "./plugins/worker.ts";

const server = process.env["SIGNORIA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), texts(), svelte(), manifests(), worker(), compressed()],
  css: { postcss: { plugins: [scoping(), windows()] } },
  build: {
    outDir: "../src/signoria/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // Every file costs a way to the server: what every page needs is one, what every table needs another.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "shell",
              test: /node_modules(?!.*noble)|virtual:icons$|\/src\/(?:lib|styles|components\/(?:shell|parts))\//,
              priority: 2,
            },
            {
              name: "table",
              test: /\/src\/(?:components\/(?:table|score|rules)|games\/(?:base|plain))\//,
              priority: 1,
            },
            { name: "lobby", test: /\/src\/components\/(?:home|lobby)\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
