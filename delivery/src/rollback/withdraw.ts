import { clearStable, excludeVersions, moveCanary, refused, withPointers } from '../channels/index.ts';
import { refuse, SHELL } from '../gate/index.ts';
import type { Attribution, ReleaseStore } from '../store/index.ts';
import { type RollbackOutcome, settle } from './roll-back.ts';
import { readTrials } from './trials.ts';

/**
 * Takes a remote out of the shop: no channel, no canary and no experiment shows it until it is released again. Its releases stay in the store.
 * The way out for a first release, which has nothing before it.
 */
export async function withdraw(
  store: ReleaseStore,
  { remote, attribution }: { remote: string; attribution: Attribution },
): Promise<RollbackOutcome> {
  if (remote === SHELL) return refused(refuse('shell-needed', {}));
  return withPointers(store, remote, async (before) => {
    const { experiment } = await readTrials(store, remote, before);
    if (before.stable === null && before.canary === null && experiment === null) return refused(refuse('not-live', { remote }));
    const move = { by: 'rollback', at: attribution.at } as const;
    const next = excludeVersions(moveCanary(clearStable(before, move), null, move), [before.stable, before.canary?.version], attribution);
    return settle(store, { move: 'withdraw', remote, before, next, attribution });
  });
}
