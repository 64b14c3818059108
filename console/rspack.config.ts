import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { browserBuild, serverBuild } from '@vitrava/build-preset/parts';

const app = { name: 'console', folder: import.meta.dirname };
const browser = browserBuild(app);

/** `dist/page.mjs` renders the page on the server, with its own copy of React; `dist/browser` has fixed names, because the server names them in the page. */
const builds: Configuration[] = [
  {
    ...serverBuild(app, './src/entry/server.tsx'),
    entry: { page: './src/entry/server.tsx' },
    output: {
      path: path.join(app.folder, 'dist'),
      filename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      uniqueName: app.name,
    },
    externals: {},
  },
  {
    ...browser,
    entry: { console: './src/entry/client.tsx' },
    output: { ...browser.output, filename: '[name].js', cssFilename: '[name].css', publicPath: '/assets/' },
    optimization: { ...browser.optimization, splitChunks: false },
  },
];

export default builds;
