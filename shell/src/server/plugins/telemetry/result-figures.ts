import type { ExperimentFigures } from '@vitrava/console/report';
import {
  type Collecting,
  describeGoal,
  type ExperimentResults,
  type ExperimentRun,
  judge,
  percentOf,
  type ResultsCollector,
} from '@vitrava/delivery/results';

/** What came of the running experiments so far, with the verdicts in both languages. Rejects when the collector cannot be read. */
export async function resultFigures(
  runs: readonly ExperimentRun[],
  results: ResultsCollector,
  collecting: Pick<Collecting, 'flush'>,
): Promise<readonly ExperimentFigures[]> {
  if (runs.length === 0) return [];
  await collecting.flush();
  return Promise.all(runs.map(async (run) => figuresOf(judge(run, await results.counts(run.id)))));
}

function figuresOf(results: ExperimentResults): ExperimentFigures {
  const { run, goals, split, level } = results;
  return {
    remote: run.remote,
    experiment: run.experiment,
    level: { ru: percentOf(level, 'ru'), en: percentOf(level, 'en') },
    mixed: split.mixed,
    goals: goals.map(({ goal, arms }) => ({
      goal,
      arms,
      words: { ru: describeGoal(results, arms, 'ru'), en: describeGoal(results, arms, 'en') },
    })),
  };
}
