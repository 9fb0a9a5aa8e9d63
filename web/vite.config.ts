import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./src/build/icons";

export default defineConfig({
  plugins: [svelte(), icons()],
  base: "/",
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/stammtisch/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  // Only a hang is cut short: no test depends on how busy the machine is.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], globals: true, testTimeout: 300_000 },
});
