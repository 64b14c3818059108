import type { Resolver } from '@vitrava/delivery/resolver';
import { createCollecting, type ResultsCollector } from '@vitrava/delivery/results';
import type { FastifyInstance } from 'fastify';
import { registerEvents } from './events.ts';
import { createExposures } from './exposures.ts';
import { createQuota } from './quota.ts';
import { resultFigures } from './result-figures.ts';
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
