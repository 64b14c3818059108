import { type Refusal, refuse } from '../refusals/index.ts';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';

/** Files that browsers compare with a release. */
const PINNED = /\.(?:m?js|css)$/;

/**
 * A build on its team's origin that replaces files of a stored release there, which live pages, a canary and the way back need; for a public shop also
 * one on this machine, which is another machine for each visitor.
 */
export async function checkFolder(
  { remote, manifest, files }: ReleaseRecord,
  { store, isPublic = false }: { readonly store: ReleaseStore; readonly isPublic?: boolean | undefined },
): Promise<Refusal[]> {
  const base = manifest.foreign?.base;
  if (base === undefined) return [];
  if (isPublic && !base.startsWith('https:')) return [refuse('folder-local', { base })];
  for (const version of await store.versions(remote)) {
    const found = await store.release(remote, version);
    if (found.type !== 'found' || found.value.manifest.foreign?.base !== base) continue;
    const stored = new Map(found.value.files.map(({ path, integrity }) => [path, integrity]));
    const file = files.find(({ path, integrity }) => PINNED.test(path) && (stored.get(path) ?? integrity) !== integrity)?.path;
    if (file !== undefined) return [refuse('folder-reused', { base, file, version })];
  }
  return [];
}
