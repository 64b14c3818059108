import { endCanary, type MoveOutcome, pointChannel, rollBack } from '../channels/index.ts';
import type { ChannelName, ReleaseStore } from '../store/index.ts';
import { type Answer, say, sayRefused } from './answer.ts';

/** `rollback <remote>`: makes the version before the live one live again, or the one named. */
export async function rollback(store: ReleaseStore, remote: string, to: string | undefined): Promise<Answer> {
  const outcome = await rollBack(store, { remote, to, at: new Date().toISOString() });
  return report(remote, outcome, (version, changed) =>
    changed ? `${remote} is back at ${version}.` : `${remote} ${version} is live already; nothing changed.`,
  );
}

/** `channel <remote> <channel> <version>`: points a channel at a version; `canary off` ends a canary. */
export async function channel(store: ReleaseStore, remote: string, name: ChannelName, version: string, share: number): Promise<Answer> {
  const at = new Date().toISOString();
  if (name === 'canary' && version === 'off') {
    return report(remote, await endCanary(store, { remote, at }), (_, changed) =>
      changed ? `The canary of ${remote} has ended.` : `${remote} has no canary.`,
    );
  }
  const target = name === 'stable' ? ({ channel: 'stable' } as const) : ({ channel: 'canary', share } as const);
  const place = name === 'stable' ? 'live' : `shown to ${share} % of visitors`;
  return report(remote, await pointChannel(store, { remote, version, target, at }), () => `${remote} ${version} is ${place}.`);
}

function report(remote: string, outcome: MoveOutcome, sentence: (version: string, changed: boolean) => string): Answer {
  if (outcome.type === 'refused') return sayRefused(`The channels of ${remote} stay as they are:`, outcome.refusals);
  const { version, changed, pointers } = outcome;
  return say(sentence(version, changed), { remote, changed, stable: pointers.stable, canary: pointers.canary });
}
