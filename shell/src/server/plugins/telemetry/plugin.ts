import type { Resolver } from '@vitrava/delivery/resolver';
import fp from 'fastify-plugin';
import { registerEvents } from './events.ts';
import { createTelemetry } from './telemetry.ts';

export interface TelemetryOptions {
  readonly resolver: Resolver;
}

/** What browsers report of the shop (docs/decisions/017-telemetry.md), added up for the console. */
export const telemetry = fp<TelemetryOptions>(
  (app, { resolver }, done) => {
    const reported = createTelemetry(resolver);
    registerEvents(app, reported);
    app.console.add(() => reported.tables());
    done();
  },
  { name: 'telemetry', encapsulate: true, decorators: { fastify: ['console'] } },
);
