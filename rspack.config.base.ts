import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { browserBuild, SHARED_FROM_BYTES, serverBuild, WriteEntryFiles, WriteManifest } from '@vitrava/build-preset/parts';
import { generationOf, installedVersion, SHARED_PACKAGES } from '@vitrava/shared-kit/build';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';

/** The builds of the shell. Those of a remote, and all federation settings, are in `build-preset/`. */

const folder = path.join(import.meta.dirname, 'shell');
const app = { name: 'shell', folder };
const isProduction = process.env['NODE_ENV'] !== 'development';

/** What makes the page of a document's own remote come alive: modules that other parts of the shell's program use, too. */
const REMOTES_PART = /[\\/](?:composition[\\/]remotes|@module-federation)[\\/]/;

/** Paths of the files of the starter's build; this build and the shell's write into one folder, and each clears away only its own. */
const STARTER_FILES = /[\\/]starter\.[^\\/]*$/;
const OTHER_FILES = /[\\/](?!starter\.)[^\\/]*\.[^\\/]*$/;

/** Builds of the shell: the browser entry, `server.cjs`, the independent starter, and render programs. */
export function defineShell(): Configuration[] {
  const browser = browserBuild(app);
  const starter = browserBuild(app, 'starter');
  const entryFiles = new WriteEntryFiles();
  const { $schema: _, ...source } = JSON.parse(readFileSync(path.join(folder, 'remote.manifest.json'), 'utf8')) as RemoteManifest;
  const manifest = { ...source, generation: generationOf(folder) };
  const serverFile = serverBuild(app, './src/entry/server.tsx');
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
          VITRAVA_SHARED_VERSIONS: JSON.stringify(
            Object.fromEntries(SHARED_PACKAGES.map((name) => [name, installedVersion(name, folder)])),
          ),
          VITRAVA_GENERATION: JSON.stringify(generationOf(folder)),
          // The shell uses Module Federation's runtime without its build plugin, which would set this.
          ENV_TARGET: JSON.stringify('web'),
        }),
        entryFiles,
      ],
    },
    { ...serverFile, plugins: [...(serverFile.plugins ?? []), new WriteManifest({ folder, manifest, readsSources: isProduction })] },
    programBuild('render-process', './src/server/render/pool/process-main.ts'),
    {
      ...starter,
      // One after the other: what clears away its files while the other looks at the folder lets that fail.
      ...(isProduction && { dependencies: ['shell:browser'] }),
      entry: { starter: './src/starter/index.ts' },
      output: { ...starter.output, clean: { keep: OTHER_FILES } },
      plugins: [entryFiles],
    },
  ];
}

/** A program of the server as one module: from its sources each process would also load what strips their types, 7 MB (docs/decisions/033-server-cost.md). */
function programBuild(name: string, entry: string): Configuration {
  return {
    ...serverBuild(app, entry, name),
    entry: { [name]: entry },
    output: { path: path.join(folder, 'dist'), filename: '[name].mjs', module: true, library: { type: 'module' }, chunkFormat: 'module' },
    externals: {},
  };
}
