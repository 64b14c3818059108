import fp from 'fastify-plugin';
import { registerEvents } from './events.ts';
import { createTelemetry } from './telemetry.ts';

/** What browsers report of the shop (docs/decisions/017-telemetry.md), added up for the console. */
export const telemetry = fp(
  (app, _options, done) => {
    const reported = createTelemetry(app.compositions);
    registerEvents(app, reported);
    app.console.add(() => reported.tables());
    done();
  },
  { name: 'telemetry', encapsulate: true, decorators: { fastify: ['compositions', 'console'] } },
);
