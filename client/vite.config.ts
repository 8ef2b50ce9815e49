import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./plugins/icons.ts";
import { scoping } from "./plugins/scoping.ts";

const server = process.env["SIGNORIA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte()],
  css: { postcss: { plugins: [scoping()] } },
  build: { outDir: "../src/signoria/web/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
