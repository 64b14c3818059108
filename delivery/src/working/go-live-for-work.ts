import type { ReleaseStore } from '../store/index.ts';

/** Versions kept, so that open pages can still request theirs. */
const MAX_VERSIONS = 20;

/** Points a store of working builds at a version, and drops those that no open page will request. */
export async function goLiveForWork(store: ReleaseStore, remote: string, version: string): Promise<void> {
  await store.writePointers(remote, { stable: version, canary: null, history: [] });
  const known = await store.releases(remote);
  const old = known.filter((one) => one.version !== version).slice(0, -MAX_VERSIONS + 1);
  await Promise.all(old.map((one) => store.remove(remote, one.version)));
}
