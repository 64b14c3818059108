import { parentPort } from 'node:worker_threads';
import { reduceGlobals } from '@vitrava/delivery/sandbox';
import { withTextsAsBytes } from './answer-bytes.ts';
import { createApiFetch } from './api-fetch.ts';
import { createEfforts } from './effort.ts';
import type { PackedResult, ThreadAnswer, ThreadRequest } from './job.ts';
import { memoryOf, packAnswer } from './packed-answer.ts';
import { createServerModules, type ServerExports } from './server-modules.ts';

/** The inside of a render thread: loads one server file and answers jobs with it until it is ended. */
if (!parentPort) throw new Error('This file runs in a worker thread only.');
const port = parentPort;
const { threadCpuUsage } = process;
const api = createApiFetch(answer);
const efforts = createEfforts(cpuMs, api.fetch);
globalThis.fetch = efforts.fetch;
const evaluate = await createServerModules();
let load: () => ServerExports = () => {
  throw new Error('No server file was given.');
};

port.on('message', (request: ThreadRequest) => {
  if (request.type === 'ping') answer({ type: 'pong', waitsForApi: efforts.waitsForApi() });
  else if (request.type === 'answer') api.answered(request.id, request.answer);
  else if (request.type === 'load') load = once(() => evaluate(request.file, request.code));
  else void run(request).then((result) => answerJob(request.id, result));
});
reduceGlobals();
answer({ type: 'ready' });

async function run({ method, input, requestId }: Extract<ThreadRequest, { type: 'job' }>): Promise<PackedResult> {
  try {
    const render = load()[method];
    if (typeof render !== 'function') throw new Error(`The server file does not export ${method}().`);
    const { value, effort } = await efforts.measure(async () => render(input), requestId);
    return { ok: true, value: packAnswer(withTextsAsBytes(value)), effort };
  } catch (error) {
    return threw(error);
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function answerJob(id: number, result: PackedResult): void {
  answer({ type: 'done', id, cpuMs: cpuMs(), result }, result.ok ? memoryOf(result.value) : []);
}

function threw(error: unknown): PackedResult {
  const explanation = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { ok: false, failure: { type: 'threw', explanation } };
}

/** `given`: memory that the message takes along. */
function answer(message: ThreadAnswer, given: readonly ArrayBuffer[] = []): void {
  port.postMessage(message, given);
}

function cpuMs(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}
