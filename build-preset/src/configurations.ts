import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';
import { browserOptimization } from './browser-optimization.ts';
import { type ModelSource, sourceRules } from './source-rules.ts';

const isProduction = process.env['NODE_ENV'] !== 'development';

function common(app: ModelSource, target: 'browser' | 'server', build: string = target): Configuration {
  const { name, folder } = app;
  return {
    name: `${name}:${build}`,
    context: folder,
    mode: isProduction ? 'production' : 'development',
    devtool: false,
    cache: {
      type: 'persistent',
      storage: { type: 'filesystem', directory: path.join(folder, '.cache/rspack', build) },
      buildDependencies: [import.meta.dirname, path.join(import.meta.dirname, '../babel/effector-ids.cjs')],
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      // Without `require` Module Federation's runtime comes as ES modules, of which unused parts are left out.
      conditionNames: target === 'browser' ? ['module-sync', 'import', 'module', 'browser', 'default'] : ['import', 'node', 'default'],
    },
    module: { rules: sourceRules(app, target), parser: { 'css/module': { namedExports: false } } },
    performance: false,
    // Pages come to the parts that they share in different orders. No look depends on which sheet is first: .stylelintrc.mjs has the rule.
    ignoreWarnings: [/Conflicting order between/],
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** One self-contained `server.cjs` from `entry`, a path from the app's folder; what every server brings stays outside. `build` names one of several. */
export function serverBuild(app: ModelSource, entry: string, build = 'server'): Configuration {
  return {
    ...common(app, 'server', build),
    target: 'node24',
    entry: { server: entry },
    output: {
      path: path.join(app.folder, 'dist'),
      filename: 'server.cjs',
      // Class names are hashed with it: without it server and browser would disagree.
      uniqueName: app.name,
      library: { type: 'commonjs2' },
      clean: false,
      cssFilename: 'server-[name].css',
    },
    externalsType: 'commonjs2',
    externals: serverExternals(SERVER_EXTERNALS),
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
    plugins: [new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** `externals` of a server file that requires these modules. */
export function serverExternals(names: readonly string[]): Record<string, string> {
  return Object.fromEntries([...names.map((name) => [name, name]), ['effector/effector.mjs', 'effector']]);
}

/** Modules for the browser in `dist/browser`; its user adds entries and plugins. `build` names one of several. */
export function browserBuild(app: ModelSource, build = 'browser'): Configuration {
  return {
    ...common(app, 'browser', build),
    target: ['web', 'es2022'],
    output: {
      path: path.join(app.folder, 'dist/browser'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].[contenthash:8].css',
      // With its id: the composition server marks the links of a document with it, so that the bundler's loader finds them.
      cssChunkFilename: '[name].[id].[contenthash:8].css',
      publicPath: 'auto',
      uniqueName: app.name,
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
