import { codesIn, compositionId, type IdPurpose, type RemoteVersion, versionsOf } from '../composition-id/index.ts';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';
import { createKnownVersions } from './known-versions.ts';
import { createSeenVersions, type SeenVersionsOptions } from './seen-versions.ts';
import type { Snapshot } from './snapshot.ts';

/** A set of releases under its id. */
export interface Composition {
  readonly id: string;
  readonly releases: Readonly<Record<string, ReleaseRecord>>;
}

/** Sets put together at hand; whatever is dropped is put together again. */
const MAX_COMPOSITIONS = 4000;
const DAY_MS = 86_400_000;

/** Puts compositions together and takes their ids apart. Nothing is remembered: an id names its versions. */
export function createCompositions(store: ReleaseStore, secret: () => string, onSeenSaved: SeenVersionsOptions['onSaved']) {
  const known = createKnownVersions(store);
  const seen = createSeenVersions(store, { onSaved: onSeenSaved });
  const cached = new Map<string, Composition>();
  let day = 0;
  let signedWith = '';

  /**
   * Versions are recorded when a set is put together; each day all are, so that those that have been live for weeks are
   * recorded, too.
   */
  function dropOld(): void {
    const [today, present] = [Math.floor(Date.now() / DAY_MS), secret()];
    if (today === day && present === signedWith) return;
    [day, signedWith] = [today, present];
    cached.clear();
  }

  function make(releases: readonly ReleaseRecord[], purpose: IdPurpose): Composition {
    for (const release of releases) known.add(release);
    seen.note(releases);
    return {
      id: compositionId(releases, secret(), purpose),
      releases: Object.fromEntries(releases.map((release) => [release.remote, release])),
    };
  }

  return {
    /** The composition of what a plan serves, in its order; null where a remote has nothing. */
    of(served: readonly (ReleaseRecord | null)[]): Composition {
      dropOld();
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
    saved: seen.saved,
  };
}
