import { runGuard } from '@vitrava/delivery/canary';
import type { ResultsCollector } from '@vitrava/delivery/results';
import type { ReleaseStore } from '@vitrava/delivery/store';
import type { FastifyInstance } from 'fastify';
import type { Answers } from './watch-answers.ts';

export interface GuardPluginOptions {
  readonly store: ReleaseStore;
  readonly sums: ResultsCollector;
  /** The response times of this server, for the verdict about a release while the backend is slow. */
  readonly answers: Answers;
  readonly everyMs: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const LEVELS = {
  climbed: 'info',
  promoted: 'info',
  'taken-back': 'error',
  refused: 'error',
  waiting: 'warn',
  watching: 'info',
} as const;

/** Looks after canaries (decision 048). Each server of a store does; the store's lock sees to it that a move is made once. */
export async function guard(app: FastifyInstance, { store, sums, answers, everyMs, now }: GuardPluginOptions): Promise<void> {
  const loggedKeys = new Set<string>();
  let running: Promise<void> | null = null;

  async function look(): Promise<void> {
    try {
      await answers.note(sums);
      for (const move of await runGuard({ store, sums, now: now() })) {
        const { type, ...of } = move;
        // Refused and waiting moves are checked again each time, and logged once. The figures of waiting ones change.
        const key = type === 'refused' ? JSON.stringify(move) : `${type} ${move.remote} ${move.version}`;
        const isLasting = type === 'refused' || type === 'waiting';
        if (isLasting && loggedKeys.has(key)) continue;
        if (isLasting) loggedKeys.add(key);
        app.log[LEVELS[type]](of, `guard of releases: ${type}`);
      }
    } catch (error) {
      app.log.warn({ err: error }, 'the guard of releases cannot look at them; it tries again');
    }
  }

  // Servers that were started together do not all look at the same moment.
  const timer = setInterval(
    () => {
      running ??= look().finally(() => {
        running = null;
      });
    },
    everyMs * (0.9 + Math.random() * 0.2),
  ).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
