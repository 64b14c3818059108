import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { openDoor } from '../door-client/index.ts';
import { authorize, digestOf } from '../door-protocol/index.ts';
import { keyIdOf, makeOwnKey, readKeysPlace, readOwnKey, trustOf, writeTeams } from '../signing/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { describeOnStores, type FixtureBuild, MODULES_FROM, tempFolders, writeFixtureBuild } from '../testing/index.ts';
import { door } from './index.ts';
import { isBuildPath } from './staging.ts';

const newFolder = tempFolders();
const open: FastifyInstance[] = [];
afterAll(async () => {
  await Promise.all(open.map((app) => app.close()));
});

/** A team on a machine of its own. */
async function newTeam() {
  const keys = { ...readKeysPlace({}, '/'), folder: newFolder() };
  const { publicText } = await makeOwnKey(keys.folder, 'own');
  const key = await readOwnKey(keys);
  if (!key) throw new Error('The key was just made.');
  return { keys, key, publicText };
}

async function setUp(store: ReleaseStore) {
  const [content, cart] = [await newTeam(), await newTeam()];
  const keysFolder = newFolder();
  const keys = { ...readKeysPlace({ RELEASE_KEYS_DIR: keysFolder }, '/'), isShared: true };
  await writeTeams(keys.teamsFile, {
    content: { keys: [content.publicText], remotes: ['mfe-content'] },
    cart: { keys: [cart.publicText], remotes: ['mfe-cart'] },
  });
  const stagingDir = newFolder();
  const app = fastify();
  open.push(app);
  const requests: string[] = [];
  app.addHook('onRequest', async ({ method, url }) => void requests.push(`${method} ${url.replace(/[0-9a-f]{64}/, '*')}`));
  await app.register(door, { store, trust: trustOf(keys), stagingDir, modulesFrom: MODULES_FROM });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const send = (
    team: typeof content,
    remote: string,
    build: FixtureBuild = {},
    target: { channel: 'stable' } | null = { channel: 'stable' },
  ) =>
    openDoor(url, team.keys).release({
      remote,
      folder: writeFixtureBuild(join(newFolder(), remote), remote, build),
      packageVersion: '0.1.0',
      target,
      onlyNew: false,
      cause: { at: '2026-01-02T03:04:05.000Z', by: 'Ann <ann@vitrava.example>', reason: 'a new page' },
    });
  const run = (team: typeof content, line: string) => openDoor(url, team.keys).command({ args: line.split(' '), by: 'Ann' });
  return { app, url, store, content, cart, requests, stagingDir, send, run };
}

