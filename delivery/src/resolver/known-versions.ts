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

/** Codes that are known at once; what is forgotten is found in the store when it is asked for. */
const MOST = 10_000;

/** Knows what the channels name, and everything else in the store when it is asked for. What was named last is forgotten last. */
export function createKnownVersions(
  store: ReleaseStore,
  { most = MOST }: { readonly most?: number } = {},
): KnownVersions & { readonly learnFrom: (snapshot: Snapshot) => void } {
  const byCode = new Map<string, readonly RemoteVersion[]>();
  let named: readonly RemoteVersion[] = [];
  let searchedAt = Number.NEGATIVE_INFINITY;
  let isChanged = true;
  let searching: Promise<void> | null = null;

  function add({ remote, version }: RemoteVersion): void {
    const code = codeOf({ remote, version });
    const known = byCode.get(code) ?? [];
    const isKnown = known.some((one) => one.remote === remote && one.version === version);
    // Set anew, it is the youngest.
    byCode.delete(code);
    byCode.set(code, isKnown ? known : [...known, { remote, version }]);
    for (const oldest of byCode.keys()) {
      if (byCode.size <= most) break;
      byCode.delete(oldest);
    }
  }

  async function search(): Promise<void> {
    for (const remote of await store.remotes()) for (const version of await store.versions(remote)) add({ remote, version });
    // However much lies in the store, what is live is not forgotten for it.
    named.forEach(add);
  }

  return {
    add,
    candidatesOf: (code) => byCode.get(code) ?? [],
    learnFrom({ choices }) {
      isChanged = true;
      named = [...choices].flatMap(([remote, { stable, canary, pile }]) =>
        [...pile.toReversed(), canary?.version, stable].flatMap((version) => (version ? [{ remote, version }] : [])),
      );
      named.forEach(add);
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
