import { runGuard } from '@vitrava/delivery/canary';
import type { ResultsCollector } from '@vitrava/delivery/results';
import type { ReleaseStore } from '@vitrava/delivery/store';
import fp from 'fastify-plugin';

export interface GuardPluginOptions {
  readonly store: ReleaseStore;
  /** What visitors met per version. */
  readonly sums: ResultsCollector;
  /** How often canaries are looked at. */
  readonly everyMs: number;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Looks after canaries (decision 048). Each server of a store does; the store's lock sees to it that a move is made once. */
export const guard = fp<GuardPluginOptions>(
  (app, { store, sums, everyMs, now }, done) => {
    const refused = new Set<string>();
    let running: Promise<void> | null = null;

    async function look(): Promise<void> {
      try {
        for (const move of await runGuard({ store, sums, now: now() })) {
          const { type, ...of } = move;
          const key = JSON.stringify(move);
          // What is refused is tried again each time, and said once.
          if (type === 'refused' && refused.has(key)) continue;
          if (type === 'refused') refused.add(key);
          app.log[type === 'taken-back' || type === 'refused' ? 'error' : 'info'](of, `guard of releases: ${type}`);
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
    done();
  },
  { name: 'guard' },
);
