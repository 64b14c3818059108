import type { RenderProcess } from './render-process.ts';

const RESTART_PAUSE_MS = 500;

/** Keeps one process started that has no version yet, so that neither a new version nor the loss of a process makes a visitor wait for its start. */
export function createReserve(start: () => RenderProcess) {
  let isClosed = false;
  let reserve: RenderProcess | null = null;

  function fill(): void {
    if (isClosed || reserve) return;
    const started = start();
    reserve = started;
    void started.ended.then(() => {
      if (reserve !== started) return;
      reserve = null;
      setTimeout(fill, RESTART_PAUSE_MS).unref();
    });
  }

  fill();
  return {
    take(): RenderProcess {
      const taken = reserve ?? start();
      reserve = null;
      void taken.ready.then(fill);
      return taken;
    },
    async ready() {
      await reserve?.ready;
    },
    async close() {
      isClosed = true;
      reserve?.end('closed', 'The pool was closed.');
      await reserve?.ended;
    },
  };
}
