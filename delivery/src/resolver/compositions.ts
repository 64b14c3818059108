import { codesIn, compositionId, type IdPurpose, type RemoteVersion, versionsOf } from '../composition-id/index.ts';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';
import { createKnownVersions } from './known-versions.ts';
import type { Snapshot } from './snapshot.ts';

/** A set of releases under its id. */
export interface Composition {
  readonly id: string;
  readonly releases: Readonly<Record<string, ReleaseRecord>>;
}

/** Sets put together at hand; whatever is dropped is put together again. */
const MAX_COMPOSITIONS = 4000;

/** Puts compositions together and takes their ids apart. Nothing is remembered: an id names its versions. */
export function createCompositions(store: ReleaseStore, secret: () => string) {
  const known = createKnownVersions(store);
  const cached = new Map<string, Composition>();
  let signedWith = '';

  function make(releases: readonly ReleaseRecord[], purpose: IdPurpose): Composition {
    for (const release of releases) known.add(release);
    return {
      id: compositionId(releases, secret(), purpose),
      releases: Object.fromEntries(releases.map((release) => [release.remote, release])),
    };
  }

  return {
    /** The composition of what a plan serves, in its order; null where a remote has nothing. */
    of(served: readonly (ReleaseRecord | null)[]): Composition {
      if (secret() !== signedWith) cached.clear();
      signedWith = secret();
      const key = served.map((release) => (release ? `${release.remote}/${release.version}` : '')).join(' ');
      const found = cached.get(key);
      if (found) return found;
      const made = make(
        served.filter((release) => release !== null),
        'composition',
      );
      if (cached.size >= MAX_COMPOSITIONS) cached.clear();
      cached.set(key, made);
      return made;
    },
    /** The composition of a preview: of few people, so put together each time. */
    ofPreview: (releases: readonly ReleaseRecord[]): Composition => make(releases, 'preview'),
    isPreview: (id: string, versions: readonly RemoteVersion[]): boolean => id === compositionId(versions, secret(), 'preview'),
    /** The versions that an id names; null when it is not the id of a set of this store. */
    async versionsOf(id: string): Promise<readonly RemoteVersion[] | null> {
      const codes = codesIn(id);
      if (!codes) return null;
      await known.addCode(codes);
      return versionsOf(id, known.candidatesOf, secret());
    },
    /** The channels or the releases have changed. */
    refresh(snapshot: Snapshot): void {
      cached.clear();
      known.addFrom(snapshot);
    },
  };
}
