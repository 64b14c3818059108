import { readFlagFile } from '../../experiments/index.ts';
import { refuse } from '../../refusals/index.ts';
import {
  type ArmComposition,
  type ArmResult,
  describeGoal,
  type ExperimentResults,
  type ExperimentRun,
  judge,
  percentOf,
  points,
  type ResultsCollector,
  runsIn,
} from '../../results/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, refusedResult, resultOf } from '../command/index.ts';

/** `experiment status [experiment]`: the running experiments with their visitors. */
export async function experimentStatus(store: ReleaseStore, results: ResultsCollector, only: string | undefined): Promise<CommandResult> {
  const file = readFlagFile(await store.flags());
  if ('explanation' in file) return refusedResult('Nothing can be said:', [file]);
  const running = runsIn(file).filter(({ remote, experiment }) => only === undefined || only === remote || only === experiment);
  if (only !== undefined && running.length === 0)
    return refusedResult('Nothing can be said:', [refuse('experiment-unknown', { remote: only })]);
  const experiments = await Promise.all(running.map(async (run) => ({ ...run, visitors: (await results.counts(run.id)).visitors })));
  const lines = experiments.flatMap(({ remote, experiment, startedAt, arms, visitors, goals }) => [
    `"${experiment}" on ${remote}, ${startedAt ? `since ${startedAt.slice(0, 16).replace('T', ' ')}` : 'written by hand'}; goals ${goals.join(', ')}`,
    ...arms.map(({ name, version, weight }) => `  ${name}  ${version}  weight ${weight}  ${visitors[name] ?? 0} visitors`),
  ]);
  return resultOf(lines.length > 0 ? lines : 'No experiment runs.', { experiments });
}

/** `experiment results <experiment>`: the results of its latest run, also after its end, and before the first visitor. */
export async function experimentResults(store: ReleaseStore, results: ResultsCollector, name: string): Promise<CommandResult> {
  const isSelected = ({ remote, experiment }: Pick<ExperimentRun, 'remote' | 'experiment'>) => experiment === name || remote === name;
  const run = (await runningNow(store)).find(isSelected) ?? (await results.runs()).find(isSelected);
  if (!run) return refusedResult('There are no results:', [refuse('results-unknown', { experiment: name })]);
  const judged = judge(run, await results.counts(run.id));
  const compositions = await results.compositions(run.id);
  return resultOf([...describeResults(judged), ...describeCompositions(compositions)], { results: { ...judged, compositions } });
}

/** None where the flag file cannot be read: results are shown without it. */
async function runningNow(store: ReleaseStore): Promise<readonly ExperimentRun[]> {
  const file = readFlagFile(await store.flags());
  return 'explanation' in file ? [] : runsIn(file);
}

function describeResults(results: ExperimentResults): readonly string[] {
  const { run, split, goals } = results;
  const since = run.startedAt ? `since ${run.startedAt.slice(0, 16).replace('T', ' ')}` : 'written by hand';
  return [
    `"${run.experiment}" on ${run.remote}, ${since}`,
    `Split: ${split.isBroken ? 'broken' : 'as asked'} (p = ${split.p.toFixed(4)})${split.mixed > 0 ? `; ${split.mixed} visitors saw more than one arm and count for none` : ''}`,
    ...goals.flatMap(({ goal, arms }) => [
      '',
      goal,
      ...arms.map(describeArm),
      ...describeGoal(results, arms, 'en').map((sentence) => `  ${sentence}`),
    ]),
    '',
    sureness(results),
  ];
}

/** One page of each arm to look at. */
function describeCompositions(compositions: readonly ArmComposition[]): readonly string[] {
  const first = compositions.filter(({ arm }, index) => compositions[index - 1]?.arm !== arm);
  if (first.length === 0) return [];
  return [
    '',
    'Pages as most visitors of an arm saw them:',
    ...first.map(({ arm, composition }) => `  ${arm}  npx vitrava replay ${composition}`),
  ];
}

function sureness({ run, level }: ExperimentResults): string {
  const often = 'however often they are looked at.';
  if (run.arms.length <= 2) return `Intervals hold at ${percentOf(level, 'en')} ${often}`;
  return `Each interval holds at ${percentOf(level, 'en')}, so that all of a goal together do at 95 %, ${often}`;
}

function describeArm({ arm, version, visitors, conversions, rate, against }: ArmResult): string {
  const interval = against
    ? `  ${points(against.difference, 'en')} points (${points(against.low, 'en')} to ${points(against.high, 'en')})`
    : '';
  return `  ${arm}  ${version}  ${visitors} visitors  ${conversions} conversions  ${points(rate, 'en')} %${interval}`;
}
