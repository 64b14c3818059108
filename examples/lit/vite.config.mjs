import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  build: {
    rollupOptions: { input: 'src/lifecycles.js', preserveEntrySignatures: 'exports-only', output: { entryFileNames: '[name].js' } },
  },
});