describeOnStores('The door', (fresh) => {
  it('takes a release of a team, and its rollback, and knows who it was', async () => {
    const { send, run, content, store } = await setUp((await fresh()).open());
    const one = await send(content, 'mfe-content', { text: 'one' });
    expect(one).toMatchObject({
      code: 0,
      lines: [expect.stringMatching(/^mfe-content 0\.1\.0-\w+ is live\.$/), expect.stringContaining('files')],
    });
    const two = await send(content, 'mfe-content', { text: 'two' });
    const back = await run(content, 'rollback mfe-content --reason empty');
    const version = (answer: typeof one) => (answer.data as { version: string }).version;
    expect(back).toMatchObject({ code: 0, lines: [`mfe-content is back at ${version(one)}.`, `${version(two)} has left stable.`] });
    const id = keyIdOf(content.key);
    expect((await store.history()).map(({ move, by, reason }) => ({ move, by, reason }))).toEqual([
      { move: 'release', by: `Ann <ann@vitrava.example>, team content (key ${id})`, reason: 'a new page' },
      { move: 'release', by: `Ann <ann@vitrava.example>, team content (key ${id})`, reason: 'a new page' },
      { move: 'rollback', by: `Ann, team content (key ${id})`, reason: 'empty' },
    ]);
    expect((await store.releases('mfe-content')).every(({ signature }) => signature?.key === id)).toBe(true);
  });

  it('answers what the gate says, word for word, and what is wrong with a build that does not describe itself', async () => {
    const { send, content } = await setUp((await fresh()).open());
    const broken = await send(content, 'mfe-content', { files: { 'server.cjs': 'throw new Error("no")', 'browser/later.js': '' } });
    expect(broken.code).toBe(1);
    expect(broken.lines[0]).toBe('mfe-content was not released:');
    expect((broken.data as { refusals: { type: string }[] }).refusals.map(({ type }) => type).sort()).toEqual([
      'script-broken',
      'server-file-broken',
    ]);
    const undescribed = await send(content, 'mfe-content', { files: { 'remote.manifest.json': '{}' } });
    expect((undescribed.data as { refusals: { type: string }[] }).refusals.map(({ type }) => type)).toContain('manifest-invalid');
  });

  it('lets a team move its own remotes only, and look at all', async () => {
    const { send, run, content, cart, store } = await setUp((await fresh()).open());
    await send(content, 'mfe-content', { text: 'one' });
    await send(content, 'mfe-content', { text: 'two' });
    expect(await send(cart, 'mfe-content', { text: 'three' })).toMatchObject({
      code: 1,
      data: { refusals: [{ type: 'remote-not-yours', remote: 'mfe-content' }] },
    });
    for (const line of [
      'rollback mfe-content',
      'withdraw mfe-content',
      'canary stop mfe-content',
      'channel mfe-content canary off',
      'experiment stop mfe-content',
    ])
      expect(await run(cart, line)).toMatchObject({ code: 1, data: { refusals: [{ type: 'remote-not-yours' }] } });
    expect((await run(cart, 'list')).lines[0]).toBe('mfe-content');
    expect((await run(cart, 'history --limit 1')).lines).toHaveLength(1);
    expect(await store.history()).toHaveLength(2);
  });

  it('sends only what the door does not have', async () => {
    const { send, content, requests } = await setUp((await fresh()).open());
    await send(content, 'mfe-content', { text: 'one' });
    const before = requests.length;
    await send(content, 'mfe-content', { text: 'two' });
    // The script, the server file, and the manifest, which is no file of a release.
    expect(requests.slice(before)).toEqual(['POST /v1/uploads', ...Array(3).fill('PUT /v1/files/*'), 'POST /v1/releases']);
  });

  it('goes on with an upload where it was interrupted', async () => {
    const { send, content, requests, stagingDir, app } = await setUp((await fresh()).open());
    let left = 4;
    app.server.on('request', ({ method, socket }) => {
      if (method === 'PUT' && left-- <= 0) socket.destroy();
    });
    await expect(send(content, 'mfe-content')).rejects.toThrow('cannot be reached');
    const come = readdirSync(join(stagingDir, 'files/content')).filter((name) => /^[0-9a-f]{64}$/.test(name)).length;
    expect(come).toBeGreaterThan(0);
    left = 1_000;
    const before = requests.length;
    expect((await send(content, 'mfe-content')).code).toBe(0);
    expect(requests.slice(before).filter((one) => one.startsWith('PUT')).length).toBeLessThanOrEqual(7 - come);
    expect(readdirSync(join(stagingDir, 'files/content'))).toEqual([]);
  }, 30_000);

  it('takes nothing that its team has not signed', async () => {
    const { url, content, stagingDir, store } = await setUp((await fresh()).open());
    const folder = writeFixtureBuild(join(newFolder(), 'mfe-content'), 'mfe-content');
    // Somebody on the way, or on the door's disk, changes a file after the team has signed.
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
    const listed = files
      .map((path) => ({ path, content: readFileSync(join(folder, path)) }))
      .map(({ path, content: bytes }) => ({ path, bytes: bytes.length, sha256: digestOf(bytes) }));
    const call = async (path: string, message: object) => {
      const body = JSON.stringify(message);
      const authorization = authorize({ method: 'POST', path, host: new URL(url).host, digest: digestOf(body) }, content.key);
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        body,
        headers: { authorization, 'content-type': 'application/json' },
      });
      return { status: response.status, body: (await response.json()) as { data?: { refusals: { type: string }[] }; missing?: string[] } };
    };
    await call('/v1/uploads', { remote: 'mfe-content', files: listed });
    const message = {
      remote: 'mfe-content',
      packageVersion: '0.1.0',
      createdAt: new Date().toISOString(),
      files: listed,
      target: null,
      onlyNew: false,
      by: 'Ann',
      reason: null,
    };
    expect(await call('/v1/releases', { ...message, signature: null })).toMatchObject({ status: 409 });
    for (const file of listed) {
      const bytes = readFileSync(join(folder, file.path));
      const path = `/v1/files/${file.sha256}`;
      const authorization = authorize({ method: 'PUT', path, host: new URL(url).host, digest: file.sha256 }, content.key);
      expect(
        (
          await fetch(`${url}${path}`, {
            method: 'PUT',
            body: bytes,
            headers: { authorization, 'content-type': 'application/octet-stream' },
          })
        ).status,
      ).toBe(201);
    }
    const unsigned = await call('/v1/releases', { ...message, signature: null });
    expect(unsigned.body.data?.refusals[0]?.type).toBe('signature-wrong');
    const forged = await call('/v1/releases', {
      ...message,
      signature: { key: keyIdOf(content.key), value: Buffer.alloc(64).toString('base64') },
    });
    expect(forged.body.data?.refusals[0]?.type).toBe('signature-wrong');
    writeFileSync(join(stagingDir, 'files/content', listed[0]?.sha256 ?? ''), 'another content');
    expect(await call('/v1/releases', { ...message, signature: null })).toMatchObject({ status: 409 });
    expect(await store.remotes()).toEqual([]);
  });
});

