import type { Provider } from '@openfeature/server-sdk';
import { type Assignment, createAssignment, createFlagFileProvider, readFlagFile } from '../experiments/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { type ProblemLog, RELEASE_PROBLEMS } from './problem-log.ts';
import type { ReleaseCache } from './release-cache.ts';
import { EMPTY_SNAPSHOT, type Snapshot, takeSnapshot } from './snapshot.ts';

/** What resolutions work from. */
export interface ResolverState {
  readonly snapshot: Snapshot;
  readonly assignment: Assignment;
  /** Remotes on which an experiment runs. */
  readonly onTrial: ReadonlySet<string>;
}

/** What the state is kept up to date with. */
export interface StateOptions {
  readonly store: ReleaseStore;
  readonly cache: ReleaseCache;
  readonly log: ProblemLog;
  readonly freshMs: number;
  /** Decides experiments instead of the flag file. */
  readonly provider?: Provider | undefined;
}

/** Asked for the running experiments before a visitor is known. */
const PROBE_VISITOR = 'probe';

/**
 * Keeps the state in step with the store: at once when the platform reports a change, else by reading the stamp at most every
 * `freshMs`, and only when someone asks. What cannot be read leaves the last good state in use.
 */
export function createState({ store, cache, log, freshMs, provider }: StateOptions) {
  const flagFile = createFlagFileProvider();
  const assigning = createAssignment(provider ?? flagFile);
  let state: ResolverState | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let changed = true;
  let refreshing: Promise<ResolverState> | null = null;
  const stopWatching = store.watch(() => {
    changed = true;
  });

  function takeFlags(text: string | null): void {
    const file = readFlagFile(text);
    if ('explanation' in file) {
      log.set('flags', [{ type: 'flags-broken', explanation: file.explanation }]);
      return;
    }
    flagFile.replaceFlags(text ?? '{"flags":{}}');
    log.set('flags', []);
  }

  async function runningOn(assignment: Assignment, remotes: Iterable<string>): Promise<ReadonlySet<string>> {
    const arms = await Promise.all([...remotes].map(async (remote) => ((await assignment.armOf(remote, PROBE_VISITOR)) ? [remote] : [])));
    return new Set(arms.flat());
  }

  async function read(): Promise<ResolverState> {
    const assignment = await assigning;
    const before = state?.snapshot ?? EMPTY_SNAPSHOT;
    try {
      await cache.refresh();
      const stamp = await store.stamp();
      // A foreign provider's flags change without the store's knowledge, so they are asked for every time.
      if (state && stamp === before.stamp && !provider) return state;
      const snapshot = stamp === before.stamp ? before : await takeSnapshot(store, stamp, before);
      if (!provider) takeFlags(snapshot.flags);
      if (snapshot !== before) log.clear(RELEASE_PROBLEMS);
      log.set('pointers', snapshot.problems);
      log.set('store', []);
      return { snapshot, assignment, onTrial: await runningOn(assignment, snapshot.choices.keys()) };
    } catch (error) {
      log.set('store', [
        { type: 'store-unreadable', explanation: `The release store cannot be read: ${String(error)}. The last good state stays in use.` },
      ]);
      return state ?? { snapshot: EMPTY_SNAPSHOT, assignment, onTrial: new Set() };
    }
  }

  async function refresh(): Promise<ResolverState> {
    changed = false;
    checkedAt = performance.now();
    state = await read();
    return state;
  }

  /** The state, not older than `freshMs`. Several callers share one look at the store. */
  async function current(): Promise<ResolverState> {
    if (state && !changed && performance.now() - checkedAt < freshMs) return state;
    refreshing ??= refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function close(): Promise<void> {
    stopWatching();
    await refreshing;
    await (await assigning).close();
  }

  return { current, close };
}
