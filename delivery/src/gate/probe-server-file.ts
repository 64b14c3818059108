import { Worker } from 'node:worker_threads';
import { SERVER_EXTERNALS } from '@vitrava/shared-kit/contracts/page';
import type { ProbeTask } from './probe-worker.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What to load and how long to wait for it. */
export interface ProbeOptions {
  readonly file: string;
  readonly exportName: 'render' | 'renderFrame';
  /** A file from whose place `react` and the other allowed modules are found. */
  readonly modulesFrom: string;
  readonly deadlineMs?: number;
}

/** Loads a server file as the render pool will, in a thread that may loop, throw or exit without harm. Nothing is rendered. */
export async function probeServerFile({ deadlineMs = 10_000, ...options }: ProbeOptions): Promise<Refusal[]> {
  const task: ProbeTask = { ...options, allowed: SERVER_EXTERNALS };
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), {
    workerData: task,
    env: { NODE_ENV: 'production' },
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(() => resolve(`it did not finish loading within ${deadlineMs} ms`), deadlineMs);
  worker.once('message', ({ reason }: { reason: string | null }) => resolve(reason));
  worker.once('error', (error) => resolve(error instanceof Error ? error.message : String(error)));
  worker.once('exit', () => resolve('it ended its thread while loading'));
  try {
    const reason = await promise;
    return reason === null ? [] : [refuse('server-file-broken', { reason })];
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
