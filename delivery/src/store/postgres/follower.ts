import { setTimeout as sleep } from 'node:timers/promises';
import { type FollowedState, keepState, liveVersions, readState, readStoredState, UNKNOWN_STATE } from './followed-state.ts';
import { listen } from './listen.ts';
import type { PostgresStore } from './postgres-store.ts';

/** The first question waits so long for the database before it is answered from what is kept on the disk. */
const FIRST_ANSWER_MS = 5_000;
/** A change is shown when the files of live releases are here, or after so long: what is missing then is brought on demand. */
const PREFETCH_MS = 4_000;
const SHRINK_EVERY_MS = 30_000;

/** Keeps the state of the store, and the files of live releases, in step with the database. Nothing connects before the first question. */
export function createFollower({ stamp, database, copies, cacheDir, url }: PostgresStore) {
  const watchers = new Set<() => void>();
  let state: FollowedState = UNKNOWN_STATE;
  let reason: string | null = null;
  let stopListening: (() => void) | null = null;
  let syncing: Promise<void> = Promise.resolve();
  let shrunkAt = Number.NEGATIVE_INFINITY;
  const first = Promise.withResolvers<void>();
  let isAnswered = false;
  const answerFirst = () => {
    isAnswered = true;
    first.resolve();
  };

  const report = () => watchers.forEach((changed) => void changed());

  async function sync(): Promise<void> {
    const revision = await stamp();
    const isRecovered = reason !== null;
    reason = null;
    if (revision !== state.revision || isRecovered) {
      const next = await readState(database);
      // A disk that fails must not keep a release from being seen; what is missing is brought on demand.
      await dropOutdated(copies, state, next).catch(() => undefined);
      const fetched = Promise.allSettled(liveVersions(next).map((release) => copies.bring(release)));
      await Promise.race([fetched, sleep(PREFETCH_MS, undefined, { ref: false })]);
      state = next;
      report();
      await keepState(cacheDir, next).catch(() => undefined);
    }
    answerFirst();
    if (performance.now() - shrunkAt <= SHRINK_EVERY_MS) return;
    shrunkAt = performance.now();
    const live = new Set(liveVersions(state).map(({ remote, version }) => `${remote}/${version}`));
    await copies.shrink(({ remote, version }) => live.has(`${remote}/${version}`)).catch(() => undefined);
  }

  /** One after the other: the last one to begin is the one that counts. */
  function changed(): Promise<void> {
    syncing = syncing.catch(() => undefined).then(sync);
    return syncing;
  }

  function lost(sentence: string): void {
    const isNews = reason === null;
    reason = `${sentence} The last known releases are served.`;
    if (isNews) report();
    void restore();
  }

  /** At a start without the database: what this machine has known before. */
  async function restore(): Promise<void> {
    if (state === UNKNOWN_STATE) state = (await readStoredState(cacheDir)) ?? state;
    answerFirst();
  }

  function start(): void {
    stopListening ??= listen(url, { changed, lost });
  }

  async function known(): Promise<FollowedState> {
    start();
    if (!isAnswered) await Promise.race([first.promise, sleep(FIRST_ANSWER_MS, undefined, { ref: false })]);
    return state;
  }

  return {
    known,
    outage: () => reason,
    watch(listener: () => void): () => void {
      watchers.add(listener);
      start();
      return () => void watchers.delete(listener);
    },
    async stop(): Promise<void> {
      stopListening?.();
      await syncing.catch(() => undefined);
    },
  };
}

/** Copies of releases that have left the store, or whose record was rewritten, are of no use. */
async function dropOutdated(copies: PostgresStore['copies'], state: FollowedState, next: FollowedState): Promise<void> {
  for (const release of await copies.all()) {
    const key = `${release.remote}/${release.version}`;
    const digest = next.releases[key];
    if (digest === state.releases[key] && digest !== undefined) continue;
    if (digest === undefined || digest !== (await copies.recordDigest(release))) await copies.remove(release);
  }
}
