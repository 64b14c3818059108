import type { ExperimentFigures } from '@vitrava/console/report';
import { type Collecting, describeGoal, type ExperimentRun, judge, percentOf, type ResultsCollector } from '@vitrava/delivery/results';

/** What came of the running experiments so far, with the verdicts in both languages. Rejects when the collector cannot be read. */
export async function resultFigures(
  runs: readonly ExperimentRun[],
  results: ResultsCollector,
  collecting: Pick<Collecting, 'flush'>,
): Promise<readonly ExperimentFigures[]> {
  if (runs.length === 0) return [];
  await collecting.flush();
  return Promise.all(
    runs.map(async (run) => {
      const judged = judge(run, await results.counts(run.id));
      const { remote, experiment } = run;
      const level = { ru: percentOf(judged.level, 'ru'), en: percentOf(judged.level, 'en') };
      const goals = judged.goals.map(({ goal, arms }) => ({
        goal,
        arms,
        words: { ru: describeGoal(judged, arms, 'ru'), en: describeGoal(judged, arms, 'en') },
      }));
      return { remote, experiment, level, mixed: judged.split.mixed, goals };
    }),
  );
}
