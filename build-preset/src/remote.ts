import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { checkSharedImports, readRemote, writeEntries } from '@vitrava/shared-kit/build';
import { CONTAINER, type RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { browserBuild, serverBuild } from './configurations.ts';
import { consumedModules } from './consumed-modules.ts';
import { WriteManifest } from './emitted-files.ts';
import { startInEntry } from './start-in-entry.ts';

const isProduction = process.env['NODE_ENV'] !== 'development';

/**
 * Builds of the remote in the folder of `module` (the `import.meta` of its `rspack.config.ts`): browser files behind
 * `remoteEntry.js`, one self-contained `server.cjs`, and the manifest with the texts of both languages. A remote's own
 * configuration names nothing: it exposes the contents of its folder. Throws a `RemoteSourceError` when a file of the
 * remote could not work.
 */
export function defineRemote(module: { readonly url: string }): Configuration[] {
  const remote = readRemote(path.dirname(fileURLToPath(module.url)));
  checkSharedImports(remote.folder);
  const { exposes, server } = writeEntries(remote);
  const { name, folder, pages, fragments } = remote;
  const inFrame = fragments.filter((fragment) => fragment.isInFrame).map((fragment) => fragment.name);
  const browser = browserBuild(remote);
  const serverFile = serverBuild(remote, server);
  return [
    {
      ...browser,
      entry: {},
      ...(isProduction && { optimization: startInEntry(browser.optimization ?? {}, name, { pages: pages.length, inFrame }) }),
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: 'remoteEntry.[contenthash:8].js',
          library: { type: 'module' },
          exposes: { ...exposes },
          shared: consumedModules(folder),
          manifest: true,
          dts: false,
          shareStrategy: 'loaded-first',
        }),
      ],
    },
    {
      ...serverFile,
      plugins: [
        ...(serverFile.plugins ?? []),
        new WriteManifest({
          folder,
          manifest: { ...(isProduction ? remote.manifest : wholeHydration(remote.manifest)), container: CONTAINER },
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
