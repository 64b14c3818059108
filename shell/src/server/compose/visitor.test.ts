import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../testing/index.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.1.0-b', server: SERVER_FILES.good('new'), routes: { news: '/news' } },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('old'), routes: { news: '/news' } },
  ]);
});
afterAll(() => shop.close());

async function newsFor(cookie?: string) {
  const answer = await shop.app.inject({ url: '/news', headers: { 'accept-encoding': 'identity', ...(cookie ? { cookie } : {}) } });
  return { arm: /<p>(\w+) ru<\/p>/.exec(answer.body)?.[1], cookie: answer.cookies.find(({ name }) => name === 'visitor') };
}

describe('a visitor', () => {
  it('gets no cookie while no experiment runs', async () => {
    expect(await newsFor()).toEqual({ arm: 'old', cookie: undefined });
  });

  it('stays with the version the draw gave, and two versions are live at once', async () => {
    const { store } = shop.releases;
    const before = await store.pointers('mfe-content');
    if (before.type !== 'found') throw new Error('The fixture has no pointers.');
    await store.writePointers('mfe-content', { ...before.value, canary: { version: '1.1.0-b', share: 50 } });
    const first = await newsFor();
    expect(first.cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 365 * 24 * 60 * 60 });
    expect(await newsFor(`visitor=${first.cookie?.value}`)).toEqual({ arm: first.arm, cookie: undefined });

    const visitors = await Promise.all(Array.from({ length: 40 }, () => newsFor()));
    expect(new Set(visitors.map(({ arm }) => arm))).toEqual(new Set(['old', 'new']));
  });

  it('gets a new id instead of garbage', async () => {
    expect((await newsFor('visitor=<script>')).cookie?.value).toMatch(/^[0-9a-f-]{36}$/);
  });
});
