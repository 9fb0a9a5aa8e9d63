/** The drawings once more, for a JavaScript engine without a browser: `core/pictures` in Python makes SVG and PNG with them. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts } from "./src/build/fonts";

export default defineConfig({
  plugins: [svelte({ emitCss: false, compilerOptions: { css: "injected" } }), fonts()],
  publicDir: false,
  ssr: { noExternal: true, target: "webworker" },
  build: {
    ssr: "src/picture/main.ts",
    outDir: "../src/stammtisch/static/pictures",
    emptyOutDir: true,
    target: "es2022",
    minify: true,
    reportCompressedSize: false,
    rollupOptions: { output: { format: "iife", entryFileNames: "draw.js" } },
  },
});
