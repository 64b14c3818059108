import { setTimeout as sleep } from 'node:timers/promises';
import { describeFailure } from './describe-failure.ts';
import { ANSWER_MS, type FollowedState, keepState, liveVersions, readState, readStoredState, UNKNOWN_STATE } from './followed-state.ts';
import type { PostgresStore } from './postgres-store.ts';

/** How often the revision is read. */
const SYNC_EVERY_MS = 500;
/** The first caller waits so long for the database; then it gets the state that is stored on the disk. */
const FIRST_ANSWER_MS = 5_000;
/** A change is shown when the files of live releases are here, or after so long: others are fetched on demand. */
const PREFETCH_MS = 4_000;
const SHRINK_EVERY_MS = 30_000;

/** Follows the database with the store's state and live files. Nothing connects before the first `known`. */
export function createFollower({ stamp, database, copies, cacheDir, url }: PostgresStore) {
  let state: FollowedState = UNKNOWN_STATE;
  let reason: string | null = null;
  let reading: Promise<string> | null = null;
  let first: Promise<void> | null = null;
  let current: Promise<void> | null = null;
  let isStopped = false;
  let isAnswered = false;
  let shrunkAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  /** While the database does not answer, one query at a time waits for it. */
  async function readRevision(): Promise<string> {
    reading ??= stamp().finally(() => {
      reading = null;
    });
    const late = sleep(ANSWER_MS, null, { ref: false });
    const revision = await Promise.race([reading, late]);
    if (revision === null) throw describeFailure(url, new Error(`no answer within ${ANSWER_MS} ms`));
    return revision;
  }

  async function sync(): Promise<void> {
    const revision = await readRevision();
    reason = null;
    if (revision !== state.revision) {
      const next = await readState(database);
      // A disk that fails must not keep a release from being seen; what is missing is brought on demand.
      await dropOutdated(copies, state, next).catch(() => undefined);
      const fetched = Promise.allSettled(liveVersions(next).map((release) => copies.bring(release)));
      await Promise.race([fetched, sleep(PREFETCH_MS, undefined, { ref: false })]);
      state = next;
      await keepState(cacheDir, next).catch(() => undefined);
    }
    if (performance.now() - shrunkAt <= SHRINK_EVERY_MS) return;
    shrunkAt = performance.now();
    const live = new Set(liveVersions(state).map(({ remote, version }) => `${remote}/${version}`));
    await copies.shrink(({ remote, version }) => live.has(`${remote}/${version}`)).catch(() => undefined);
  }

  /** At a start without the database: what this machine has known before. */
  async function restore(error: unknown): Promise<void> {
    reason = `${error instanceof Error ? error.message : String(error)} The last known releases are served.`;
    if (state === UNKNOWN_STATE) state = (await readStoredState(cacheDir)) ?? state;
  }

  async function follow(): Promise<void> {
    await sync().catch(restore);
    isAnswered = true;
    if (!isStopped) timer = setTimeout(followAgain, SYNC_EVERY_MS).unref();
  }

  function followAgain(): void {
    current = follow();
  }

  return {
    async known(): Promise<FollowedState> {
      first ??= follow();
      if (!isAnswered) await Promise.race([first, sleep(FIRST_ANSWER_MS, undefined, { ref: false })]);
      return state;
    },
    outage: () => reason,
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await first;
      await current;
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
