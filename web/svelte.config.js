import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Pages are keyed by their table: what they are given never changes under them.
    warningFilter: (warning) => warning.code !== "state_referenced_locally",
  },
};
