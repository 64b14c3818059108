import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

export interface WorkingBuild {
  /** Folder of the app, e.g. `mfe-content`. */
  readonly app: string;
  /** Output and cache of this app's working builds. */
  readonly folder: string;
}

const browserFolder = path.join(import.meta.dirname, '../dev/browser');
const isModel = /(?:mfe-[a-z-]+|shell)\/src\/.*\.ts$|shared-kit\/src\/.*\.ts$/;

/** Turns a release's build into a working one: with stable names, source maps and hot updates. */
export function toWorkingBuild(released: Configuration, { app, folder }: WorkingBuild): Configuration {
  const build = released.name?.split(':').at(-1) ?? 'browser';
  const isServer = build === 'server';
  const common: Configuration = {
    ...released,
    // The policy of the pages forbids `eval`, so source maps are files of their own.
    devtool: 'cheap-module-source-map',
    cache: {
      type: 'persistent',
      storage: { type: 'filesystem', directory: path.join(folder, 'cache', build) },
      buildDependencies: [
        import.meta.filename,
        ...['rspack.config.base.ts', 'build-preset/src', 'build-preset/babel'].map((part) => path.join(import.meta.dirname, '../..', part)),
      ],
    },
    watchOptions: { aggregateTimeout: 5, ignored: /[\\/](?:node_modules|dist|\.cache|\.data)[\\/]/ },
  };
  if (build === 'starter') return starterBuild(common, folder);
  return isServer ? serverBuild(common, folder) : browserBuild(common, app, folder);
}

function serverBuild(config: Configuration, folder: string): Configuration {
  const output = { ...config.output, path: path.join(folder, 'built'), devtoolModuleFilenameTemplate: '[absolute-resource-path]' };
  return { ...config, output };
}

/** As it is released, but for its place and its name: it lives for a moment, so that hot updates would come too late. */
function starterBuild(config: Configuration, folder: string): Configuration {
  const output = { ...config.output, path: path.join(folder, 'built/browser'), filename: '[name].js', clean: false };
  return { ...config, devtool: false, output };
}

function browserBuild(config: Configuration, app: string, folder: string): Configuration {
  const isShell = app === 'shell';
  const entries = ['hot.ts', ...(isShell ? ['lend-react.ts'] : [])].map((name) => path.join(browserFolder, name));
  return {
    ...config,
    output: {
      ...config.output,
      path: path.join(folder, 'built/browser'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
      hotUpdateMainFilename: '[runtime].[fullhash].hot-update.json',
      clean: false,
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    // Chunks are cut as in a release, so that styles come in the same order.
    optimization: {
      ...config.optimization,
      minimize: false,
      moduleIds: 'named',
      chunkIds: 'named',
      splitChunks: { minSize: 20_000 },
      emitOnErrors: false,
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        { test: isModel, exclude: /node_modules/, enforce: 'post', loader: path.join(import.meta.dirname, '../dev/decline-models.cjs') },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      // Not by an alias: the plugin puts its own, wider one before ours.
      ...(isShell
        ? []
        : [new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, path.join(browserFolder, 'shared-refresh.ts'))]),
      new ReactRefreshRspackPlugin({ library: app, exclude: [/[\\/]node_modules[\\/]/, browserFolder] }),
      new rspack.HotModuleReplacementPlugin(),
      new rspack.DefinePlugin({ __VITRAVA_APP__: JSON.stringify(app) }),
      // Without a name every entry gets them: each build answers for its own hot updates.
      ...entries.map((entry) => new rspack.EntryPlugin(config.context ?? '', entry, {})),
    ],
  };
}
