import { type Audience, parseArms, startExperiment, stopExperiment } from '../experiments/index.ts';
import { readLive, refuse } from '../gate/index.ts';
import type { Cause, ReleaseStore } from '../store/index.ts';
import { type Answer, say, sayRefused } from './answer.ts';

/** `experiment start <remote>`: splits visitors over versions. */
export async function start(
  store: ReleaseStore,
  {
    remote,
    name,
    arms: armsText,
    audience,
    goals,
  }: { remote: string; name: string; arms: string; audience: Audience; goals: readonly string[] },
  cause: Cause,
): Promise<Answer> {
  const arms = parseArms(armsText);
  if ('explanation' in arms) return sayRefused('The experiment was not started:', [arms]);
  const wrong = goals.find((goal) => !/^[a-z]+\/[A-Za-z]+$/.test(goal));
  if (wrong !== undefined) return sayRefused('The experiment was not started:', [refuse('goal-invalid', { goal: wrong })]);
  const known = await findGoals(store);
  const unknown = known && goals.find((goal) => !known.includes(goal));
  if (known && unknown) return sayRefused('The experiment was not started:', [refuse('goal-unknown', { goal: unknown, known })]);
  const outcome = await startExperiment(store, { remote, name, arms, audience, goals }, cause);
  if (outcome.type === 'refused') return sayRefused('The experiment was not started:', outcome.refusals);
  const total = arms.reduce((sum, { weight }) => sum + weight, 0);
  const shares = arms.map((arm) => `${arm.name} ${((arm.weight / total) * 100).toFixed(0)} % (${arm.version})`);
  return say(`The experiment "${name}" runs on ${remote}: ${shares.join(', ')}.`, { remote, experiment: name, arms });
}

/** Events that pages can count, sorted: those of the live shells' bus, but for the shell's own; null while no live shell names any. */
async function findGoals(store: ReleaseStore): Promise<readonly string[] | null> {
  const offers = (await readLive(store)).shells.flatMap(({ manifest }) => (manifest.bus?.offers ? [manifest.bus.offers] : []));
  if (offers.length === 0) return null;
  const events = offers.flatMap((units) =>
    Object.entries(units).filter(([sid, { kind }]) => kind === 'event' && !sid.startsWith('shell/')),
  );
  return events.length === 0 ? null : [...new Set(events.map(([sid]) => sid))].sort();
}

/** `experiment stop <remote>`: visitors return to the channels. */
export async function stop(store: ReleaseStore, remote: string, cause: Cause): Promise<Answer> {
  const outcome = await stopExperiment(store, remote, cause);
  if (outcome.type === 'refused') return sayRefused('Nothing was stopped:', outcome.refusals);
  return say(`The experiment "${outcome.experiment}" on ${remote} has stopped; its visitors return to the channels.`, {
    remote,
    experiment: outcome.experiment,
  });
}
