import { type Figures, provideFigures, RESPONSE_BUCKETS_S } from '@vitrava/server-kit/metrics';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { DatabaseHandle } from '../database/index.ts';
import type { MailOutcome } from './mailer/index.ts';

/** Measures the queries of the database, and reads its workload when a machine requests it. */
export function measureDatabase(registry: Registry, { onQuery, load }: Pick<DatabaseHandle, 'onQuery' | 'load'>): void {
  const seconds = new Histogram({
    name: 'vitrava_api_database_query_seconds',
    help: 'How long queries took, those that waited for a turn or a connection with that wait, in seconds.',
    labelNames: ['outcome'],
    buckets: RESPONSE_BUCKETS_S,
    registers: [registry],
  });
  for (const outcome of ['answered', 'refused', 'failed']) seconds.zero({ outcome });
  onQuery((outcome, value) => seconds.observe({ outcome }, value));
  provideFigures(
    registry,
    'vitrava_api_database',
    'Connections to the database, those in use, and what waits for one or for its turn.',
    load,
  );
}

/** Counts the results of mails, which the returned function receives, and reads the outbox on request. */
export function measureMail(registry: Registry, readOutbox: () => Promise<Figures>): (outcome: MailOutcome) => void {
  const mails = new Counter({
    name: 'vitrava_api_mails_total',
    help: 'Mails that were sent, could not be sent this time, or were given up.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of ['sent', 'failed', 'given-up'] as const) mails.inc({ outcome }, 0);
  provideFigures(registry, 'vitrava_api_outbox', 'Mails that wait to be sent, and for how many seconds the oldest has.', readOutbox);
  return (outcome) => mails.inc({ outcome });
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
    buckets: RESPONSE_BUCKETS_S,
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
