import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addOperator, operatorsFileIn, removeOperator } from '@vitrava/delivery/operators';
import { openResultsInMemory } from '@vitrava/delivery/results';
import fastify, { type FastifyInstance } from 'fastify';
import { type ConsoleView, stampOf } from '../../../console/index.ts';
import { http } from '../../http/index.ts';
import { operate } from '../../operate/index.ts';
import { createFixtureStore, type FixtureStore, SERVER_FILES } from '../../testing/index.ts';
import { console as consolePlugin } from './index.ts';

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const remote = 'mfe-content';
const routes = { news: '/news' };

let releases: FixtureStore;
let app: FastifyInstance;
let key = '';
let reads = 0;

const keysFolder = () => join(releases.dir, '.keys');
const operatorsFile = () => operatorsFileIn(keysFolder());
const post = (url: string, payload: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers: { ...OWN_PAGE, ...headers }, payload: new URLSearchParams(payload).toString() });
const get = (url: string, cookie = '', headers: Record<string, string> = {}) => app.inject({ url, headers: { ...headers, cookie } });
const signIn = (typed = key, headers = {}) => post('/_console/sign-in', { key: typed }, headers);
const cookieOf = async () => `operator=${(await signIn()).cookies[0]?.value}`;
const viewIn = (body: string) => JSON.parse(/id="console-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}').view as ConsoleView;
const liveIn = (view: ConsoleView) => (view.type === 'move' ? view.remote : null);

beforeEach(async () => {
  reads = 0;
  releases = await createFixtureStore();
  await releases.release({ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() });
  await releases.release({ remote, version: '1.0.0-a', server: SERVER_FILES.good('old'), routes });
  await releases.release({ remote, version: '1.1.0-b', server: SERVER_FILES.good('new'), routes });
  const added = await addOperator(operatorsFile(), 'Ann', new Date().toISOString());
  key = 'explanation' in added ? '' : added.key;
  app = fastify();
  await app.register(http, { publicUrl: null });
  await app.register(operate);
  app.console.provide('newVisitor', () => {
    reads += 1;
    return {};
  });
  const page =
    async () =>
    ({ view }: { view: ConsoleView }) => ({ title: view.type, html: `<p>${view.type}</p>` });
  await app.register(consolePlugin, {
    store: releases.store,
    sums: openResultsInMemory(),
    keysFolder: keysFolder(),
    canMove: true,
    publicUrl: null,
    page,
  });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  await releases.remove();
});

describe('the console', () => {
  it.each(['/_console', '/_console/move?type=stop-canary&remote=mfe-content'])('shows nothing of %s before the sign-in', async (url) => {
    for (const cookie of ['', 'operator=x.y', `operator=${key}`]) {
      const answer = await get(url, cookie);
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/_console/sign-in', '']);
    }
    expect((await get('/_console/report.json')).statusCode).toBe(401);
    expect((await post('/_console/move', { type: 'stop-canary', remote })).headers.location).toBe('/_console/sign-in');
  });

  it('is entered with a key by a form, and kept in a cookie that no script and no other page gets', async () => {
    expect(viewIn((await get('/_console/sign-in')).body)).toEqual({ type: 'sign-in', failure: null });
    const answer = await signIn();
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/_console']);
    expect(answer.cookies[0]).toMatchObject({ name: 'operator', httpOnly: true, sameSite: 'Strict', path: '/_console' });
    expect(answer.cookies[0]?.expires?.getTime()).toBeGreaterThan(Date.now());
    expect(viewIn((await get('/_console', await cookieOf())).body)).toMatchObject({ type: 'overview', operator: 'Ann', canMove: true });
  });

  it('runs nothing that does not come from the shop, is kept by no cache and found by no robot', async () => {
    const { headers } = await get('/_console', await cookieOf());
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  });

  it('says that a key is no one’s, and takes ten tries from an address', async () => {
    const wrong = await signIn('vo_wrong');
    expect([wrong.statusCode, viewIn(wrong.body), wrong.cookies]).toEqual([403, { type: 'sign-in', failure: 'wrong-key' }, []]);
    for (let tried = 1; tried < 10; tried += 1) await signIn('vo_wrong');
    const refused = await signIn();
    expect([refused.statusCode, viewIn(refused.body)]).toEqual([429, { type: 'sign-in', failure: 'too-many' }]);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'none' },
  ])('takes no form of another site: %j', async (headers: Record<string, string>) => {
    const cookie = await cookieOf();
    expect((await signIn(key, headers)).statusCode).toBe(403);
    for (const url of ['/_console/sign-out', '/_console/move'])
      expect((await post(url, { type: 'rollback', remote, version: '1.0.0-a' }, { ...headers, cookie })).statusCode).toBe(403);
    expect((await get('/_console', cookie)).statusCode).toBe(200);
  });

  it('is left by signing out, which ends the cookie wherever it was copied to', async () => {
    const cookie = await cookieOf();
    const left = await post('/_console/sign-out', {}, { cookie });
    expect(left.cookies).toMatchObject([{ name: 'operator', value: '' }]);
    expect((await get('/_console', cookie)).statusCode).toBe(303);
  });

  it('is closed at once to an operator whose key has ended', async () => {
    const cookie = await cookieOf();
    await removeOperator(operatorsFile(), 'Ann');
    expect((await get('/_console', cookie)).statusCode).toBe(303);
    expect((await signIn()).statusCode).toBe(403);
  });

  it('tells programs with an operator’s key what it knows, counted at most once in ten seconds', async () => {
    const headers = { authorization: `Bearer ${key}` };
    const answers = await Promise.all([1, 2, 3].map(() => get('/_console/report.json', '', headers)));
    await get('/_console', await cookieOf());
    expect(answers[0]?.json()).toMatchObject({
      remotes: [{ remote, stable: '1.1.0-b', before: '1.0.0-a' }, { remote: 'shell' }],
      moves: [],
    });
    expect(reads).toBe(1);
    expect((await get('/_console/report.json', '', { authorization: 'Bearer vo_wrong' })).statusCode).toBe(401);
  });
});

