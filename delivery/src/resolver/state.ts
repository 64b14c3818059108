import type { Provider } from '@openfeature/server-sdk';
import { type Assignment, createAssignment, type RunningExperiment } from '../experiments/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { createFlags } from './flags.ts';
import { makePlan, type Plan, type PlanTools } from './plan.ts';
import { RELEASE_PROBLEMS } from './problem-log.ts';
import { EMPTY_SNAPSHOT, type Snapshot, takeSnapshot } from './snapshot.ts';

/** What resolutions work from. */
export interface ResolverState {
  readonly snapshot: Snapshot;
  readonly assignment: Assignment;
  /** Remotes on which an experiment runs. */
  readonly onTrial: ReadonlySet<string>;
  readonly plan: Plan;
  /** By remote, those of the flag file. Another provider's are not known. */
  readonly experiments: ReadonlyMap<string, RunningExperiment>;
}

/** What the state is kept up to date with. */
export interface StateOptions extends PlanTools {
  readonly store: ReleaseStore;
  readonly freshMs: number;
  /** Decides experiments instead of the flag file. */
  readonly provider?: Provider | undefined;
  /** Called when the plan has changed. */
  readonly onPlan?: (snapshot: Snapshot) => void;
}

/**
 * Keeps the state in step with the store: at once when the platform reports a change, else by reading the stamp at most
 * every `freshMs`, and only on demand. An unreadable part leaves the last good state in use.
 */
export function createState({ store, freshMs, provider, onPlan = () => undefined, ...tools }: StateOptions) {
  const { cache, log } = tools;
  const flags = createFlags(store, log);
  const assigning: Promise<Assignment> = provider ? createAssignment(provider) : Promise.resolve(flags.assignment);
  let state: ResolverState | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let changed = true;
  /** What versions may be chosen has changed without the store. */
  let isPlanOld = false;
  let refreshing: Promise<ResolverState> | null = null;
  const stopWatching = store.watch(() => {
    changed = true;
  });

  async function planned(snapshot: Snapshot): Promise<ResolverState> {
    const assignment = await assigning;
    isPlanOld = false;
    const onTrial = await assignment.remotesOnTrial([...snapshot.choices.keys()]);
    onPlan(snapshot);
    return { snapshot, assignment, onTrial, experiments: flags.experiments(), plan: makePlan(snapshot, onTrial, tools) };
  }

  function takeOutage(): void {
    const outage = store.outage();
    log.set('store', outage === null ? [] : [{ type: 'store-away', explanation: outage }]);
  }

  async function read(): Promise<ResolverState> {
    const before = state?.snapshot ?? EMPTY_SNAPSHOT;
    try {
      const stamp = await store.stamp();
      const isCacheOld = await cache.refresh(stamp !== before.stamp);
      takeOutage();
      // A foreign provider's flags change without the store's involvement, so they are requested every time.
      if (state && stamp === before.stamp && !provider && !isCacheOld && !isPlanOld) return state;
      const snapshot = stamp === before.stamp ? before : await takeSnapshot(store, stamp, before);
      if (!provider) await flags.take(snapshot.flags);
      if (snapshot !== before) log.clear(RELEASE_PROBLEMS);
      log.set('pointers', snapshot.problems);
      return await planned(snapshot);
    } catch (error) {
      log.set('store', [
        { type: 'store-unreadable', explanation: `The release store cannot be read: ${String(error)}. The last good state stays in use.` },
      ]);
      return state && !isPlanOld ? state : planned(before);
    }
  }

  async function refresh(): Promise<ResolverState> {
    changed = false;
    checkedAt = performance.now();
    state = await read();
    return state;
  }

  /** The state, not older than `freshMs`. Several callers share one look at the store. */
  function current(): ResolverState | Promise<ResolverState> {
    if (state && !changed && !isPlanOld && performance.now() - checkedAt < freshMs) return state;
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

  return {
    current,
    mayHaveDrawn: flags.assignment.mayHaveDrawn,
    /** The next question is answered by a new plan. */
    replan: () => {
      isPlanOld = true;
    },
    close,
  };
}
