import { Socket } from 'node:net';
import { reduceGlobals } from '@vitrava/delivery/sandbox';
import type { Utf8 } from '../../utf8/index.ts';
import { createFrameReader, type Frame, writeFrame } from './frames.ts';
import type { ProcessMessage, ServerMessage } from './messages.ts';
import { packAnswer } from './packed-answer.ts';
import { createRenderFetch } from './render-fetch.ts';
import { createServerModules, type ServerExports } from './server-modules.ts';

/*
 * The program of a render process: it loads one server file and answers jobs with it. The server sends messages through descriptor 3, and the process ends
 * with the server.
 */
const CHANNEL = 3;
/** Longer stacks are cut, so that each fits in a message. */
const STACK_LENGTH = 8000;

const channel = new Socket({ fd: CHANNEL });
const { threadCpuUsage } = process;
const exit = process.exit.bind(process);
const api = createRenderFetch(send, cpuMs);
globalThis.fetch = api.fetch;
const evaluate = await createServerModules();
let load: () => ServerExports = () => {
  throw new Error('No server file was given.');
};

channel.on('data', createFrameReader(receive));
for (const event of ['close', 'error'] as const) channel.on(event, () => exit());
// Ctrl-C reaches the whole group of processes: the server ends this one when its visitors have their answers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
reduceGlobals();
send({ type: 'ready' });

function receive({ message: received, parts }: Frame): void {
  const message = received as ServerMessage;
  if (message.type === 'ping') send({ type: 'pong' });
  else if (message.type === 'answer') api.answered(message.id, withBody(message.answer, parts));
  else if (message.type === 'load') load = once(() => evaluateAll(message.files, parts));
  else void run(message);
}

function evaluateAll(files: readonly string[], parts: Frame['parts']): ServerExports {
  const [own, container] = files.map((file, index) => ({ file, code: new TextDecoder().decode(parts[index]) }));
  if (!own) throw new Error('No server file was given.');
  return evaluate(own, container);
}

function withBody(answer: Extract<ServerMessage, { type: 'answer' }>['answer'], [body]: Frame['parts']) {
  return typeof answer === 'string' ? answer : { ...answer, body: body ?? new Uint8Array() };
}

async function run({ id, method, input, requestId }: Extract<ServerMessage, { type: 'job' }>): Promise<void> {
  try {
    const render = load()[method];
    if (typeof render !== 'function') throw new Error(`The server file does not export ${method}().`);
    const { value, effort } = await api.measure(async () => render(input), requestId);
    const { names, parts } = packAnswer(value);
    send({ type: 'done', id, names, effort }, parts);
  } catch (error) {
    const explanation = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ type: 'threw', id, explanation: explanation.slice(0, STACK_LENGTH) });
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function send(message: ProcessMessage, parts: readonly Utf8[] = []): void {
  writeFrame(channel, message, parts);
}

function cpuMs(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}
