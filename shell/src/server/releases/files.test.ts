import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../testing/index.ts';
import { registerFiles } from './files.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }]);
});
afterAll(() => shop.close());

const ENTRY = '/releases/shell/1.0.0-a/entry.js';

function get(url: string, encoding = 'identity') {
  return shop.app.inject({ url, headers: { 'accept-encoding': encoding } });
}

describe('release files', () => {
  it('are served for ever under their version', async () => {
    const answer = await get(ENTRY);
    expect([answer.statusCode, answer.body]).toEqual([200, 'export const shell = "entry";']);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
    });
    // A page has nine of them, and heeds these of its document alone.
    expect(answer.headers).not.toHaveProperty('permissions-policy');
  });

  it('have a policy under which a file that is opened as a page runs no scripts', async () => {
    expect((await get(ENTRY)).headers['content-security-policy']).toBe('sandbox');
    expect((await get(ENTRY, 'br')).headers['content-security-policy']).toBe('sandbox');
  });

  it('go out as they were compressed at release', async () => {
    expect((await get(ENTRY, 'gzip, br')).headers['content-encoding']).toBe('br');
    const zipped = await get(ENTRY, 'gzip');
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe('export const shell = "entry";');
  });

  it('have an import map of their integrity beside them, the text of which a document may hold', async () => {
    const answer = await get('/releases/shell/1.0.0-a/importmap.json');
    expect(answer.json()).toEqual({ integrity: expect.objectContaining({ [ENTRY]: expect.any(String) }) });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await get('/releases/shell/9.9.9-z/importmap.json')).statusCode).toBe(404);
  });

  it('have the integrity of their style sheets beside them, for those that no document names', async () => {
    const answer = await get('/releases/shell/1.0.0-a/style-integrity.json');
    const { integrity } = (await get('/releases/shell/1.0.0-a/importmap.json')).json<{ integrity: Record<string, string> }>();
    const output = answer.json<Record<string, string>>();
    expect(Object.keys(output).every((address) => /^\/releases\/shell\/1\.0\.0-a\/.*\.css$/.test(address))).toBe(true);
    expect(Object.keys(output).filter((address) => address in integrity)).toEqual([]);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await get('/releases/shell/9.9.9-z/style-integrity.json')).statusCode).toBe(404);
  });

  it('are missing, not an error, once their release was deleted from a running shop', async () => {
    const fixture = { remote: 'mfe-content', server: SERVER_FILES.good('news'), routes: { news: '/news' } };
    for (const version of ['1.0.0-a', '1.1.0-b']) await shop.releases.release({ ...fixture, version });
    const old = '/releases/mfe-content/1.0.0-a/client.js';
    expect((await get(old)).statusCode).toBe(200);
    rmSync(join(shop.releases.dir, 'mfe-content/1.0.0-a'), { recursive: true });
    const answer = await get(old);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([404, 'Not found', 'no-store']);
    expect(answer.headers['content-type']).toContain('text/plain');
    expect((await get('/releases/mfe-content/1.1.0-b/client.js')).statusCode).toBe(200);
  });

  it.each([
    '/releases/shell/1.0.0-a/server.cjs',
    '/releases/shell/1.0.0-a/release.json',
    '/releases/shell/1.0.0-a/..%2fserver.cjs',
    '/releases/shell/1.0.0-a/%2e%2e/server.cjs',
    '/releases/shell/..%2f..%2f..%2fetc%2fpasswd/x',
    '/releases/..%2f/1/x',
    '/releases/shell/1.0.0-a/missing.js',
    '/releases/shell/9.9.9-z/entry.js',
    '/releases/shell/1.0.0-a/entry.js%00',
    '/releases/shell/channels.json',
  ])('are all that is served: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).not.toContain('immutable');
    expect(answer.body).not.toContain('renderFrame');
  });

  it('need no folder that someone has made: a machine that is new to a shared store has none yet', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'vitrava-files-'));
    const output: string[] = [];
    const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => void output.push(line) } } });
    const unknown = async () => null;
    await registerFiles(app, { fileOf: unknown, importMapOf: unknown, styleIntegrityOf: unknown }, join(parent, 'release-cache'));
    expect((await app.inject('/releases/shell/1.0.0-a/entry.js')).statusCode).toBe(404);
    expect(output).toEqual([]);
    await app.close();
    rmSync(parent, { recursive: true });
  });
});
