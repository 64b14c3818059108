import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { generationOf, type RemoteEntries, type RemoteSource, readRemote, writeEntries } from '@vitrava/shared-kit/build';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { FIRST_GENERATION } from '@vitrava/shared-kit/contracts/page';
import { SHARED_FROM_BYTES } from './browser-optimization.ts';
import { browserBuild, serverBuild } from './configurations.ts';
import { WriteManifest } from './emitted-files.ts';
import { withOwnReact } from './own-react.ts';
import { sharedModules } from './shared-modules.ts';

const isProduction = process.env['NODE_ENV'] !== 'development';

/**
 * Builds of the remote in the folder of `module` (the `import.meta` of its `rspack.config.ts`): browser files behind
 * `remoteEntry.js`, one self-contained `server.cjs`, and the manifest with the texts of both languages. A remote's own
 * configuration names nothing: it exposes the contents of its folder. Throws a `RemoteSourceError` when a file of the
 * remote could not work.
 */
export function defineRemote(module: { readonly url: string }): Configuration[] {
  const remote = readRemote(path.dirname(fileURLToPath(module.url)));
  const { exposes, server } = writeEntries(remote);
  const { name, folder } = remote;
  const { brings } = remote.manifest;
  const embedded = embeddedExposes(remote, exposes);
  const wholeChunks = new Set(Object.values(embedded).map((exposed) => exposed.name));
  const builds = { browser: browserBuild(remote), server: serverBuild(remote, server) };
  const generation = generationOf(folder);
  const manifest = generation === FIRST_GENERATION ? remote.manifest : { ...remote.manifest, generation };
  const { browser, server: serverFile } = brings ? withOwnReact(builds, folder) : builds;
  return [
    {
      ...browser,
      entry: {},
      optimization: {
        ...browser.optimization,
        splitChunks: { minSize: SHARED_FROM_BYTES, chunks: (chunk) => !chunk.canBeInitial() && !wholeChunks.has(chunk.name ?? '') },
      },
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.[contenthash:8].js',
          library: { type: 'module' },
          exposes: { ...exposes, ...embedded },
          shareScope: generation,
          shared: sharedModules(folder, brings),
          manifest: true,
          dts: false,
          shareStrategy: 'loaded-first',
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
        }),
      ],
    },
    {
      ...serverFile,
      plugins: [
        ...(serverFile.plugins ?? []),
        new WriteManifest({
          folder,
          manifest: isProduction ? manifest : wholeHydration(manifest),
          readsSources: isProduction,
        }),
      ],
    },
  ];
}

/** What pages of other teams embed is one file each, without what it has in common with pages of its own team: one request, not four. */
function embeddedExposes({ fragments }: RemoteSource, exposes: RemoteEntries['exposes']) {
  const names = fragments.flatMap(({ name, isEmbedded, isInFrame }) => (isEmbedded && !isInFrame ? [name] : []));
  return Object.fromEntries(
    names.map((name) => [`./fragments/${name}`, { import: exposes[`./fragments/${name}`] ?? '', name: `fragment-${name}` }]),
  );
}

/** While a remote is worked on its pages of words come alive as the others do: what is saved shows in the open page. */
function wholeHydration(manifest: RemoteManifest): RemoteManifest {
  const routes = manifest.routes.map(({ meta: { hydration: _, ...meta }, ...route }) => ({ ...route, meta }));
  return { ...manifest, routes };
}
