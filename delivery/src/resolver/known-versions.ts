import { codeOf, type RemoteVersion } from '../composition-id/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { Snapshot } from './snapshot.ts';

/** Unknown codes, which may be forged, make the server search the store at most so often: after a change of the store, and otherwise. */
const SEARCH_EVERY_MS = { changed: 2000, unchanged: 60_000 };

/** The versions that a code in a composition's id may stand for: those of channels and served pages, and all others in the store once one of them is requested. */
export function createKnownVersions(store: ReleaseStore) {
  const byCode = new Map<string, readonly RemoteVersion[]>();
  let searchedAt = Number.NEGATIVE_INFINITY;
  let isChanged = true;
  let searching: Promise<void> | null = null;

  function add({ remote, version }: RemoteVersion): void {
    const code = codeOf({ remote, version });
    const known = byCode.get(code) ?? [];
    if (known.some((one) => one.remote === remote && one.version === version)) return;
    byCode.set(code, [...known, { remote, version }]);
  }

  async function search(): Promise<void> {
    for (const remote of await store.remotes()) for (const version of await store.versions(remote)) add({ remote, version });
  }

  return {
    add,
    candidatesOf: (code: string): readonly RemoteVersion[] => byCode.get(code) ?? [],
    /** Adds the versions that the channels name. */
    addFrom({ choices }: Snapshot): void {
      isChanged = true;
      for (const [remote, { canary, fallbacks }] of choices)
        for (const version of [...fallbacks, canary?.version]) if (version) add({ remote, version });
    },
    /** Searches the store when one of the codes is unknown. Never rejects. */
    async addCode(codes: readonly string[]): Promise<void> {
      if (codes.every((code) => byCode.has(code))) return;
      if (performance.now() - searchedAt >= SEARCH_EVERY_MS[isChanged ? 'changed' : 'unchanged']) {
        isChanged = false;
        searchedAt = performance.now();
        searching = search().catch(() => undefined);
      }
      await searching;
    },
  };
}
