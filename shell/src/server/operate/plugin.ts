import underPressure from '@fastify/under-pressure';
import { createPartSources, type PartSources } from '@vitrava/console/report';
import { logResponses } from '@vitrava/server-kit/logging';
import fp from 'fastify-plugin';
import { type Metrics, measureAnswers } from '../metrics/index.ts';
import { type Counters, createCounters } from './counters.ts';
import { createHealth, type Readiness } from './health.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Id of the versions that the answer was made of, or that the page lives with that reports something; null where there is none. */
    composition: string | null;
  }
  interface FastifyInstance {
    readonly counters: Counters;
    readonly console: PartSources;
    readonly readiness: Readiness;
  }
}

interface OperateOptions {
  /** The registry of the server's figures for machines; null, as by default: there is no listener. */
  readonly metrics?: Metrics | null;
}

/** Under pressure cached pages and files are still served, and no page waits for a permit (decision 061). */
const PRESSURE = { maxEventLoopDelay: 100, sampleInterval: 250, pressureHandler: () => undefined };

/** Running the server: health, what the console reads, counters, and a line in the log per answer. */
export const operate = fp<OperateOptions>(
  async (app, { metrics = null }) => {
    await app.register(underPressure, PRESSURE);
    app.decorateRequest('composition', null);
    logResponses(app, ({ page, composition }) => ({
      ...(page && { page: `${page.remote}/${page.route}` }),
      // `vitrava replay` shows it again.
      ...(composition !== null && { composition }),
    }));
    app.decorate('metrics', metrics);
    app.decorateRequest('page', null);
    if (metrics) measureAnswers(app, metrics);
    const counters = createCounters();
    const console = createPartSources();
    console.provide('counters', counters.read);
    app.decorate('counters', counters);
    app.decorate('console', console);
    app.decorate('readiness', createHealth(app));
  },
  { name: 'operate' },
);
