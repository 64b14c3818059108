import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.1.0-b', server: SERVER_FILES.good('new'), routes: { news: '/news' } },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('old'), routes: { news: '/news' } },
  ]);
});
beforeEach(() => run({}));
afterAll(() => shop.close());

/** Runs an experiment on the remote whose arms are its two versions. */
async function run(flag: object | null) {
  const variants = { old: '1.0.0-a', new: '1.1.0-b' };
  const release = { state: 'ENABLED', variants, defaultVariant: 'new', metadata: { experiment: 'lead' }, ...flag };
  await shop.releases.store.writeFlags(JSON.stringify({ flags: flag ? { 'release.mfe-content': release } : {} }));
}

const split = { fractional: [{ cat: ['lead/', { var: 'targetingKey' }] }, ['old', 1], ['new', 1]] };
const only = (attribute: string, value: unknown) => ({
  defaultVariant: null,
  targeting: { if: [{ '==': [{ var: attribute }, value] }, 'new', null] },
});

async function newsFor(headers: Record<string, string> = {}, url = '/news') {
  const answer = await shop.app.inject({ url, headers: { 'accept-encoding': 'identity', ...headers } });
  return { arm: /<p>(\w+) \w\w<\/p>/.exec(answer.body)?.[1], cookie: answer.cookies.find(({ name }) => name === 'visitor') };
}

describe('a visitor', () => {
  it('gets no cookie while no experiment runs', async () => {
    await run(null);
    expect(await newsFor()).toEqual({ arm: 'old', cookie: undefined });
  });

  it('stays with the version the draw gave, and two versions are live at once', async () => {
    await run({ targeting: split });
    const first = await newsFor();
    expect(first.cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 24 * 60 * 60 });
    expect(await newsFor({ cookie: `visitor=${first.cookie?.value}` })).toEqual({ arm: first.arm, cookie: undefined });
    const visitors = await Promise.all(Array.from({ length: 40 }, () => newsFor()));
    expect(new Set(visitors.map(({ arm }) => arm))).toEqual(new Set(['old', 'new']));
  });

  it('gets a new id instead of garbage, or of one that was made up', async () => {
    for (const value of ['<script>', '5f0c1b7e-0000-4000-8000-000000000000', `5f0c1b7e-0000-4000-8000-000000000000.${'0'.repeat(16)}`])
      expect((await newsFor({ cookie: `visitor=${value}` })).cookie?.value).toMatch(/^[0-9a-f-]{36}\.[0-9a-f]{16}$/);
  });

  it('is chosen by language, device and sign-in', async () => {
    await run(only('locale', 'en'));
    expect([(await newsFor()).arm, (await newsFor({}, '/en/news')).arm]).toEqual(['old', 'new']);
    await run(only('device', 'mobile'));
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' };
    expect([(await newsFor()).arm, (await newsFor(phone)).arm]).toEqual(['old', 'new']);
    await run(only('signedIn', true));
    expect([(await newsFor()).arm, (await newsFor({ cookie: 'signed-in=1' })).arm]).toEqual(['old', 'new']);
  });

  it('is chosen by the path of the page, and the open page finds itself up to date', async () => {
    await run(only('path', '/news'));
    const { arm, cookie } = await newsFor();
    expect(arm).toBe('new');
    const latestFrom = async (path: string) => {
      const headers = { cookie: `visitor=${cookie?.value}`, referer: `http://localhost:3000${path}`, host: 'localhost:3000' };
      return (await shop.app.inject({ url: '/builds/latest.json', headers })).json<{ id: string }>().id;
    };
    const visitorId = cookie?.value.split('.')[0] ?? '';
    const { id } = await shop.resolver.resolve({
      visitorId,
      attributes: { locale: 'ru', path: '/news', device: 'desktop', signedIn: false },
    });
    expect(await latestFrom('/news')).toBe(id);
    expect(await latestFrom('/')).not.toBe(id);
  });
});

describe('a robot', () => {
  it.each(['Googlebot/2.1', 'Mozilla/5.0 (compatible; YandexBot/3.0)'])('sees the stable version and gets no cookie: %s', async (robot) => {
    const seen = await newsFor({ 'user-agent': robot });
    expect(seen).toEqual({ arm: 'old', cookie: undefined });
  });
});