describe('a move from the console', () => {
  const ask = async (type: string, version: string | null, cookie: string) =>
    get(`/_console/move?${new URLSearchParams({ type, remote, ...(version && { version }) })}`, cookie);

  async function confirm(type: string, version: string | null, reason = '') {
    const cookie = await cookieOf();
    const live = liveIn(viewIn((await ask(type, version, cookie)).body));
    const seen = live ? stampOf(live) : '';
    return { cookie, answer: await post('/_console/move', { type, remote, ...(version && { version }), reason, seen }, { cookie }) };
  }

  const pointers = async () => {
    const stored = await releases.store.pointers(remote);
    return stored.type === 'found' ? stored.value : null;
  };

  it('is asked before it is made, and stands in the history under the name of the operator, with the reason', async () => {
    const { answer, cookie } = await confirm('rollback', '1.0.0-a', 'empty news page');
    expect(answer.statusCode).toBe(303);
    expect((await pointers())?.stable).toBe('1.0.0-a');
    expect(await releases.store.history()).toMatchObject([{ move: 'rollback', remote, by: 'Ann', reason: 'empty news page' }]);
    const view = viewIn((await get(String(answer.headers.location), cookie)).body);
    expect(view).toMatchObject({ done: { type: 'rollback', remote, version: '1.0.0-a' }, report: { moves: [{ by: 'Ann' }] } });
  });

  it('is not made when the part has changed since the question, and is asked anew', async () => {
    const cookie = await cookieOf();
    const live = liveIn(viewIn((await ask('rollback', '1.0.0-a', cookie)).body));
    await releases.release({ remote, version: '1.2.0-c', server: SERVER_FILES.good('newest'), routes });
    const seen = live ? stampOf(live) : '';
    const answer = await post('/_console/move', { type: 'rollback', remote, version: '1.0.0-a', reason: 'why', seen }, { cookie });
    expect(answer.statusCode).toBe(409);
    expect(viewIn(answer.body)).toMatchObject({ isChanged: true, reason: 'why', remote: { stable: '1.2.0-c' } });
    expect((await pointers())?.stable).toBe('1.2.0-c');
  });

  it('that is refused says why, word for word', async () => {
    const { answer } = await confirm('promote', '9.9.9-x');
    expect(answer.statusCode).toBe(409);
    expect(viewIn(answer.body)).toMatchObject({ refusals: [expect.stringContaining('There is no release 9.9.9-x of mfe-content')] });
    expect(await releases.store.history()).toEqual([]);
  });

  it('to a preview gives a signed address for a day, and moves nothing', async () => {
    const { answer } = await confirm('preview', '1.0.0-a');
    expect(viewIn(answer.body)).toMatchObject({ type: 'link', address: expect.stringMatching(/^http:\/\/localhost:80\/_preview\?token=/) });
    expect((await pointers())?.stable).toBe('1.1.0-b');
  });

  it('says of a canary what its visitors met, beside those of the stable version', async () => {
    const stored = await pointers();
    if (!stored) throw new Error('There are no pointers.');
    await releases.store.writePointers(remote, { ...stored, canary: { version: '1.0.0-a', share: 10 } });
    const view = viewIn((await get('/_console', await cookieOf())).body);
    expect(view).toMatchObject({
      report: { parts: { canaries: [{ remote, version: '1.0.0-a', control: '1.1.0-b', share: 10, visitors: { canary: 0 }, curve: [] }] } },
    });
  });

  it('says of a release in its first hour what it waits for', async () => {
    const stored = await pointers();
    if (!stored) throw new Error('There are no pointers.');
    const at = new Date().toISOString();
    const moved = (version: string) => ({ at, channel: 'stable', version, by: 'release' }) as const;
    await releases.store.writePointers(remote, { ...stored, history: [moved('1.0.0-a'), moved('1.1.0-b')] });
    const fresh = {
      remote,
      version: '1.1.0-b',
      before: '1.0.0-a',
      words: { ru: expect.stringContaining('Посетителей мало'), en: expect.stringContaining('Too few visitors to judge it') },
    };
    expect(viewIn((await get('/_console', await cookieOf())).body)).toMatchObject({ report: { parts: { freshReleases: [fresh] } } });
  });

  it('stops a canary, and gives it to everybody', async () => {
    const stored = await pointers();
    if (!stored) throw new Error('There are no pointers.');
    await releases.store.writePointers(remote, { ...stored, canary: { version: '1.0.0-a', share: 10 } });
    await confirm('stop-canary', null);
    expect(await pointers()).toMatchObject({ stable: '1.1.0-b', canary: null });
    await confirm('promote', '1.0.0-a');
    expect(await pointers()).toMatchObject({ stable: '1.0.0-a' });
  });

  it.each(['', '?type=destroy&remote=shell', '?type=promote&remote=shell', '?type=promote&remote=../x&version=1'])(
    'that is none leads back to the console: %p',
    async (query) => {
      expect((await get(`/_console/move${query}`, await cookieOf())).headers.location).toBe('/_console');
    },
  );
});

describe('the language of the console', () => {
  it('is the one that was chosen, else the browser’s', async () => {
    const english = await get('/_console/sign-in', '', { 'accept-language': 'en' });
    expect(english.headers['content-language']).toBe('en-US');
    const chosen = await get('/_console/language?to=ru');
    expect([chosen.headers.location, chosen.cookies[0]]).toMatchObject(['/_console', { name: 'locale', value: 'ru' }]);
  });
});
