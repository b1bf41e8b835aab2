import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/orrery/web/page",
    emptyOutDir: true,
    target: "es2022",
    manifest: true, // from it tools/build_page.py knows what a first visit loads
    assetsInlineLimit: 0, // nothing inline: the page's content policy allows only its own files
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: server, ws: true, changeOrigin: false } },
  },
});
