import { type PlanText, readPlan } from '../canary/index.ts';
import { type ChannelTarget, endCanary, type MoveOutcome, pointChannel, readPointers } from '../channels/index.ts';
import { refuse } from '../gate/index.ts';
import type { Cause, ReleaseStore } from '../store/index.ts';
import { type Answer, say, sayRefused } from './answer.ts';

/** `channel <remote> <channel> <version>` and `canary start`: points a channel at a version. */
export async function point(store: ReleaseStore, remote: string, version: string, target: ChannelTarget, cause: Cause): Promise<Answer> {
  const place =
    target.channel === 'stable' ? 'live' : `shown to ${target.share} % of visitors${target.plan ? '; it climbs by its plan' : ''}`;
  return report(remote, await pointChannel(store, { remote, version, target, cause }), () => `${remote} ${version} is ${place}.`);
}

/** `canary start --plan`: shows a version to the visitors of the first step, from which it climbs by itself. */
export async function startPlan(store: ReleaseStore, remote: string, version: string, text: PlanText, cause: Cause): Promise<Answer> {
  const plan = readPlan(text, cause.at);
  if ('explanation' in plan) return sayRefused('No canary was started:', [plan]);
  return point(store, remote, version, { channel: 'canary', share: plan.steps[0] ?? 0, plan }, cause);
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
  return report(remote, await endCanary(store, { remote, cause }), (_, changed) =>
    changed ? `The canary of ${remote} has ended.` : `${remote} has no canary.`,
  );
}

function report(remote: string, outcome: MoveOutcome, sentence: (version: string, changed: boolean) => string): Answer {
  if (outcome.type === 'refused') return sayRefused(`The channels of ${remote} stay as they are:`, outcome.refusals);
  const { version, changed, pointers } = outcome;
  return say(sentence(version, changed), { remote, changed, stable: pointers.stable, canary: pointers.canary });
}
