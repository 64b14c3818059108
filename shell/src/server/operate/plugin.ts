import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { type Metrics, measureAnswers } from '../metrics/index.ts';
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

interface OperateOptions {
  /** What the server's figures for machines are kept in; null, as by default: nobody reads any. */
  readonly metrics?: Metrics | null;
}

/** Under pressure cached pages and files are still served, and no page waits for a permit (decision 061). */
const PRESSURE = { maxEventLoopDelay: 100, sampleInterval: 250, pressureHandler: () => undefined };

/** Running the server: health, what the console reads, counters, and a line in the log per answer. */
export const operate = fp<OperateOptions>(
  async (app, { metrics = null }) => {
    await app.register(underPressure, PRESSURE);
    logAnswers(app);
    app.decorate('metrics', metrics);
    app.decorateRequest('page', null);
    if (metrics) measureAnswers(app, metrics);
    const counters = createCounters();
    const console = createConsole();
    console.provide('counters', counters.read);
    app.decorate('counters', counters);
    app.decorate('console', console);
    app.decorate('readiness', createHealth(app));
  },
  { name: 'operate' },
);
