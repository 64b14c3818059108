import {
  type Collecting,
  describeGoal,
  type ExperimentResults,
  type ExperimentRun,
  judge,
  percentOf,
  points,
  type ResultsCollector,
} from '@vitrava/delivery/results';
import type { ConsoleTable } from '../../operate/index.ts';

/** The running experiments with what came of them so far, in both languages. A collector that cannot be read costs its own tables alone. */
export async function resultsTables(
  runs: readonly ExperimentRun[],
  results: ResultsCollector,
  collecting: Pick<Collecting, 'flush'>,
): Promise<readonly ConsoleTable[]> {
  if (runs.length === 0) return [];
  try {
    await collecting.flush();
    const judged = await Promise.all(runs.map(async (run) => judge(run, await results.counts(run.id))));
    return judged.flatMap(tablesOf);
  } catch (error) {
    return [{ title: 'Experiments', rows: [['Their results cannot be read now', error instanceof Error ? error.message : '']] }];
  }
}

function tablesOf(results: ExperimentResults): readonly ConsoleTable[] {
  const { run, goals, split, level } = results;
  return goals.map(({ goal, arms }) => ({
    title: `Experiment "${run.experiment}" on ${run.remote}: ${goal}`,
    columns: ['Arm', 'Version', 'Visitors', 'Conversions', 'Rate, %', 'Difference, points', `Interval of ${percentOf(level, 'en')}`],
    rows: [
      ...arms.map(({ arm, version, visitors, conversions, rate, against }) => [
        arm,
        version,
        visitors,
        conversions,
        points(rate, 'en'),
        against ? points(against.difference, 'en') : '',
        against ? `${points(against.low, 'en')} to ${points(against.high, 'en')}` : '',
      ]),
      ...(['en', 'ru'] as const).flatMap((locale) => describeGoal(results, arms, locale).map((sentence) => [sentence])),
      ...(split.mixed > 0 ? [[`${split.mixed} visitors saw more than one arm and count for none.`]] : []),
    ],
  }));
}
