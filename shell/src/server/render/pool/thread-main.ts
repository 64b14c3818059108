import { parentPort } from 'node:worker_threads';
import { memoryOf, withTextsAsBytes } from './answer-bytes.ts';
import type { RenderJob, RenderResult, ThreadAnswer, ThreadRequest } from './job.ts';
import { readableStack } from './readable-stack.ts';
import { createServerModules } from './server-modules.ts';
import { createSharedAnswers } from './shared-answers.ts';

/** The inside of a render thread: answers jobs until it is ended. */
if (!parentPort) throw new Error('This file runs in a worker thread only.');
const port = parentPort;
globalThis.fetch = createSharedAnswers();
const loadServerModule = await createServerModules();

port.on('message', (request: ThreadRequest) => {
  if (request.type === 'ping') answer({ type: 'pong' });
  else void run(request.job).then((result) => answerJob(request.id, result));
});
answer({ type: 'ready' });

async function run({ file, method, input }: RenderJob): Promise<RenderResult> {
  try {
    const render = (await loadServerModule(file))[method];
    if (typeof render !== 'function') throw new Error(`The server file does not export ${method}().`);
    return { ok: true, value: withTextsAsBytes(await render(input)) };
  } catch (error) {
    return threw(error);
  }
}

function answerJob(id: number, result: RenderResult): void {
  try {
    answer({ type: 'done', id, result }, result.ok ? memoryOf(result.value) : []);
  } catch (error) {
    // A function or another live thing in the answer cannot be copied between threads.
    answer({ type: 'done', id, result: threw(error) });
  }
}

function threw(error: unknown): RenderResult {
  const explanation = error instanceof Error ? readableStack(error.stack ?? error.message) : String(error);
  return { ok: false, failure: { type: 'threw', explanation: explanation.slice(0, 2000) } };
}

/** `given`: memory that the message takes along. */
function answer(message: ThreadAnswer, given: readonly ArrayBuffer[] = []): void {
  port.postMessage(message, given);
}
