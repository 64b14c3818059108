import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addOperator } from '@vitrava/delivery/operators';
import { stampOf } from '../report/index.ts';
import { csrfIn, liveIn, type OpenedConsole, openTestConsole, viewIn } from './testing/index.ts';

const move = { type: 'rollback', remote: 'mfe-content', version: '1.0.0-a' };
const MINUTE_MS = 60_000;

let opened: OpenedConsole;
beforeEach(async () => {
  opened = await openTestConsole();
});
afterEach(() => opened.close());

/** What a page of the console would send to confirm the rollback. */
async function confirmation(cookie: string) {
  const view = viewIn((await opened.get(`/move?${new URLSearchParams(move)}`, cookie)).body);
  const live = liveIn(view);
  return { ...move, reason: '', seen: live ? stampOf(live) : '', csrf: csrfIn(view) };
}

async function stable(): Promise<string | null> {
  const stored = await opened.releases.store.pointers('mfe-content');
  return stored.type === 'found' ? stored.value.stable : null;
}

describe('a change from the console', () => {
  it.each([
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'none', origin: 'https://shop.example' },
  ])('A form from another origin changes nothing, even with the session cookie and its CSRF token: %j', async (headers) => {
    const cookie = await opened.signIn();
    const form = await confirmation(cookie);
    for (const url of ['/move', '/sign-out', '/sign-in'])
      expect((await opened.post(url, { ...form, key: opened.key }, { ...(headers as Record<string, string>), cookie })).statusCode).toBe(
        403,
      );
    expect(await stable()).toBe('1.1.0-b');
    expect((await opened.get('/', cookie)).statusCode).toBe(200);
  });

  it('A form without the CSRF token of its session changes nothing', async () => {
    const cookie = await opened.signIn();
    const { csrf, ...form } = await confirmation(cookie);
    const other = await opened.csrfOf(await opened.signIn());
    for (const token of [{}, { csrf: '' }, { csrf: 'x' }, { csrf: other }, { csrf: `${csrf}0` }]) {
      const answer = await opened.post('/move', { ...form, ...token }, { cookie });
      expect([answer.statusCode, viewIn(answer.body).type]).toEqual([403, 'expired-form']);
      expect((await opened.post('/sign-out', token, { cookie })).statusCode).toBe(403);
    }
    expect(await stable()).toBe('1.1.0-b');
    expect((await opened.post('/move', { ...form, csrf }, { cookie })).statusCode).toBe(303);
    expect(await stable()).toBe('1.0.0-a');
  });

  it('A change more than ten minutes after the sign-in is refused until the operator enters the key again', async () => {
    const cookie = await opened.signIn();
    const form = { ...(await confirmation(cookie)), reason: 'empty page' };
    opened.wait(11 * MINUTE_MS);
    expect(viewIn((await opened.get(`/move?${new URLSearchParams(move)}`, cookie)).body)).toMatchObject({ needsKey: true });
    const refused = await opened.post('/move', form, { cookie });
    expect(refused.statusCode).toBe(403);
    expect(viewIn(refused.body)).toMatchObject({ needsKey: true, keyFailure: 'required', reason: 'empty page' });
    expect(await stable()).toBe('1.1.0-b');
    const confirmed = await opened.post('/move', { ...form, key: opened.key }, { cookie });
    expect([confirmed.statusCode, await stable()]).toEqual([303, '1.0.0-a']);
    const [renewed] = confirmed.cookies;
    const question = await opened.get(`/move?${new URLSearchParams(move)}`, `${renewed?.name}=${renewed?.value}`);
    expect(viewIn(question.body)).toMatchObject({ needsKey: false, session: { csrfToken: form.csrf } });
  });

  it('The key of another operator does not confirm a change, and an address has ten attempts', async () => {
    const cookie = await opened.signIn();
    const form = await confirmation(cookie);
    const bob = await addOperator(opened.operatorsFile, 'Bob', new Date().toISOString());
    opened.wait(11 * MINUTE_MS);
    const attempt = async (typed: string) => {
      const { statusCode, body, cookies } = await opened.post('/move', { ...form, key: typed }, { cookie });
      return [statusCode, viewIn(body), cookies];
    };
    for (const key of ['explanation' in bob ? '' : bob.key, 'vo_wrong'])
      expect(await attempt(key)).toMatchObject([403, { keyFailure: 'wrong-key', needsKey: true }, []]);
    for (let count = 0; count < 8; count += 1) await attempt('vo_wrong');
    expect(await attempt(opened.key)).toMatchObject([429, { keyFailure: 'too-many' }, []]);
    expect(await stable()).toBe('1.1.0-b');
  });

  it('A renewed session ends when it would have ended without it', async () => {
    const cookie = await opened.signIn();
    const form = await confirmation(cookie);
    opened.wait(599 * MINUTE_MS);
    const [renewed] = (await opened.post('/move', { ...form, key: opened.key }, { cookie })).cookies;
    opened.wait(2 * MINUTE_MS);
    expect((await opened.get('/', `${renewed?.name}=${renewed?.value}`)).headers.location).toBe('/sign-in');
  });
});

describe('the session cookie of a console with an HTTPS origin', () => {
  it('is secure and bound to its host, so that no other host of the domain can set it', async () => {
    const secure = await openTestConsole({ url: 'https://console.shop.example' });
    try {
      const [cookie] = (await secure.post('/sign-in', { key: secure.key })).cookies;
      expect(cookie).toMatchObject({ name: '__Host-operator', secure: true, httpOnly: true, sameSite: 'Strict', path: '/' });
      expect(cookie?.domain).toBeUndefined();
      const answer = await secure.get('/', `__Host-operator=${cookie?.value}`);
      expect([answer.statusCode, answer.headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
      expect((await secure.get('/', `operator=${cookie?.value}`)).statusCode).toBe(303);
    } finally {
      await secure.close();
    }
  });
});
