import type { Provider } from '@openfeature/server-sdk';
import type { FlagTypes } from '@vitrava/shared-kit/contracts/manifest';
import { type Assignment, createAssignment } from '../experiments/index.ts';
import type { ExperimentRun } from '../results/index.ts';
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
  /** Flags that stable releases read have different values for different visitors. */
  readonly hasFlagsOfVisitor: boolean;
  readonly plan: Plan;
  /** The experiments of the flag file. Another provider's are not known. */
  readonly runs: readonly ExperimentRun[];
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

/** The files of releases and a foreign provider are read once in so many times of `freshMs`. */
const SELDOM = 5;

/** Follows the store by its stamp, read on demand at most every `freshMs`. Unreadable parts keep their last state. */
export function createState({ store, freshMs, provider, onPlan = () => undefined, ...tools }: StateOptions) {
  const { cache, log } = tools;
  const flags = createFlags(store, log);
  const assigning: Promise<Assignment> = provider ? createAssignment(provider, flagReporter(log)) : Promise.resolve(flags.assignment);
  let state: ResolverState | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let seldomCheckedAt = Number.NEGATIVE_INFINITY;
  /** What versions may be chosen has changed without the store. */
  let isPlanOld = false;
  let refreshing: Promise<ResolverState> | null = null;

  async function planned(snapshot: Snapshot): Promise<ResolverState> {
    const assignment = await assigning;
    isPlanOld = false;
    const trials = await trialsOf(snapshot, assignment, cache);
    onPlan(snapshot);
    return { snapshot, assignment, ...trials, runs: flags.runs(), plan: makePlan(snapshot, trials.onTrial, tools) };
  }

  async function read(): Promise<ResolverState> {
    const before = state?.snapshot ?? EMPTY_SNAPSHOT;
    try {
      const stamp = await store.stamp();
      const isChanged = stamp !== before.stamp;
      const isDue = isSeldomDue();
      const isCacheOld = (isChanged || isDue) && (await cache.refresh(isChanged));
      const outage = store.outage();
      log.set('store', outage === null ? [] : [{ type: 'store-away', explanation: outage }]);
      // The flags of a foreign provider change without a change of the store.
      const isProviderDue = provider !== undefined && isDue;
      if (state && !isChanged && !isProviderDue && !isCacheOld && !isPlanOld) return state;
      const snapshot = isChanged ? await takeSnapshot(store, stamp, before) : before;
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

  function isSeldomDue(): boolean {
    if (performance.now() - seldomCheckedAt < SELDOM * freshMs) return false;
    seldomCheckedAt = performance.now();
    return true;
  }

  async function refresh(): Promise<ResolverState> {
    checkedAt = performance.now();
    state = await read();
    return state;
  }

  /** The state, not older than `freshMs`. Several callers share one look at the store. */
  function current(): ResolverState | Promise<ResolverState> {
    if (state && !isPlanOld && performance.now() - checkedAt < freshMs) return state;
    refreshing ??= refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function close(): Promise<void> {
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

function flagReporter(log: PlanTools['log']) {
  return (name: string, error: string | null): void => {
    const explanation = `The provider does not decide the flag ${name}: ${error}. Pages use the fallback.`;
    log.set(`provider ${name}`, error === null ? [] : [{ type: 'flag-undecided', explanation }]);
  };
}

/** What is decided for visitors one by one: versions of remotes, and flags that stable releases read. */
async function trialsOf(
  { choices }: Snapshot,
  assignment: Assignment,
  cache: PlanTools['cache'],
): Promise<Pick<ResolverState, 'onTrial' | 'hasFlagsOfVisitor'>> {
  const releases = await Promise.all(
    [...choices].map(async ([remote, { stable }]) => (stable === null ? null : cache.record(remote, stable).catch(() => null))),
  );
  const declared: FlagTypes = Object.assign({}, ...releases.map((release) => release?.manifest.flags));
  return { onTrial: await assignment.remotesOnTrial([...choices.keys()]), hasFlagsOfVisitor: await assignment.varyByVisitor(declared) };
}
