import { type ChannelTarget, endCanary, type MoveOutcome, pointChannel, readPointers } from '../../channels/index.ts';
import { refuse } from '../../gate/index.ts';
import type { Attribution, ReleaseStore } from '../../store/index.ts';
import { type CanaryFlags, canaryTarget, describeTarget } from '../options/index.ts';
import { type CommandResult, findUnknownRemote, refusedResult, resultOf } from '../output/index.ts';

/** `channel <remote> <channel> <version>` and `canary start`: points a channel at a version. */
export async function point(
  store: ReleaseStore,
  remote: string,
  version: string,
  target: ChannelTarget,
  attribution: Attribution,
): Promise<CommandResult> {
  const outcome = await pointChannel(store, { remote, version, target, attribution });
  return report(remote, outcome, () => `${remote} ${version} is ${describeTarget(target)}.`);
}

/** `canary start`: shows a version to a share of the visitors, from which it may climb by a plan. */
export async function startCanary(
  store: ReleaseStore,
  remote: string,
  version: string,
  flags: CanaryFlags,
  attribution: Attribution,
): Promise<CommandResult> {
  const target = canaryTarget(flags, attribution.at);
  return 'explanation' in target ? refusedResult('No canary was started:', [target]) : point(store, remote, version, target, attribution);
}

/** `canary step <remote>`: another share for the canary that runs. */
export async function stepCanary(store: ReleaseStore, remote: string, share: number, attribution: Attribution): Promise<CommandResult> {
  const pointers = await readPointers(store, remote);
  if ('type' in pointers) return refusedResult('The canary stays as it is:', [pointers]);
  if (pointers.canary === null) return refusedResult('No share was changed:', [refuse('canary-unknown', { remote })]);
  return point(store, remote, pointers.canary.version, { channel: 'canary', share }, attribution);
}

/** `canary stop <remote>`: no visitor gets the canary any more. */
export async function stopCanary(store: ReleaseStore, remote: string, attribution: Attribution): Promise<CommandResult> {
  const outcome = await endCanary(store, { remote, attribution });
  const unknown = await findUnknownRemote(store, remote);
  if (unknown) return refusedResult('Nothing has changed:', [unknown]);
  return report(remote, outcome, (_, changed) => (changed ? `The canary of ${remote} has ended.` : `${remote} has no canary.`));
}

function report(remote: string, outcome: MoveOutcome, sentence: (version: string, changed: boolean) => string): CommandResult {
  if (outcome.type === 'refused') return refusedResult(`The channels of ${remote} stay as they are:`, outcome.refusals);
  const { version, changed, pointers } = outcome;
  return resultOf(sentence(version, changed), { remote, changed, stable: pointers.stable, canary: pointers.canary });
}
