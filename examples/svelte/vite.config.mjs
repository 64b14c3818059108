import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    rollupOptions: { input: 'src/main.js', preserveEntrySignatures: 'exports-only', output: { entryFileNames: '[name].js' } },
  },
});
