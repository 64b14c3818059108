import type { ExperimentFigures } from '@vitrava/console/report';
import type { Resolver } from '@vitrava/delivery/resolver';
import {
  type Collecting,
  createCollecting,
  describeGoal,
  type ExperimentRun,
  judge,
  percentOf,
  type ResultsCollector,
} from '@vitrava/delivery/results';
import type { FastifyInstance } from 'fastify';
import { registerEvents } from './events.ts';
import { createExposures } from './exposures.ts';
import { createQuota } from './quota.ts';
import { createSums } from './sums.ts';
import { createTelemetry } from './telemetry.ts';

export interface TelemetryOptions {
  readonly resolver: Resolver;
  /** Where the results of experiments are kept; closed with the server. */
  readonly results: ResultsCollector;
  /** The store of observations per version; closed with the server. */
  readonly sums: ResultsCollector;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** What browsers report of the shop (docs/decisions/017-telemetry.md), added up for the console; and the results of experiments (045). */
export async function telemetry(app: FastifyInstance, { resolver, results, sums, now }: TelemetryOptions): Promise<void> {
  const collecting = createCollecting({
    collector: results,
    onFailure: (error) => app.log.warn({ err: error }, 'results of experiments cannot be written; they wait'),
  });
  const noteTrial = createExposures({ resolver, visitors: app.visitors, collecting });
  const summing = createCollecting({
    collector: sums,
    onFailure: (error) => app.log.warn({ err: error }, 'sums per version cannot be written; they wait'),
  });
  const versions = createSums({ resolver, visitors: app.visitors, collecting: summing, quota: createQuota(), now });
  app.pages.watchFailures(async (remote, compositionId, request) => {
    const composition = await resolver.byId(compositionId);
    if (composition) await versions.notRendered(remote, composition, request);
  });
  const reported = createTelemetry({ byId: resolver.byId, noteTrial, noteSums: versions.reported, onCounted: app.metrics?.report });
  registerEvents(app, reported);
  app.console.provide('experiments', async () => resultFigures(await resolver.runs(), results, collecting));
  app.console.provide('vitals', () => reported.figures().vitals);
  app.console.provide('pages', () => reported.figures().pages);
  app.console.provide('errors', () => reported.figures().errors);
  app.console.provide('notCounted', () => reported.figures().notCounted);
  app.addHook('onClose', () => Promise.all([collecting.close(), summing.close()]));
}

/** What came of the running experiments so far, with the verdicts in both languages. Rejects when the collector cannot be read. */
async function resultFigures(
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
