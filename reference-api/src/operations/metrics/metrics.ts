import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DatabaseHandle } from '../../database/index.ts';
import type { MailOutcome } from '../mailer/index.ts';

/** In seconds: from a kept answer to the handler's timeout. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** A database that is away or has too much to do must not keep a machine from reading so. */
const READ_WITHIN_MS = 1000;

type Figures = Readonly<Record<string, number>>;

/** What machines read of this server (decision 064); process, memory and event loop are in it from the start. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Measures the answers by the pattern of their route, never by an address: there are as many series as routes and statuses. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'vitrava_api_request_seconds',
    help: 'How long answers of the API took, in seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  let current = 0;
  app.addHook('onRequest', async (_request, { raw }) => {
    current += 1;
    raw.once('close', () => {
      current -= 1;
    });
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url;
    seconds.observe({ method: route === undefined ? 'any' : method, route: route ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
  new Gauge({
    name: 'vitrava_api_requests_in_flight',
    help: 'Requests that are being answered.',
    registers: [registry],
    collect() {
      this.set(current);
    },
  });
}

/** Measures the queries of the database, and reads what it has to do when a machine asks. */
export function measureDatabase(registry: Registry, { hearQueries, load }: Pick<DatabaseHandle, 'hearQueries' | 'load'>): void {
  const seconds = new Histogram({
    name: 'vitrava_api_database_query_seconds',
    help: 'How long queries took, those that waited for a turn or a connection with that wait, in seconds.',
    labelNames: ['outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  for (const outcome of ['answered', 'refused', 'failed']) seconds.zero({ outcome });
  hearQueries((outcome, value) => seconds.observe({ outcome }, value));
  provide(registry, 'vitrava_api_database', 'Connections to the database, those in use, and what waits for one or for its turn.', load);
}

/** Counts what becomes of mails, which the result is told, and reads the outbox when a machine asks. */
export function measureMail(registry: Registry, readOutbox: () => Promise<Figures>): (outcome: MailOutcome) => void {
  const mails = new Counter({
    name: 'vitrava_api_mails_total',
    help: 'Mails that were sent, could not be sent this time, or were given up.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'failed', 'given-up'] as const) mails.inc({ outcome }, 0);
  provide(registry, 'vitrava_api_outbox', 'Mails that wait to be sent, and for how many seconds the oldest has.', readOutbox);
  return (outcome) => mails.inc({ outcome });
}

/** Figures by the label `of` that are read when a machine asks. Those that cannot be read at once are left out: the others say why. */
function provide(registry: Registry, name: string, help: string, read: () => Figures | Promise<Figures>): void {
  new Gauge({
    name,
    help,
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      this.reset();
      const figures = await Promise.race([read(), setTimeout(READ_WITHIN_MS, {}, { ref: false })]).catch(() => ({}));
      for (const [of, value] of Object.entries(figures)) this.set({ of }, value);
    },
  });
}

/** Measures calls to something that the API depends on, by its name: whether there was an answer, and of which class its status was (`5xx`). */
export function measureCalls<Args extends readonly unknown[], Answer extends { readonly status: number }>(
  registry: Registry,
  dependency: string,
  call: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  const seconds = new Histogram({
    name: `vitrava_api_${dependency}_call_seconds`,
    help: `How long calls to the ${dependency} took, in seconds.`,
    labelNames: ['outcome', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return async (...args) => {
    const end = seconds.startTimer();
    try {
      const answer = await call(...args);
      end({ outcome: 'answered', status: `${Math.floor(answer.status / 100)}xx` });
      return answer;
    } catch (error) {
      end({ outcome: 'failed', status: 'none' });
      throw error;
    }
  };
}