describe('The door', () => {
  async function ask(
    path: string,
    {
      method = 'POST',
      body = '{}',
      headers = {},
      sign = true,
    }: { method?: string; body?: string; headers?: Record<string, string>; sign?: boolean } = {},
  ) {
    const shop = await shared;
    const host = new URL(shop.url).host;
    const authorization = authorize({ method, path, host, digest: digestOf(body) }, shop.content.key);
    const response = await fetch(`${shop.url}${path}`, {
      method,
      body,
      headers: { 'content-type': 'application/json', ...(sign && { authorization }), ...headers },
    });
    return { status: response.status, error: ((await response.json()) as { error?: string }).error ?? '' };
  }
  const shared = (async () => {
    const { createDirectoryStore } = await import('../store/index.ts');
    return setUp(createDirectoryStore(newFolder()));
  })();

  it('lets no one in without the key of a team, and says what to do', async () => {
    const { url, cart } = await shared;
    const stranger = await newTeam();
    expect(await ask('/v1/commands', { sign: false })).toMatchObject({
      status: 401,
      error: expect.stringContaining('not signed with the key of a team'),
    });
    await expect(openDoor(url, stranger.keys).command({ args: ['list'], by: 'x' })).rejects.toThrow('is of no team here');
    const host = new URL(url).host;
    const proof = (changes: object, at?: number) =>
      authorize({ method: 'POST', path: '/v1/commands', host, digest: digestOf('{}'), ...changes }, cart.key, at);
    for (const changes of [{ method: 'PUT' }, { path: '/v1/uploads' }, { host: 'other.example' }])
      expect(await ask('/v1/commands', { headers: { authorization: proof(changes) } })).toMatchObject({
        status: 401,
        error: expect.stringContaining('does not match'),
      });
    expect(await ask('/v1/commands', { headers: { authorization: proof({}, Date.now() - 120_000) } })).toMatchObject({
      status: 401,
      error: expect.stringContaining('set the clock'),
    });
    expect(await ask('/v1/commands', { body: '{"other":1}', headers: { authorization: proof({}) } })).toMatchObject({
      status: 400,
      error: expect.stringContaining('not the one that was signed'),
    });
  });

  it('counts a request once', async () => {
    const { url, content } = await shared;
    const body = JSON.stringify({ args: ['list'], by: 'Ann' });
    const authorization = authorize({ method: 'POST', path: '/v1/commands', host: new URL(url).host, digest: digestOf(body) }, content.key);
    expect((await ask('/v1/commands', { body, headers: { authorization } })).status).toBe(200);
    expect(await ask('/v1/commands', { body, headers: { authorization } })).toMatchObject({
      status: 401,
      error: expect.stringContaining('sent before'),
    });
  });

  it.each([
    ['../../etc/passwd'],
    ['browser/../../x'],
    ['browser/./x'],
    ['/etc/passwd'],
    ['browser//x'],
    ['browser\\..\\x'],
    ['browser/.hidden'],
    ['release.json'],
    ['browser/a\0b'],
    ['browser/'],
  ])('takes no file at %j', async (path) => {
    expect(isBuildPath(path)).toBe(false);
    const body = JSON.stringify({ remote: 'mfe-content', files: [{ path, bytes: 1, sha256: 'a'.repeat(64) }] });
    expect(await ask('/v1/uploads', { body })).toMatchObject({ status: 400, error: expect.stringContaining('no file of a build') });
  });

  it('takes no content under another name, none that is too large, and no remote that is a path', async () => {
    const path = `/v1/files/${'a'.repeat(64)}`;
    expect(await ask(path, { method: 'PUT', headers: { 'content-type': 'application/octet-stream' } })).toMatchObject({ status: 400 });
    const { stagingDir } = await shared;
    expect(existsSync(join(stagingDir, 'files/content', 'a'.repeat(64)))).toBe(false);
    const sized = (bytes: number, files: number) =>
      JSON.stringify({
        remote: 'mfe-content',
        files: Array.from({ length: files }, (_, index) => ({ path: `browser/${index}.js`, bytes, sha256: 'a'.repeat(64) })),
      });
    expect((await ask('/v1/uploads', { body: sized(17 * 1024 ** 2, 1) })).status).toBe(400);
    expect((await ask('/v1/uploads', { body: sized(16 * 1024 ** 2, 9) })).status).toBe(413);
    expect((await ask('/v1/uploads', { body: '{"remote":"../x","files":[]}' })).status).toBe(400);
    expect((await ask('/v1/commands', { body: 'x'.repeat(1024 ** 2 + 1) })).status).toBe(413);
    expect((await ask('/v1/commands', { body: '{' })).status).toBe(400);
  });

  it('runs no command that means a machine', async () => {
    const { run, content } = await shared;
    for (const line of ['release mfe-content', 'keys list', 'prune', 'door', 'completion bash', 'nonsense', 'rollback'])
      expect(await run(content, line)).toMatchObject({ code: 2 });
  });

  it('stops guessing of keys', async () => {
    const shop = await setUp((await import('../store/index.ts')).createDirectoryStore(newFolder()));
    const statuses = new Set<number>();
    for (let turn = 0; turn < 35; turn++) statuses.add((await fetch(`${shop.url}/v1/commands`, { method: 'POST', body: '{}' })).status);
    expect([...statuses]).toEqual([401, 429]);
    expect((await shop.run(shop.content, 'list')).code).toBe(0);
  });
});

describe('The way to a door', () => {
  it('is taken over https, or on this machine', async () => {
    const { keys } = await newTeam();
    for (const address of ['http://shop.example', 'ftp://x', 'nonsense'])
      expect(() => openDoor(address, keys)).toThrow('must be an address such as https');
    for (const address of ['https://shop.example', 'http://127.0.0.1:3003', 'http://localhost:1'])
      expect(() => openDoor(address, keys)).not.toThrow();
  });

  it('says in a sentence when no one answers, or someone else does', async () => {
    const { keys } = await newTeam();
    const other = createServer((_request, response) => response.end('<html>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const bound = other.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    await expect(openDoor(`http://127.0.0.1:${port}`, keys).command({ args: ['list'], by: 'x' })).rejects.toThrow(
      'has answered 200, which is no answer of a door',
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(openDoor(`http://127.0.0.1:${port}`, keys).command({ args: ['list'], by: 'x' })).rejects.toThrow(
      `The door http://127.0.0.1:${port} cannot be reached: ECONNREFUSED.`,
    );
  });
});
