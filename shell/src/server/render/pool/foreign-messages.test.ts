import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { readConfig } from '../../operate/index.ts';
import { THREAD_PROGRAM, unpacked } from '../host/index.ts';
import { createRenderPool } from './index.ts';
import { readThreadAnswer } from './read-thread-answer.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrava-messages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Renders with a server file that sends something of its own through the port of its thread before each message of the thread. */
async function renderSending(send: string) {
  const code = `
    const { port1, port2 } = new MessageChannel();
    const { postMessage } = Object.getPrototypeOf(port1);
    Object.getPrototypeOf(port1).postMessage = function (...message) { ${send}; postMessage.apply(this, message); };
    exports.render = async () => ({ status: 200, head: { title: '' }, state: {}, html: '<p>page</p>' });`;
  const file = join(folder, 'server.cjs');
  await writeFile(file, code);
  const pool = createRenderPool({
    program: THREAD_PROGRAM,
    threads: 1,
    deadlineMs: readConfig({}).renderDeadlineMs,
    onFault: () => undefined,
  });
  await pool.ready();
  const integrity = `sha256-${hash('sha256', code, 'base64')}`;
  const result = unpacked(await pool.run({ file, integrity, method: 'render', input: { url: '/', locale: 'ru', values: {}, api: {} } }));
  await pool.close();
  return result;
}

it.each([
  ['nothing', 'postMessage.call(this, null)'],
  ['a number', 'postMessage.call(this, 7)'],
  ['a call whose id is a port of a channel', "postMessage.call(this, { type: 'call', id: port2, call: {} }, [port2])"],
  ['a pong without a word', "postMessage.call(this, { type: 'pong' })"],
  ['a result of no job', "postMessage.call(this, { type: 'done', id: 99, cpuMs: 0, result: null })"],
])('A release that sends %s through the port of its thread ends nothing but itself', async (_name, send) => {
  expect(await renderSending(send)).toMatchObject({ ok: true });
});

it('A message of a render thread is read only when it is one of its program', () => {
  expect(readThreadAnswer({ type: 'cancel', id: 1 })).toEqual({ type: 'cancel', id: 1 });
  for (const message of [
    null,
    undefined,
    [],
    'ready',
    { type: 'cancel' },
    { type: 'cancel', id: '1' },
    { type: 'done', id: 1, cpuMs: {} },
  ]) {
    expect(readThreadAnswer(message)).toBeNull();
  }
});
