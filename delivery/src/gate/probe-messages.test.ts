import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { fixtureManifest, MODULES_FROM, tempFolder } from '../testing/index.ts';
import { probeServerFile } from './probe-server-file.ts';
import { rendersOf } from './renders.ts';

const file = join(tempFolder(), 'server.cjs');
const PAGE = "({ status: 200, head: { title: '' }, state: {}, html: '<h1>Page</h1>' })";

/** A server file that replaces what its thread reports; `when` is a condition on the report. */
function hostile(message: string, when = 'true'): string {
  return `
    const { port1 } = new MessageChannel();
    const { postMessage } = Object.getPrototypeOf(port1);
    Object.getPrototypeOf(port1).postMessage = function (report) { postMessage.call(this, ${when} ? ${message} : report); };
    exports.render = async () => ${PAGE};`;
}

function probe(code: string) {
  writeFileSync(file, code);
  const manifest = fixtureManifest('mfe-content');
  return probeServerFile({ remote: manifest.name, file, renders: rendersOf(manifest.name, manifest), modulesFrom: MODULES_FROM });
}

it.each([
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['a number', '7'],
  ['an object without a type', '{}'],
  ['an unknown type', "{ type: 'loaded!' }"],
  ['a call without an address', "{ type: 'request', id: 1, method: 'GET' }"],
  ['a call with an id that is an object', "{ type: 'request', id: {}, method: 'GET', url: 'http://api.invalid/', language: '' }"],
  ['an explanation that is no text', "{ type: 'unusable', reason: { toString: 1 } }"],
  ['a cyclic object', '(() => { const it = {}; it.it = it; return it; })()'],
])('The gate refuses a release whose server code sends %s in place of a message', async (_name, message) => {
  expect(await probe(hostile(message))).toMatchObject([
    { type: 'server-file-broken', reason: 'its thread sent what no render sends while loading' },
  ]);
});

it.each([
  ['a page that is no JSON', "{ type: 'rendered', output: '{', reason: null, lost: null }"],
  ['a page as an object', "{ type: 'rendered', output: {}, reason: null, lost: null }"],
])('The gate refuses a release whose server code sends %s in place of a rendered page', async (_name, message) => {
  expect(await probe(hostile(message, "report.type === 'rendered'"))).toMatchObject([
    { type: 'render-broken', reason: 'its thread sent what no render sends while rendering' },
  ]);
});

it('The gate returns no response to a call whose address is no URL', async () => {
  const call = "{ type: 'request', id: 1, method: 'GET', url: 'no address', language: '' }";
  const twice = hostile(call, "report.type === 'rendered' && !globalThis.done").replace(
    'postMessage.call(this,',
    `if (report.type === 'rendered') { postMessage.call(this, ${call}); globalThis.done = true; }\n postMessage.call(this,`,
  );
  expect(await probe(twice)).toEqual([]);
});

it('The gate ends a thread that sends messages without end', async () => {
  const flood = hostile("{ type: 'request', id: 1, method: 'GET', url: 'x', language: '' }").replace(
    'postMessage.call',
    'for (;;) postMessage.call',
  );
  const [refusal] = await probe(flood);
  expect(refusal).toMatchObject({ type: 'server-file-broken' });
});
