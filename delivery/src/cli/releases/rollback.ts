import { type BackOutcome, rollBack, withdraw as withdrawRemote } from '../../rollback/index.ts';
import type { Cause, ReleaseStore } from '../../store/index.ts';
import { type Answer, findUnknownRemote, say, sayRefused } from '../output/index.ts';

/** `rollback <remote>`: gives all visitors the version before the live one, or the one named. */
export async function rollback(store: ReleaseStore, remote: string, to: string | undefined, cause: Cause): Promise<Answer> {
  const outcome = await rollBack(store, { remote, to, cause });
  return report(store, remote, outcome, (version, changed) =>
    changed ? `${remote} is back at ${version}.` : `${remote} ${version} is live already; nothing changed.`,
  );
}

/** `withdraw <remote>`: takes a remote out of the shop. */
export async function withdraw(store: ReleaseStore, remote: string, cause: Cause): Promise<Answer> {
  return report(
    store,
    remote,
    await withdrawRemote(store, { remote, cause }),
    () => `${remote} has left the shop; its releases stay in the store.`,
  );
}

async function report(
  store: ReleaseStore,
  remote: string,
  outcome: BackOutcome,
  sentence: (version: string | null, changed: boolean) => string,
): Promise<Answer> {
  if (outcome.type === 'refused') {
    const unknown = await findUnknownRemote(store, remote);
    return unknown ? sayRefused('Nothing has changed:', [unknown]) : sayRefused(`${remote} stays as it is:`, outcome.refusals);
  }
  const { version, changed, pointers, left, endedExperiment, warning } = outcome;
  const lines = [
    sentence(version, changed),
    ...Object.entries(left).map(([gone, places]) => `${gone} has left ${places.join(', ')}.`),
    ...(endedExperiment === null ? [] : [`The experiment "${endedExperiment}" has ended.`]),
    ...(warning === null ? [] : [`Beware: ${warning} If an experiment runs on ${remote}, its arms are still shown.`]),
  ];
  return say(lines, { remote, changed, stable: pointers.stable, canary: pointers.canary, left, endedExperiment, warning });
}
