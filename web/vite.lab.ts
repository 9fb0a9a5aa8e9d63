// The drawing board: `npx vite build -c vite.lab.ts` makes a page that shows one fixture, for looking at art.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: process.env.LAB_OUT ?? "../.build/lab",
    emptyOutDir: true,
    rolldownOptions: { input: "lab.html" },
    reportCompressedSize: false,
  },
});
