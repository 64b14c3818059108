import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageDocumentState, PageFlags, PagePayload } from '@vitrava/shared-kit/contracts/page';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

/** Counts its renders, so that a test sees which of them visitors share. */
const reader = `
  let renders = 0;
  exports.render = async ({ values }) => {
    renders += 1;
    const flags = values['shell/$flags'] ?? {};
    return { status: 200, head: { title: 'Goods' }, state: {}, html: '<p>' + (flags['new-sort']?.value ?? 'none') + ' ' + renders + '</p>' };
  };`;

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-catalog', version: '1.0.0-a', server: reader, routes: { start: '/', sale: '/sale' }, flags: { 'new-sort': 'boolean' } },
    { remote: 'mfe-content', version: '1.0.0-a', server: reader, routes: { news: '/news' } },
  ]);
});
afterAll(() => shop.close());

const flag = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'off' };

async function setFlag(changes: object) {
  await shop.releases.store.writeFlags(JSON.stringify({ flags: { 'new-sort': { ...flag, ...changes } } }));
}

async function visit(url: string, headers: Record<string, string> = {}) {
  const { body, cookies } = await shop.app.inject({ url, headers: { 'accept-encoding': 'identity', ...headers } });
  const state = JSON.parse(/id="vitrava-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as PageDocumentState;
  const [, shown, render] = /<p>(\w+) (\d+)<\/p>/.exec(body) ?? [];
  const visitor = cookies.find(({ name }) => name === 'visitor')?.value;
  return { shown, render, flags: state.values['shell/$flags'] as PageFlags | undefined, id: state.composition.id, visitor };
}

const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile Safari/537.36' };

describe('The flags of a page', () => {
  it('are in its markup and in its state with the same value, and a switched flag is in the next page', async () => {
    await setFlag({ defaultVariant: 'on' });
    expect(await visit('/')).toMatchObject({ shown: 'true', flags: { 'new-sort': { value: true } }, visitor: undefined });
    await setFlag({ defaultVariant: 'off' });
    expect(await visit('/')).toMatchObject({ shown: 'false', flags: { 'new-sort': { value: false } } });
    await shop.releases.store.writeFlags('{ "flags": {} }');
    expect(await visit('/')).toMatchObject({ shown: 'none', flags: undefined });
  });

  it('A cached page never shows a visitor the flags of another, and visitors with the same values share it', async () => {
    await setFlag({ targeting: { if: [{ '==': [{ var: 'device' }, 'mobile'] }, 'on', 'off'] } });
    const [desktop, mobile, another] = [await visit('/sale'), await visit('/sale', phone), await visit('/sale')];
    expect([desktop.shown, mobile.shown, another.shown]).toEqual(['false', 'true', 'false']);
    expect(another.render).toBe(desktop.render);
    expect(desktop.visitor).toBeDefined();
  });

  it('A remote that reads no flags gets none, and its render is shared by all', async () => {
    await setFlag({ targeting: { if: [{ '==': [{ var: 'device' }, 'mobile'] }, 'on', 'off'] } });
    const [desktop, mobile] = [await visit('/news'), await visit('/news', phone)];
    expect([desktop.shown, mobile.shown]).toEqual(['none', 'none']);
    expect(mobile.render).toBe(desktop.render);
    // A navigation to the remote that reads them finds them.
    expect(mobile.flags).toEqual({ 'new-sort': { value: true } });
  });

  it('A soft navigation brings the flags for its own address', async () => {
    await setFlag({ targeting: { if: [{ '==': [{ var: 'path' }, '/sale'] }, 'on', 'off'] } });
    const { id, flags, visitor } = await visit('/');
    expect(flags).toEqual({ 'new-sort': { value: false } });
    const headers = { cookie: `visitor=${visitor}`, referer: 'http://localhost:3000/', host: 'localhost:3000' };
    const answer = await shop.app.inject({ url: `/_page?path=%2Fsale&composition=${id}`, headers });
    expect(answer.json<PagePayload>()).toMatchObject({ owner: 'mfe-catalog', flags: { 'new-sort': { value: true } } });
    expect(answer.headers['vary']).toContain('User-Agent');
  });

  it('A split keeps a visitor in a variant, which pages name for the count; robots and visitors who are not tracked have the default', async () => {
    await setFlag({ targeting: { fractional: [{ cat: ['sort/', { var: 'targetingKey' }] }, ['on', 1], ['off', 1]] } });
    const first = await visit('/');
    const drawn = first.flags?.['new-sort'];
    expect(drawn?.variant).toBe(drawn?.value ? 'on' : 'off');
    expect(await visit('/', { cookie: `visitor=${first.visitor}` })).toMatchObject({ flags: { 'new-sort': drawn } });
    const all = await Promise.all(Array.from({ length: 20 }, () => visit('/')));
    expect(new Set(all.map(({ shown }) => shown))).toEqual(new Set(['true', 'false']));
    for (const arms of [
      ['on', 'off'],
      ['off', 'on'],
    ]) {
      await setFlag({ targeting: { fractional: [{ cat: ['sort/', { var: 'targetingKey' }] }, ...arms.map((arm) => [arm, 1])] } });
      for (const headers of [{ 'user-agent': 'Googlebot/2.1' }, { 'sec-gpc': '1' }])
        expect(await visit('/', headers)).toMatchObject({ flags: { 'new-sort': { value: false } }, visitor: undefined });
    }
  });
});
