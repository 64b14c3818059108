import { setTimeout as wait } from 'node:timers/promises';
import { startThread, type Thread, type ThreadOptions } from './thread.ts';

const RESPAWN_PAUSE_MS = 500;

export interface Spare {
  /** The thread in reserve; the next one starts when this one is ready. */
  take(): Thread;
  ready(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Keeps one thread started that belongs to no version yet, so that neither a new version nor the loss of a thread costs a visit its start. One
 * that is not kept is the first alone. */
export function createSpare(options: ThreadOptions, isKept = true): Spare {
  let isClosed = false;
  let spare: Thread | null = open();

  function open(): Thread {
    const thread = startThread(options);
    void thread.ended.then(async () => {
      if (spare !== thread) return;
      spare = null;
      await wait(RESPAWN_PAUSE_MS);
      refill();
    });
    return thread;
  }

  function refill(): void {
    if (!isClosed && isKept) spare ??= open();
  }

  return {
    take() {
      const taken = spare ?? startThread(options);
      spare = null;
      void taken.ready.then(refill);
      return taken;
    },
    async ready() {
      await spare?.ready;
    },
    async close() {
      isClosed = true;
      spare?.end('closed', 'The pool was closed.');
      await spare?.ended;
    },
  };
}
