import { Worker } from 'node:worker_threads';
import type { PrintedDocument } from '../printed-document.ts';

export interface Printer {
  print(document: PrintedDocument): Promise<Buffer>;
  /** Ends what is being printed. */
  close(): Promise<void>;
}

const DEADLINE_MS = 30_000;
const HEAP_LIMIT_MB = 256;

/** Prints beside the server, one document after the other: setting type keeps a core busy, and visitors wait for pages meanwhile. */
export function createPrinter(): Printer {
  let current: Worker | null = null;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function run(document: PrintedDocument): Promise<Buffer> {
    if (isClosed) throw new Error('The printer is closed.');
    const worker = new Worker(new URL('./thread-main.ts', import.meta.url), {
      workerData: document,
      env: { NODE_ENV: 'production' },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    });
    current = worker;
    const timer = setTimeout(() => void worker.terminate(), DEADLINE_MS);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
        worker.once('error', reject);
        worker.once('exit', (code) => reject(new Error(`The printer stopped with code ${code}.`)));
      });
    } finally {
      clearTimeout(timer);
      current = null;
      await worker.terminate();
    }
  }

  return {
    print(document) {
      const printed = last.then(() => run(document));
      last = printed.catch(() => undefined);
      return printed;
    },
    async close() {
      isClosed = true;
      await current?.terminate();
      await last;
    },
  };
}
