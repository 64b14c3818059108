import type { Configuration } from '@rspack/core';
import { readConfigurations } from './read-configurations.ts';
import { type WatchedBuilds, type WatchOptions, watchBuilds } from './watch-builds.ts';
import { writeGenerated } from './write-generated.ts';

/** Builds the remote in `folder`, readable and with source maps, and follows its sources until it is closed. */
export function watchRemote(folder: string, { onBuilt, onErrors }: Pick<WatchOptions, 'onBuilt' | 'onErrors'>): Promise<WatchedBuilds> {
  return watchBuilds({
    folder,
    async configure(stamp) {
      await writeGenerated(folder, stamp);
      return (await readConfigurations(folder, stamp)).map(toWorkingBuild);
    },
    onBuilt,
    onErrors,
  });
}

/** As it is released, but readable: the shop that shows it runs React's production build, so that nothing else may differ. */
function toWorkingBuild(released: Configuration): Configuration {
  return {
    ...released,
    devtool: 'cheap-module-source-map',
    cache: false,
    optimization: { ...released.optimization, minimize: false },
    watchOptions: { aggregateTimeout: 20, ignored: /[\\/](?:node_modules|dist|\.cache)[\\/]/ },
  };
}
