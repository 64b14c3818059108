import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { browserAliases } from './scripts/build/browser-aliases.ts';
import { browserOptimization, SHARED_FROM_BYTES } from './scripts/build/browser-optimization.ts';
import { WriteEntryFiles, WriteManifest } from './scripts/build/emitted-files.ts';
import { sourceRules } from './scripts/build/source-rules.ts';
import { checkSharedImports, readRemote, SHARED_KIT_MODULES, SHARED_PACKAGES, writeEntries } from './shared-kit/src/build/index.ts';
import type { RemoteManifest } from './shared-kit/src/contracts/manifest.ts';
import { SERVER_EXTERNALS } from './shared-kit/src/contracts/page.ts';

/**
 * The only place with federation settings and the list of shared singletons.
 * A remote's own `rspack.config.ts` names nothing: what it exposes is what its folder holds (shared-kit/src/build).
 */

const root = import.meta.dirname;
const isProduction = process.env['NODE_ENV'] !== 'development';

interface ConsumedModule {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly import: false;
  readonly shareKey?: string;
}

function versionOf(name: string): string {
  const owner = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  return (JSON.parse(readFileSync(path.join(root, 'node_modules', owner, 'package.json'), 'utf8')) as { version: string }).version;
}

/** What a remote takes from the page instead of bringing it; the shell gives it (shell/src/composition/shared-modules.ts). */
function consumedModules(): Record<string, ConsumedModule> {
  const entries: Record<string, ConsumedModule> = {};
  for (const name of SHARED_PACKAGES) {
    entries[name] = { singleton: true, requiredVersion: `^${versionOf(name)}`, import: false };
  }
  // effector-react imports this file by its full name; without the key a second Effector is shipped.
  entries['effector/effector.mjs'] = { ...(entries['effector'] as ConsumedModule), shareKey: 'effector' };
  for (const name of SHARED_KIT_MODULES) {
    entries[`@vitrava/shared-kit/${name}`] = { singleton: true, requiredVersion: false, import: false };
  }
  return entries;
}

