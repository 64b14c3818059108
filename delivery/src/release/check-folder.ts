import { type Refusal, refuse } from '../refusals/index.ts';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';

/** Files that browsers compare with a release. */
const PINNED = /\.(?:m?js|css)$/;

/** A build on its team's origin that replaces files of a stored release there. Live pages, a canary and the way back need those. */
export async function checkFolder(store: ReleaseStore, { remote, manifest, files }: ReleaseRecord): Promise<Refusal[]> {
  const base = manifest.foreign?.base;
  if (base === undefined) return [];
  for (const version of await store.versions(remote)) {
    const found = await store.release(remote, version);
    if (found.type !== 'found' || found.value.manifest.foreign?.base !== base) continue;
    const stored = new Map(found.value.files.map(({ path, integrity }) => [path, integrity]));
    const file = files.find(({ path, integrity }) => PINNED.test(path) && (stored.get(path) ?? integrity) !== integrity)?.path;
    if (file !== undefined) return [refuse('folder-reused', { base, file, version })];
  }
  return [];
}
