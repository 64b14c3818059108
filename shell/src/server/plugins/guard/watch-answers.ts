import { MOMENT_MS, momentNotes } from '@vitrava/delivery/canary';
import type { ResultsCollector } from '@vitrava/delivery/results';
import type { FastifyInstance } from 'fastify';

/** How this server answers pages and API calls, which wait for the backend. */
export interface Answers {
  /** Notes the moments that have passed, for all servers of the store. Rejects when they cannot be kept; then they are lost. */
  note(sums: Pick<ResultsCollector, 'open' | 'note'>): Promise<void>;
}

/** A visitor waits for longer than this only when something is wrong. */
const LATE_MS = 1_000;
/** A moment is late when that share of its answers is: single ones always are. */
const LATE_SHARE = 0.2;
const SERVER_ERROR = 500;
const IS_PAGE = /^text\/html/;

/** Watches what the routes answer that are registered after it. `now`: milliseconds since the epoch; `server`: a name that no other process has. */
export function watchAnswers(app: FastifyInstance, now: () => number, server: string): Answers {
  const moments = new Map<number, { answers: number; late: number }>();
  app.addHook('onResponse', async ({ url }, reply) => {
    if (!(url.startsWith('/api/') || IS_PAGE.test(String(reply.getHeader('content-type'))))) return;
    const moment = Math.floor(now() / MOMENT_MS);
    const seen = moments.get(moment) ?? { answers: 0, late: 0 };
    seen.answers += 1;
    if (reply.elapsedTime > LATE_MS || reply.statusCode >= SERVER_ERROR) seen.late += 1;
    moments.set(moment, seen);
  });
  return {
    async note(sums) {
      const present = Math.floor(now() / MOMENT_MS);
      const passed = [...moments].filter(([moment]) => moment < present);
      for (const [moment] of passed) moments.delete(moment);
      const notes = passed.map(([moment, { answers, late }]) => momentNotes(server, moment, late >= answers * LATE_SHARE));
      for (const run of new Map(notes.map((one) => [one.run.id, one.run])).values()) await sums.open(run);
      if (notes.length > 0) await sums.note(notes.flatMap((one) => one.notes));
    },
  };
}
