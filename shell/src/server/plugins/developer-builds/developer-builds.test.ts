import { existsSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type DeveloperPass, writeDeveloperPass } from '@vitrava/delivery/signed-tokens';
import { createDirectoryStore } from '@vitrava/delivery/store';
import { createFixtureStore, type FixtureStore } from '@vitrava/delivery/testing/fixture-store';
import fastify, { type FastifyInstance } from 'fastify';
import { shopHttp } from '../../http/index.ts';
import { proxy } from '../../proxy/index.ts';
import {
  buildOf,
  hostileTargets,
  openFixtureShop,
  SERVER_FILES,
  startFakeApi,
  startFakeShop,
  statusOfTarget,
} from '../../testing/index.ts';
import { developerBuilds } from './index.ts';

const remote = 'mfe-gift';
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };
const pass = (changes: Partial<DeveloperPass> = {}): DeveloperPass => ({
  id: '0123456789abcdef',
  person: 'Ann',
  remotes: [remote],
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  ...changes,
});

describe('a working build of a developer', () => {
  let app: FastifyInstance;
  let releases: FixtureStore;
  let secret = '';
  let started: Awaited<ReturnType<typeof startFakeShop>>[] = [];

  const keyOf = (changes: Partial<DeveloperPass> = {}) => writeDeveloperPass('key', pass(changes), secret);
  const upload = (payload: object, key = keyOf(), to = remote) =>
    app.inject({ method: 'POST', url: `/_developer/builds/${to}`, headers: { authorization: `Bearer ${key}` }, payload });
  const get = (url: string, cookie = '', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { 'accept-encoding': 'identity', ...headers, cookie } });
  const enter = async (entry: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: entry,
      headers: { ...OWN_PAGE, 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });
    return { answer, cookie: answer.cookies.find(({ name }) => name === 'developer') };
  };
  const cookieOf = async (key = keyOf()) => {
    const { entry } = (await upload(buildOf(remote), key)).json<{ entry: string }>();
    return `developer=${(await enter(entry)).cookie?.value}`;
  };

  beforeEach(async () => {
    started = [];
    releases = await createFixtureStore();
    secret = await releases.store.secret();
    app = fastify();
    await app.register(shopHttp, { publicUrl: null });
    await app.register(proxy);
    await app.register(developerBuilds, {
      store: releases.store,
      folder: join(releases.dir, '.developers'),
      seats: 1,
      async startShop() {
        const shop = await startFakeShop();
        started.push(shop);
        return shop;
      },
    });
    app.all('*', () => 'the shop');
    await app.ready();
  });
  afterEach(async () => {
    await app.close();
    await releases.remove();
  });

  it('The ribbon shows in the language of the page the build, the way out, and the remotes of the page', async () => {
    const { body } = await get('/_developer/client.js');
    const texts = [
      'Показать, кто что нарисовал',
      'Show who drew what',
      'Рабочая сборка {remotes}: {version}',
      'Working build of {remotes}: {version}',
      'Выйти',
      'Leave',
    ];
    for (const text of [...texts, "import('/_preview/ribbon.js')"]) expect(body).toContain(text);
  });

  it('is shown to the holder of its key, kept by no cache, with the script that follows the next build', async () => {
    const cookie = await cookieOf();
    const answer = await get('/en/gift?x=1', cookie);
    expect(answer.body).toContain('a working build at /en/gift?x=1');
    expect(answer.body).toContain('<script type="module" src="/_developer/client.js"></script></head>');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers).not.toHaveProperty('etag');
    expect(answer.cookies.map(({ name }) => name)).toEqual(['locale', 'visitor']);
  });

  it('The build is shown to no other visitor, with any cookie, and no key is a cookie', async () => {
    await cookieOf();
    const expired = writeDeveloperPass('visit', pass({ expiresAt: new Date(Date.now() - 1000).toISOString() }), secret);
    const unknown = writeDeveloperPass('visit', pass({ id: 'fedcba9876543210' }), secret);
    const foreign = writeDeveloperPass('visit', pass(), 'another secret');
    for (const cookie of [
      '',
      'developer=',
      'developer=x.y',
      ...[expired, unknown, foreign, keyOf()].map((value) => `developer=${value}`),
    ]) {
      expect((await get('/gift', cookie)).body).toBe('the shop');
      expect((await get('/_developer/events', cookie)).statusCode).toBe(404);
    }
  });

  it('The build replaces pages alone: changes and the backend are the shop’s', async () => {
    const cookie = await cookieOf();
    expect((await get('/api/cart/', cookie)).body).toBe('the shop');
    expect((await app.inject({ method: 'POST', url: '/telemetry', headers: { cookie } })).body).toBe('the shop');
  });

  it('receives only paths, whatever else a request target looks like', async () => {
    const cookie = await cookieOf();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const otherHost = await startFakeApi();
    const targets = hostileTargets(new URL(otherHost.url).host);
    expect(targets.length).toBeGreaterThan(50);
    const sendRequest = async (target: string) => ((await statusOfTarget(port, target, { cookie })) >= 500 ? [target] : []);
    const failed = (await Promise.all(targets.map(sendRequest))).flat();
    await otherHost.close();
    expect(otherHost.calls).toEqual([]);
    expect(failed).toEqual([]);
  });

  it('The build is requested with the cookies of the visit, but not with the developer’s', async () => {
    const { body } = await get('/gift', `${await cookieOf()}; locale=en`, { 'x-forwarded-for': '6.6.6.6', 'if-none-match': '"one"' });
    const requested = JSON.parse(/<!--(.*)-->/.exec(body)?.[1] ?? '') as Record<string, string>;
    expect(requested).toMatchObject({ cookie: 'locale=en', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost:80' });
    expect(requested).not.toHaveProperty('if-none-match');
  });

  it('A link with a confirmation opens the build, is valid once, and gives a cookie that scripts cannot read', async () => {
    const { entry } = (await upload(buildOf(remote))).json<{ entry: string }>();
    const page = await get(entry, 'locale=en');
    expect(page.body).toContain('<html lang="en-US">');
    expect(page.body).toContain('The working build of mfe-gift by Ann');
    const russian = await get(entry, '', { 'accept-language': 'ru' });
    expect(russian.body).toContain('<html lang="ru-RU">');
    expect(russian.body).toContain('Рабочую сборку mfe-gift (Ann) увидите только вы');
    expect(page.headers).toMatchObject({ 'cache-control': expect.stringContaining('no-store'), 'referrer-policy': 'strict-origin' });
    expect((await get(entry)).statusCode).toBe(200);
    const { answer, cookie } = await enter(entry);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect((await enter(entry)).answer.statusCode).toBe(404);
    expect((await get(entry)).statusCode).toBe(404);
    const left = await app.inject({
      method: 'POST',
      url: '/_developer/leave',
      headers: { ...OWN_PAGE, cookie: `developer=${cookie?.value}` },
    });
    expect(left.cookies).toMatchObject([{ name: 'developer', value: '' }]);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{}],
  ])('is neither entered nor left by a form of another site: %j', async (headers: Record<string, string>) => {
    const { entry } = (await upload(buildOf(remote))).json<{ entry: string }>();
    for (const url of [entry, '/_developer/leave']) {
      const answer = await app.inject({ method: 'POST', url, headers });
      expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
    }
    const { answer } = await enter(entry);
    expect(answer.statusCode).toBe(303);
  });

  it.each([
    ['without a key', () => '', 401],
    ['with a key that has expired', () => keyOf({ expiresAt: new Date(Date.now() - 1).toISOString() }), 401],
    ['with a key of another shop', () => writeDeveloperPass('key', pass(), 'another secret'), 401],
    ['with a key for another remote', () => keyOf({ remotes: ['mfe-news'] }), 403],
  ])('is not taken %s', async (_what, key, status) => {
    expect((await upload(buildOf(remote), key())).statusCode).toBe(status);
    expect(started).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['no files', { files: [] }],
    ['a file outside of a build', { files: [{ path: '../../evil', content: '' }] }],
    ['a file that hides', { files: [{ path: 'browser/../../evil', content: '' }] }],
    ['a record of a release', { files: [{ path: 'release.json', content: '' }] }],
  ])('is not taken with %s', async (_what, payload) => {
    expect((await upload(payload)).statusCode).toBe(400);
    expect(readdirSync(join(releases.dir, '.developers', String(process.pid)))).toEqual([]);
  });

  it('is refused with a sentence where it would break the pages of others', async () => {
    const server = SERVER_FILES.good('other');
    await releases.release({ remote: 'mfe-other', version: '1.0.0-a', server, routes: { presents: '/gift' } });
    const answer = await upload(buildOf(remote));
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      409,
      expect.stringContaining('already answered by the live mfe-other'),
    ]);
    expect((await upload(buildOf('mfe-news'))).json<{ detail: string }>().detail).toContain('its name is mfe-news');
  });

  it('The build is in a store of its own, whose newest version is the last that was uploaded', async () => {
    const versions: string[] = [];
    for (const text of ['one', 'two', 'one']) versions.push((await upload(buildOf(remote, text))).json<{ version: string }>().version);
    expect(versions[2]).toBe(versions[0]);
    expect(versions[1]).not.toBe(versions[0]);
    const folder = join(releases.dir, '.developers', String(process.pid), pass().id);
    expect(await createDirectoryStore(folder).pointers(remote)).toMatchObject({ value: { stable: versions[0] } });
    expect(existsSync(join(releases.dir, remote))).toBe(false);
    expect(started).toHaveLength(1);
  });

  it('waits while as many developers are at work as there is room for', async () => {
    await cookieOf();
    const answer = await upload(buildOf(remote), keyOf({ id: 'fedcba9876543210' }));
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([503, expect.stringContaining('DEVELOPER_SEATS')]);
  });

  it('comes back when its server has ended', async () => {
    const cookie = await cookieOf();
    await started[0]?.stop();
    expect((await get('/gift', cookie)).body).toContain('a working build');
    expect(started).toHaveLength(2);
  });
});

describe('a shop that is not set up for it', () => {
  it('has none of it', async () => {
    const shop = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }]);
    const answer = await shop.app.inject({ method: 'POST', url: `/_developer/builds/${remote}`, payload: {} });
    expect(answer.statusCode).toBe(405);
    expect((await shop.app.inject('/_developer/client.js')).statusCode).toBe(404);
    await shop.close();
  });
});
