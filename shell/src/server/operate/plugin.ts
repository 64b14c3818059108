import fp from 'fastify-plugin';
import { type Console, createConsole } from './console.ts';
import { type Counters, createCounters } from './counters.ts';
import { createHealth, type Readiness } from './health.ts';
import { logAnswers } from './log-answers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly counters: Counters;
    readonly console: Console;
    readonly readiness: Readiness;
  }
}

/** Running the server: health, console, counters, and a line in the log per answer. */
export const operate = fp(
  (app, _options, done) => {
    logAnswers(app);
    const counters = createCounters();
    const console = createConsole(app);
    console.add(() => [{ title: 'Counters', rows: counters.rows().map(({ name, count, mean }) => [name, count, mean ?? '']) }]);
    app.decorate('counters', counters);
    app.decorate('console', console);
    app.decorate('readiness', createHealth(app));
    done();
  },
  { name: 'operate' },
);