function common(folder: string, target: 'browser' | 'server', build: string = target): Configuration {
  return {
    name: `${folder}:${build}`,
    context: path.join(root, folder),
    mode: isProduction ? 'production' : 'development',
    devtool: false,
    cache: {
      type: 'persistent',
      storage: { type: 'filesystem', directory: path.join(root, '.cache/rspack', folder, build) },
      buildDependencies: [import.meta.filename, path.join(root, 'scripts/build')],
    },
    resolve: {
      ...(target === 'browser' ? { alias: browserAliases() } : {}),
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: target === 'browser' ? ['module-sync', 'import', 'module', 'browser', 'default'] : ['import', 'node', 'default'],
    },
    module: { rules: sourceRules(target, folder), parser: { 'css/module': { namedExports: false } } },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

function serverBuild(folder: string, entry: string): Configuration {
  const base = common(folder, 'server');
  return {
    ...base,
    target: 'node24',
    entry: { server: entry },
    output: {
      path: path.join(root, folder, 'dist'),
      filename: 'server.cjs',
      // Class names are hashed with it: without it server and browser would disagree.
      uniqueName: folder,
      library: { type: 'commonjs2' },
      clean: false,
      cssFilename: 'server-[name].css',
    },
    externalsType: 'commonjs2',
    externals: Object.fromEntries([...SERVER_EXTERNALS.map((name) => [name, name]), ['effector/effector.mjs', 'effector']]),
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

function browserBuild(folder: string, build = 'browser'): Configuration {
  const base = common(folder, 'browser', build);
  return {
    ...base,
    target: ['web', 'es2022'],
    output: {
      path: path.join(root, folder, 'dist/browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      // With its id: the composition server marks the links of a document with it, so that the bundler's loader finds them.
      cssChunkFilename: '[name].[id].[contenthash:8].css',
      publicPath: 'auto',
      uniqueName: folder,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      clean: true,
      crossOriginLoading: false,
    },
    optimization: browserOptimization(isProduction),
    plugins: [],
  };
}

/**
 * Builds of the remote whose folder `module` (the `import.meta` of its `rspack.config.ts`) lies in: browser files behind
 * `remoteEntry.js`, one self-contained `server.cjs`, and the manifest with the words of both languages. Throws a `RemoteSourceError`
 * when a file of the remote could not work.
 */
export function defineRemote(module: { readonly url: string }): Configuration[] {
  const remote = readRemote(path.dirname(fileURLToPath(module.url)));
  checkSharedImports(remote.folder);
  const { exposes, server } = writeEntries(remote);
  const { name } = remote;
  const browser = browserBuild(name);
  const serverFile = serverBuild(name, server);
  return [
    {
      ...browser,
      entry: {},
      // The plugin takes the shell's runtime by this kind of external: a module of that name does not exist.
      externalsType: 'global',
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.[contenthash:8].js',
          library: { type: 'module' },
          exposes: { ...exposes },
          shared: consumedModules(),
          manifest: true,
          dts: false,
          shareStrategy: 'loaded-first',
          // The runtime's core comes from the shell, which has loaded it before any remote.
          experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
        }),
      ],
    },
    {
      ...serverFile,
      plugins: [
        ...(serverFile.plugins ?? []),
        new WriteManifest({
          folder: remote.folder,
          manifest: isProduction ? remote.manifest : wholeHydration(remote.manifest),
          readsSources: isProduction,
        }),
      ],
    },
  ];
}

/** While a remote is worked on its pages of words come alive as the others do: what is saved shows in the open page. */
function wholeHydration(manifest: RemoteManifest): RemoteManifest {
  const routes = manifest.routes.map(({ meta: { hydration: _, ...meta }, ...route }) => ({ ...route, meta }));
  return { ...manifest, routes };
}

/** What makes the page of a document's own remote come alive: modules that other parts of the shell's program use, too. */
const REMOTES_PART = /[\\/]@module-federation[\\/]|[\\/]composition[\\/]remotes[\\/]/;

/** Paths of the starter's files; its build and the shell's write into one folder, and each clears away only its own. */
const STARTER_FILES = /[\\/]starter\.[^\\/]*$/;
const OTHER_FILES = /[\\/](?!starter\.)[^\\/]*\.[^\\/]*$/;

/**
 * Builds of the shell: the browser entry with every shared singleton, the frame's `server.cjs`, and the starter, which stands alone:
 * no federation, nothing imported, so that it is one tiny file.
 */
export function defineShell(): Configuration[] {
  const browser = browserBuild('shell');
  const starter = browserBuild('shell', 'starter');
  const entryFiles = new WriteEntryFiles();
  const folder = path.join(root, 'shell');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'remote.manifest.json'), 'utf8')) as RemoteManifest;
  const serverFile = serverBuild('shell', './src/entry/server.tsx');
  return [
    {
      ...browser,
      entry: { shell: './src/entry/index.ts' },
      optimization: {
        ...browser.optimization,
        // One file, for it comes in the wave of every page of a remote.
        splitChunks: {
          minSize: SHARED_FROM_BYTES,
          cacheGroups: { remotes: { name: 'remotes', test: REMOTES_PART, chunks: 'async', enforce: true } },
        },
      },
      output: { ...browser.output, clean: { keep: STARTER_FILES } },
      plugins: [
        new rspack.DefinePlugin({
          VITRAVA_SHARED_VERSIONS: JSON.stringify(Object.fromEntries(SHARED_PACKAGES.map((name) => [name, versionOf(name)]))),
          // What `optimization` of the federation plugin sets. This build does not need the plugin: it calls the runtime's core
          // itself, and loads remotes without it.
          ENV_TARGET: JSON.stringify('web'),
          FEDERATION_OPTIMIZE_NO_REMOTE: true,
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        }),
        entryFiles,
      ],
    },
    { ...serverFile, plugins: [...(serverFile.plugins ?? []), new WriteManifest({ folder, manifest, readsSources: isProduction })] },
    {
      ...starter,
      entry: { starter: './src/starter/index.ts' },
      output: { ...starter.output, clean: { keep: OTHER_FILES } },
      plugins: [entryFiles],
    },
  ];
}
