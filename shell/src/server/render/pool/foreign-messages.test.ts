import { hash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../operate/index.ts';
import { createRenderPool, type RenderResult, type ServedRelease } from './index.ts';
import { readProcessMessage } from './messages.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrava-messages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(name: string, code: string) {
  const file = join(folder, name);
  await writeFile(file, code);
  return { remote: 'mfe-content', version: name, serverFile: file, serverIntegrity: `sha256-${hash('sha256', code, 'base64')}` };
}

const page = (text: string) => `exports.render = async () => ({ status: 200, head: { title: '' }, state: {}, html: '<p>${text}</p>' });`;

/** Renders with a server file that replaces what its process sends, and with a good one beside it. */
async function renderSending(sent: string) {
  const bad = await write('bad.cjs', `JSON.stringify = () => ${sent}; ${page('bad')}`);
  const good = await write('good.cjs', page('good'));
  const deadlineMs = readConfig({}).renderDeadlineMs;
  const pool = createRenderPool({ size: 2, deadlineMs, api: { baseUrl: 'http://127.0.0.1:1', deadlineMs }, onFault: () => undefined });
  await pool.ready();
  const render = (release: ServedRelease): Promise<RenderResult> =>
    pool.run({ release, method: 'render', input: { url: '/', locale: 'ru', values: {}, api: {} } });
  const results = await Promise.all([render(bad), render(good)]);
  await pool.close();
  return { results };
}

describe('a render process whose release sends messages of its own', () => {
  it.each([
    ['no JSON', `'['`],
    ['nothing', `'[[],null]'`],
    ['parts of impossible lengths', `'[["x",-5],{"type":"done","id":1}]'`],
    ['a message without its fields', `'[[],{"type":"call"}]'`],
    ['a message that is too large', `'[[],"' + 'x'.repeat(1e6) + '"]'`],
  ])('is ended when it sends %s, and no other version is affected', async (_name, sent) => {
    const { results } = await renderSending(sent);
    expect(results).toMatchObject([{ ok: false, failure: { type: 'crashed' } }, { ok: true }]);
  });

  it('is ended when it sends messages without end, and no other version is affected', async () => {
    const flood = `'[[],{"type":"pong"}]'; setInterval(() => { for (let index = 0; index < 2e3; index += 1) fetch('http://localhost/'); })`;
    const { results } = await renderSending(flood);
    expect(results).toMatchObject([
      { ok: false, failure: { type: 'crashed', explanation: 'It sent more than its jobs need.' } },
      { ok: true },
    ]);
  });
});

it('A message of a render process is accepted only when its program sends such messages', () => {
  const read = (message: unknown) => readProcessMessage({ message, parts: [] });
  expect(read({ type: 'cancel', id: 1 })).toEqual({ type: 'cancel', id: 1 });
  for (const message of [
    null,
    undefined,
    [],
    'ready',
    { type: 'cancel' },
    { type: 'cancel', id: '1' },
    { type: 'done', id: 1, effort: {} },
  ]) {
    expect(() => read(message)).toThrow();
  }
});
