import { type Audience, findUncountable, goalsOf, parseArms, startExperiment, stopExperiment } from '../../experiments/index.ts';
import { readLive } from '../../gate/index.ts';
import type { Attribution, ReleaseStore } from '../../store/index.ts';
import { type CommandResult, refusedResult, resultOf } from '../output/index.ts';

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
  attribution: Attribution,
): Promise<CommandResult> {
  const arms = parseArms(armsText);
  if ('explanation' in arms) return refusedResult('The experiment was not started:', [arms]);
  const uncountable = findUncountable(goals, goalsOf(await readLive(store)));
  if (uncountable) return refusedResult('The experiment was not started:', [uncountable]);
  const outcome = await startExperiment(store, { remote, name, arms, audience, goals }, attribution);
  if (outcome.type === 'refused') return refusedResult('The experiment was not started:', outcome.refusals);
  const total = arms.reduce((sum, { weight }) => sum + weight, 0);
  const shares = arms.map((arm) => `${arm.name} ${((arm.weight / total) * 100).toFixed(0)} % (${arm.version})`);
  return resultOf(`The experiment "${name}" runs on ${remote}: ${shares.join(', ')}.`, { remote, experiment: name, arms });
}

/** `experiment stop <remote>`: visitors return to the channels. */
export async function stop(store: ReleaseStore, remote: string, attribution: Attribution): Promise<CommandResult> {
  const outcome = await stopExperiment(store, remote, attribution);
  if (outcome.type === 'refused') return refusedResult('Nothing was stopped:', outcome.refusals);
  return resultOf(`The experiment "${outcome.experiment}" on ${remote} has stopped; its visitors return to the channels.`, {
    remote,
    experiment: outcome.experiment,
  });
}
