import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  output: { assetPrefix: 'auto' },
  plugins: [
    pluginReact(),
    pluginModuleFederation({ name: 'recipes', exposes: { './App': './src/app.jsx' }, shared: ['react', 'react-dom'], dts: false }),
  ],
});
