import { type ChannelTarget, endCanary, type MoveOutcome, pointChannel, readPointers } from '../../channels/index.ts';
import { refuse } from '../../gate/index.ts';
import type { Cause, ReleaseStore } from '../../store/index.ts';
import { type CanaryFlags, canaryTarget, describeTarget } from '../options/index.ts';
import { type Answer, findUnknownRemote, say, sayRefused } from '../output/index.ts';

/** `channel <remote> <channel> <version>` and `canary start`: points a channel at a version. */
export async function point(store: ReleaseStore, remote: string, version: string, target: ChannelTarget, cause: Cause): Promise<Answer> {
  const outcome = await pointChannel(store, { remote, version, target, cause });
  return report(remote, outcome, () => `${remote} ${version} is ${describeTarget(target)}.`);
}

/** `canary start`: shows a version to a share of the visitors, from which it may climb by a plan. */
export async function startCanary(store: ReleaseStore, remote: string, version: string, flags: CanaryFlags, cause: Cause): Promise<Answer> {
  const target = canaryTarget(flags, cause.at);
  return 'explanation' in target ? sayRefused('No canary was started:', [target]) : point(store, remote, version, target, cause);
}

/** `canary step <remote>`: another share for the canary that runs. */
export async function stepCanary(store: ReleaseStore, remote: string, share: number, cause: Cause): Promise<Answer> {
  const pointers = await readPointers(store, remote);
  if ('type' in pointers) return sayRefused('The canary stays as it is:', [pointers]);
  if (pointers.canary === null) return sayRefused('No share was changed:', [refuse('canary-unknown', { remote })]);
  return point(store, remote, pointers.canary.version, { channel: 'canary', share }, cause);
}

/** `canary stop <remote>`: no visitor gets the canary any more. */
export async function stopCanary(store: ReleaseStore, remote: string, cause: Cause): Promise<Answer> {
  const outcome = await endCanary(store, { remote, cause });
  const unknown = await findUnknownRemote(store, remote);
  if (unknown) return sayRefused('Nothing has changed:', [unknown]);
  return report(remote, outcome, (_, changed) => (changed ? `The canary of ${remote} has ended.` : `${remote} has no canary.`));
}

function report(remote: string, outcome: MoveOutcome, sentence: (version: string, changed: boolean) => string): Answer {
  if (outcome.type === 'refused') return sayRefused(`The channels of ${remote} stay as they are:`, outcome.refusals);
  const { version, changed, pointers } = outcome;
  return say(sentence(version, changed), { remote, changed, stable: pointers.stable, canary: pointers.canary });
}
