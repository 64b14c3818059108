import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [
    react(),
    federation({
      name: 'habits',
      filename: 'remoteEntry.js',
      exposes: { './App': './src/app.jsx' },
      shared: ['react', 'react-dom'],
      dts: false,
    }),
  ],
});
