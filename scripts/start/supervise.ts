import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../environment/index.ts';

export interface SupervisedServer {
  /** Its log, for messages. */
  readonly log: string;
  /** Starts it; `port` is null at the first start, and then the port that it had. */
  readonly start: (port: number | null) => Promise<Child>;
}

export interface SupervisorOptions {
  /** Aborted when no server is started any more. */
  readonly signal: AbortSignal;
  readonly report: (text: string) => void;
  /** Before a server is started again; twice as long after each end, until it has run for `longestMs`. */
  readonly pauseMs?: { readonly first: number; readonly longest: number };
}

/** All processes of a command: each is started again, and reported, when it ends. */
export interface Supervisor {
  /** Starts a server and keeps it running. Rejects when it does not start the first time. */
  start(server: SupervisedServer): Promise<Child>;
  /** Stops all servers, the one that was started last first. */
  stop(): Promise<void>;
}

const PAUSE_MS = { first: 1_000, longest: 30_000 };

export function createSupervisor({ signal, report, pauseMs = PAUSE_MS }: SupervisorOptions): Supervisor {
  const running = new Set<Child>();
  const starting = new Set<Promise<Child>>();

  async function keep(start: Promise<Child>): Promise<Child> {
    starting.add(start);
    try {
      const child = await start;
      running.add(child);
      return child;
    } finally {
      starting.delete(start);
    }
  }

  async function watch(first: Child, { log, start }: SupervisedServer): Promise<void> {
    const port = Number(new URL(first.url).port);
    let child: Child | null = first;
    for (let pause = pauseMs.first; ; pause = Math.min(pause * 2, pauseMs.longest)) {
      const startedAt = performance.now();
      if (child) {
        const reason = await child.ended;
        running.delete(child);
        if (signal.aborted) return;
        if (performance.now() - startedAt > pauseMs.longest) pause = pauseMs.first;
        report(`${first.name} ${reason}; starting it again in ${pause / 1000} s. Its log: ${log}`);
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      child = await keep(start(port)).catch((error: Error) => {
        report(error.message);
        return null;
      });
      if (child) report(`${first.name} answers again.`);
    }
  }

  return {
    async start(server) {
      const child = await keep(server.start(null));
      void watch(child, server);
      return child;
    },
    async stop() {
      await Promise.allSettled(starting);
      for (const child of [...running].reverse()) await child.stop();
    },
  };
}
