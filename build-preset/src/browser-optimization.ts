import { type Optimization, rspack } from '@rspack/core';
import { BROWSERS } from './browsers.ts';

/** Bytes before compression: what pages of a remote have in common is worth a file from here on, rather than a copy in each page. */
export const SHARED_FROM_BYTES = 15_000;

/** How browser files are cut, named and made small; a working build is only cut. */
export function browserOptimization(isProduction: boolean): Optimization {
  return {
    splitChunks: { minSize: SHARED_FROM_BYTES },
    minimize: isProduction,
    // The address of a file carries the version of its release, so no name needs to outlast one: the shortest take 1.6 kB less on `/`.
    moduleIds: isProduction ? 'natural' : 'deterministic',
    mangleExports: isProduction ? 'size' : false,
    chunkIds: isProduction ? 'deterministic' : 'named',
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: {
          module: true,
          compress: { passes: 3, ecma: 2022 },
          mangle: true,
          format: { comments: false },
        },
        extractComments: false,
      }),
      // Without targets every logical property is spelled out for browsers below the floor.
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  };
}
