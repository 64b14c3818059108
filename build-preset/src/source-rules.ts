import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { BROWSERS } from './browsers.ts';

const isProduction = process.env['NODE_ENV'] !== 'development';
const require = createRequire(import.meta.url);

/** Which parts of the kit's sources make stores; a kit that was installed as a package has its ids already. */
const KIT_MODELS = /^src[\\/](?:models|api-client)[\\/]/;

/** How each kind of source file of a remote or of the shell is built, for the browser or for the server file. */
export function sourceRules(app: ModelSource, target: 'browser' | 'server'): RuleSetRule[] {
  const isServer = target === 'server';
  // Servers run React's production build, for working builds and releases alike.
  const react = { development: !isProduction && !isServer, refresh: !isProduction && !isServer };
  const kit = { name: 'shared-kit', folder: kitFolder() };
  const isModel = (file: string): boolean => {
    if (!file.endsWith('.ts') || file.includes('node_modules')) return false;
    const inside = (folder: string) => path.relative(folder, file);
    return KIT_MODELS.test(inside(kit.folder)) || /^src[\\/]/.test(inside(app.folder));
  };
  return [
    {
      test: isModel,
      loader: require.resolve('babel-loader'),
      options: modelOptions([app, kit]),
    },
    {
      test: /\.tsx?$/,
      exclude: (file: string) => /node_modules/.test(file) || isModel(file),
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
      generator: { exportsOnly: isServer, localIdentName: localIdentName(app.name) },
    },
    { test: /(?<!\.module)\.css$/, type: 'css', generator: { exportsOnly: isServer } },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer } },
    { test: /\.(?:webp|png|svg)$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]', emit: !isServer } },
  ];
}

/** Scoped class names carry the remote's name, and its content in the hash, so that two deployed versions never collide. */
function localIdentName(name: string): string {
  return `${name.replace('mfe-', '')}-[local]-[hash:base64:6]`;
}

function kitFolder(): string {
  return path.dirname(require.resolve('@vitrava/shared-kit/package.json'));
}

/** A folder with models in its `src`, and the name that makes the ids of its stores its own. */
export interface ModelSource {
  readonly name: string;
  readonly folder: string;
}

/** What Babel makes of models: stores with the same ids on both sides. `packs`: for a package of built files. */
export function modelOptions(sources: readonly ModelSource[], { packs = false }: { readonly packs?: boolean } = {}) {
  return {
    configFile: false as const,
    babelrc: false,
    presets: [
      [
        require.resolve('@babel/preset-typescript'),
        { onlyRemoveTypeImports: true, allowDeclareFields: true, rewriteImportExtensions: packs },
      ],
    ],
    // Stores alone are identified by id, between server and browser; ids of everything else would cost 1.7 KB of the first page.
    plugins: [
      [
        require.resolve('@vitrava/build-preset/effector-ids'),
        {
          sources: sources.map(({ name, folder }) => ({ name, folder })),
          noDefaults: true,
          storeCreators: ['createStore'],
          restoreCreators: ['restore'],
          addLoc: false,
          addNames: false,
        },
      ],
    ],
  };
}
