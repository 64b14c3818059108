import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: from a cached response to the longest timeout. */
export const RESPONSE_BUCKETS_S = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** A slow or failing source must not delay the other figures. */
const READ_TIMEOUT_MS = 1000;

/** Values by the label `of`. */
export type Figures = Readonly<Record<string, number>>;

/** A registry with the figures of the process, its memory and its event loop (decision 064). */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Measures responses by the pattern of their route, never by an address: there are as many series as routes and statuses. `prefix` begins the names of the figures. */
export function measureResponses(app: FastifyInstance, registry: Registry, prefix: string): void {
  const registers = [registry];
  const seconds = new Histogram({
    name: `${prefix}_request_seconds`,
    help: 'Duration of requests, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: RESPONSE_BUCKETS_S,
    registers,
  });
  const inFlight = new Gauge({ name: `${prefix}_requests_in_flight`, help: 'Requests in progress.', registers });
  const aborted = new Counter({
    name: `${prefix}_requests_given_up_total`,
    help: 'Requests whose client disconnected before the response was complete.',
    registers,
  });
  app.addHook('onRequest', (_request, { raw }, done) => {
    inFlight.inc();
    raw.once('close', () => {
      inFlight.dec();
      if (!raw.writableFinished) aborted.inc();
    });
    done();
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
    const { url: route } = routeOptions;
    seconds.observe({ method: route === undefined ? 'any' : method, route: route ?? 'none', status }, elapsedTime / 1000);
    done();
  });
}

/** Adds figures that are read with each scrape. Those that cannot be read in time are left out. */
export function provideFigures(registry: Registry, name: string, help: string, read: () => Figures | Promise<Figures>): void {
  new Gauge({
    name,
    help,
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      this.reset();
      const figures = await Promise.race([read(), setTimeout(READ_TIMEOUT_MS, {}, { ref: false })]).catch(() => ({}));
      for (const [of, value] of Object.entries(figures)) this.set({ of }, value);
    },
  });
}
