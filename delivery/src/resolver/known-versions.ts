import { codeOf, type RemoteVersion } from '../composition-id/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { Snapshot } from './snapshot.ts';

/** The store is searched for codes that no one knows at most so often, whoever makes them up: when something has changed in it, and else. */
const SEARCH_EVERY_MS = { changed: 2000, unchanged: 60_000 };

/** Which versions a code in a composition's id may stand for. */
export interface KnownVersions {
  add(version: RemoteVersion): void;
  /** Versions of a code. Empty when there are none. */
  candidatesOf(code: string): readonly RemoteVersion[];
  /** Searches the store when one of the codes is not known. Never rejects. */
  learn(codes: readonly string[]): Promise<void>;
}

/** Knows what the channels name, and everything else in the store when it is asked for. */
export function createKnownVersions(store: ReleaseStore): KnownVersions & { readonly learnFrom: (snapshot: Snapshot) => void } {
  const byCode = new Map<string, RemoteVersion[]>();
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
    candidatesOf: (code) => byCode.get(code) ?? [],
    learnFrom({ choices }) {
      isChanged = true;
      for (const [remote, { stable, canary, pile }] of choices)
        for (const version of [stable, canary?.version, ...pile]) if (version) add({ remote, version });
    },
    async learn(codes) {
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
