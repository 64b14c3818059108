import type { Resolver } from '@vitrava/delivery/resolver';
import { createCollecting, type ResultsCollector } from '@vitrava/delivery/results';
import fp from 'fastify-plugin';
import { registerEvents } from './events.ts';
import { createExposures } from './exposures.ts';
import { resultsTables } from './results-tables.ts';
import { createTelemetry } from './telemetry.ts';

export interface TelemetryOptions {
  readonly resolver: Resolver;
  /** Where the results of experiments are kept; closed with the server. */
  readonly results: ResultsCollector;
}

/** What browsers report of the shop (docs/decisions/017-telemetry.md), added up for the console; and the results of experiments (045). */
export const telemetry = fp<TelemetryOptions>(
  (app, { resolver, results }, done) => {
    const collecting = createCollecting({
      collector: results,
      onFailure: (error) => app.log.warn({ err: error }, 'results of experiments cannot be written; they wait'),
    });
    const noteTrial = createExposures({ resolver, visitors: app.visitors, collecting });
    const reported = createTelemetry({ byId: resolver.byId, noteTrial });
    registerEvents(app, reported);
    app.console.add(async () => [...(await resultsTables(await resolver.runs(), results, collecting)), ...reported.tables()]);
    app.addHook('onClose', () => collecting.close());
    done();
  },
  { name: 'telemetry', encapsulate: true, decorators: { fastify: ['console', 'visitors'] } },
);
