import { join } from 'node:path';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { ReleaseStore } from '../store/index.ts';
import { generationOf, isContainer } from './check-shared.ts';
import { readLive } from './live-releases.ts';

/** The server file of the live container of a build's generation; null when there is none, or the build brings its React. */
export async function findContainerFile(store: ReleaseStore, manifest: RemoteManifest): Promise<string | null> {
  if (manifest.brings || manifest.foreign) return null;
  const { shells, remotes } = await readLive(store);
  // Pages take it from the server then.
  if (shells.every((shell) => generationOf(shell.manifest) === generationOf(manifest))) return null;
  const container = remotes.filter(isContainer).find((one) => generationOf(one.manifest) === generationOf(manifest));
  if (!container) return null;
  await store.fetch(container);
  const folder = store.folderOf(container.remote, container.version);
  return folder && join(folder, 'server.cjs');
}
