import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

const root = path.join(import.meta.dirname, '../..');
const isProduction = process.env['NODE_ENV'] !== 'development';

/** Model files get their sids from Effector's Babel plugin, counted from the repository root so that no two remotes share one. */
const EFFECTOR_FILES = /(?:mfe-[a-z-]+|shell)\/src\/.*\.ts$|shared-kit\/src\/(?:models|api-client)\/.*\.ts$/;

/** Browsers that run the shop: import maps with integrity, `dialog`, cascade of modern CSS. */
export const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 121', 'safari >= 16.4'];

/** How each kind of source file is built, for the browser or for the server file. */
export function sourceRules(target: 'browser' | 'server', folder: string): RuleSetRule[] {
  const isServer = target === 'server';
  // Servers run React's production build, for working builds and releases alike.
  const react = { development: !isProduction && !isServer, refresh: !isProduction && !isServer };
  return [
    {
      test: EFFECTOR_FILES,
      exclude: /node_modules/,
      loader: 'babel-loader',
      options: {
        cwd: root,
        root,
        configFile: false,
        babelrc: false,
        presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true, allowDeclareFields: true }]],
        // Stores alone are identified by id, between server and browser; ids of everything else would cost 1.7 KB of the first page.
        plugins: [
          [
            'effector/babel-plugin',
            { noDefaults: true, storeCreators: ['createStore'], restoreCreators: ['restore'], addLoc: false, addNames: false },
          ],
        ],
      },
    },
    {
      test: /\.tsx?$/,
      exclude: (file: string) => /node_modules/.test(file) || EFFECTOR_FILES.test(file),
      loader: 'builtin:swc-loader',
      options: {
        jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic', ...react } } },
        env: { targets: isServer ? 'node 24' : BROWSERS.join(', ') },
      },
      type: 'javascript/auto',
    },
    {
      test: /\.module\.css$/,
      type: 'css/module',
      parser: { namedExports: false },
      generator: { exportsOnly: isServer, localIdentName: localIdentName(folder) },
    },
    { test: /(?<!\.module)\.css$/, type: 'css', generator: { exportsOnly: isServer } },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer } },
    { test: /\.(?:webp|png|svg)$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer } },
  ];
}

/** Scoped class names carry the remote's name, and its content in the hash, so that two deployed versions never collide. */
function localIdentName(folder: string): string {
  return `${folder.replace('mfe-', '')}-[local]-[hash:base64:6]`;
}
