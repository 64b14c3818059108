import { type RollbackOutcome, rollBack, withdraw as withdrawRemote } from '../../rollback/index.ts';
import type { Attribution, ReleaseStore } from '../../store/index.ts';
import { type CommandResult, findUnknownRemote, refusedResult, resultOf } from '../output/index.ts';

/** `rollback <remote>`: gives all visitors the version before the live one, or the one named. */
export async function rollback(
  store: ReleaseStore,
  remote: string,
  to: string | undefined,
  attribution: Attribution,
): Promise<CommandResult> {
  const outcome = await rollBack(store, { remote, to, attribution });
  return report(store, remote, outcome, (version, changed) =>
    changed ? `${remote} is back at ${version}.` : `${remote} ${version} is live already; nothing changed.`,
  );
}

/** `withdraw <remote>`: takes a remote out of the shop. */
export async function withdraw(store: ReleaseStore, remote: string, attribution: Attribution): Promise<CommandResult> {
  return report(
    store,
    remote,
    await withdrawRemote(store, { remote, attribution }),
    () => `${remote} has left the shop; its releases stay in the store.`,
  );
}

async function report(
  store: ReleaseStore,
  remote: string,
  outcome: RollbackOutcome,
  sentence: (version: string | null, changed: boolean) => string,
): Promise<CommandResult> {
  if (outcome.type === 'refused') {
    const unknown = await findUnknownRemote(store, remote);
    return unknown ? refusedResult('Nothing has changed:', [unknown]) : refusedResult(`${remote} stays as it is:`, outcome.refusals);
  }
  const { version, changed, pointers, left, endedExperiment, warning } = outcome;
  const lines = [
    sentence(version, changed),
    ...Object.entries(left).map(([gone, places]) => `${gone} has left ${places.join(', ')}.`),
    ...(endedExperiment === null ? [] : [`The experiment "${endedExperiment}" has ended.`]),
    ...(warning === null ? [] : [`Beware: ${warning} If an experiment runs on ${remote}, its arms are still shown.`]),
  ];
  return resultOf(lines, { remote, changed, stable: pointers.stable, canary: pointers.canary, left, endedExperiment, warning });
}
