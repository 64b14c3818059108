import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { removeOperator } from '@vitrava/delivery/operators';
import { type OpenedConsole, openTestConsole, viewIn } from './testing/index.ts';

const remote = 'mfe-content';
let opened: OpenedConsole;
beforeEach(async () => {
  opened = await openTestConsole();
});
afterEach(() => opened.close());

describe('the sign-in to the console', () => {
  it.each(['/', '/move?type=stop-canary&remote=mfe-content'])('%s shows nothing without a session', async (url) => {
    for (const cookie of ['', 'operator=x.y', `operator=${opened.key}`]) {
      const answer = await opened.get(url, cookie);
      expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/sign-in', '']);
    }
    expect((await opened.get('/report.json')).statusCode).toBe(401);
    for (const form of ['/move', '/sign-out'])
      expect((await opened.post(form, { type: 'stop-canary', remote })).headers.location).toBe('/sign-in');
  });

  it('The key of an operator begins a session in a cookie that no script can read', async () => {
    expect(viewIn((await opened.get('/sign-in')).body)).toEqual({ type: 'sign-in', failure: null });
    const answer = await opened.post('/sign-in', { key: opened.key });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    expect(answer.cookies[0]).toMatchObject({ name: 'operator', httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(answer.cookies[0]?.expires?.getTime()).toBeGreaterThan(Date.now());
    expect(viewIn((await opened.get('/', await opened.signIn())).body)).toMatchObject({ type: 'overview', session: { operator: 'Ann' } });
  });

  it('A wrong key is refused, and an address has ten attempts', async () => {
    const attempt = (key: string) => opened.post('/sign-in', { key });
    const wrong = await attempt('vo_wrong');
    expect([wrong.statusCode, viewIn(wrong.body), wrong.cookies]).toEqual([403, { type: 'sign-in', failure: 'wrong-key' }, []]);
    for (let count = 1; count < 10; count += 1) await attempt('vo_wrong');
    const refused = await attempt(opened.key);
    expect([refused.statusCode, viewIn(refused.body)]).toEqual([429, { type: 'sign-in', failure: 'too-many' }]);
  });

  it('Signing out ends every copy of the session cookie', async () => {
    const cookie = await opened.signIn();
    const left = await opened.post('/sign-out', { csrf: await opened.csrfOf(cookie) }, { cookie });
    expect(left.cookies).toMatchObject([{ name: 'operator', value: '' }]);
    expect((await opened.get('/', cookie)).statusCode).toBe(303);
  });

  it('Removing an operator ends the sessions of that operator at once', async () => {
    const cookie = await opened.signIn();
    await removeOperator(opened.operatorsFile, 'Ann');
    expect((await opened.get('/', cookie)).statusCode).toBe(303);
    expect((await opened.post('/sign-in', { key: opened.key })).statusCode).toBe(403);
  });
});

describe('the answers of the console', () => {
  it('Every answer, a refusal too, forbids frames, foreign sources, caches and robots', async () => {
    const cookie = await opened.signIn();
    const answers = [
      await opened.get('/', cookie),
      await opened.get('/sign-in'),
      await opened.get('/report.json'),
      await opened.get('/nothing'),
      await opened.post('/move', {}, { cookie, 'sec-fetch-site': 'same-site' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 401, 404, 403]);
    for (const { headers } of answers) {
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cross-origin-resource-policy': 'same-origin' });
      expect(headers['cache-control']).toContain('no-store');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('A program with the key of an operator reads the report, which is computed at most once in ten seconds', async () => {
    const headers = { authorization: `Bearer ${opened.key}` };
    const answers = await Promise.all([1, 2, 3].map(() => opened.get('/report.json', '', headers)));
    await opened.get('/', await opened.signIn());
    expect(answers[0]?.json()).toMatchObject({
      remotes: [{ remote, stable: '1.1.0-b', before: '1.0.0-a' }, { remote: 'shell' }],
      moves: [],
    });
    expect(opened.reads()).toBe(1);
    expect((await opened.get('/report.json', '', { authorization: 'Bearer vo_wrong' })).statusCode).toBe(401);
  });

  it('The language is the chosen one, else that of the browser', async () => {
    const english = await opened.get('/sign-in', '', { 'accept-language': 'en' });
    expect(english.headers['content-language']).toBe('en-US');
    const chosen = await opened.get('/language?to=ru');
    expect([chosen.headers.location, chosen.cookies[0]]).toMatchObject(['/', { name: 'locale', value: 'ru' }]);
  });
});
