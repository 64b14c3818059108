import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writePreviewLink } from '@vitrava/delivery/signed-tokens';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.1.0-b', server: SERVER_FILES.good('new'), routes: { news: '/news', faq: '/faq' } },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('old'), routes: { news: '/news', faq: '/faq' } },
  ]);
});
afterAll(() => shop.close());

const split = { fractional: [{ cat: ['lead/', { var: 'targetingKey' }] }, ['old', 1], ['new', 1]] };

/** Runs an experiment of another name, so that nothing of the one before counts. */
async function run(experiment: string, targeting: object = split) {
  const flag = {
    state: 'ENABLED',
    variants: { old: '1.0.0-a', new: '1.1.0-b' },
    defaultVariant: null,
    targeting,
    metadata: { experiment, goals: 'cart/itemAdded' },
  };
  await shop.releases.store.writeFlags(JSON.stringify({ flags: { 'release.mfe-content': flag } }));
}

async function visit(path = '/news', headers: Record<string, string> = {}) {
  const answer = await shop.app.inject({ url: path, headers });
  const state = JSON.parse(/<script type="application\/json" id="vitrava-page">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '{}');
  const visitor = answer.cookies.find(({ name }) => name === 'visitor')?.value;
  return { page: state as PageDocumentState, cookie: headers['cookie'] ?? `visitor=${visitor}` };
}

const OWN = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
const shown = (arm: string) => ({ type: 'exposure', name: arm, remote: 'mfe-content' });
const added = { type: 'goal', name: 'cart/itemAdded', remote: 'shell' };

function report({ page, cookie }: Awaited<ReturnType<typeof visit>>, ...events: object[]) {
  const payload = JSON.stringify({ composition: page.composition.id, events });
  return shop.app.inject({ method: 'POST', url: '/_events', headers: { ...OWN, cookie }, payload });
}

/** Visitors and conversions by arm. */
async function figures(experiment: string) {
  const { experiments } = await shop.consoleParts();
  const { goals } = experiments.find((one) => one.experiment === experiment) ?? { goals: [] };
  const arms = goals.find(({ goal }) => goal === 'cart/itemAdded')?.arms ?? [];
  return Object.fromEntries(arms.map(({ arm, visitors, conversions }) => [arm, [visitors, conversions]]));
}

describe('an experiment', () => {
  it('counts each visitor once who was really shown an arm, and what they did afterwards', async () => {
    await run('once');
    const count = { old: [0, 0], new: [0, 0] };
    for (let visitor = 0; visitor < 12; visitor += 1) {
      const seen = await visit();
      const arm = seen.page.trial?.arms['mfe-content'] as 'old' | 'new';
      expect(seen.page.trial?.goals).toEqual(['cart/itemAdded']);
      const bought = visitor % 3 === 0;
      if (visitor === 11) continue;
      await report(seen, added, shown(arm), ...(bought ? [added, added] : []));
      await report(seen, shown(arm));
      count[arm] = [(count[arm][0] ?? 0) + 1, (count[arm][1] ?? 0) + Number(bought)];
    }
    expect(await figures('once')).toEqual(count);
  });

  it('counts no arm that the page does not hold or the draw does not give, and no visitor who was made up', async () => {
    await run('forged');
    const seen = await visit();
    const arm = seen.page.trial?.arms['mfe-content'] ?? '';
    const other = arm === 'old' ? 'new' : 'old';
    await report(seen, shown(other), shown('constructor'));
    const theirs = await visit('/news');
    await report({ ...theirs, cookie: `visitor=5f0c1b7e-0000-4000-8000-000000000000.${'0'.repeat(16)}` }, shown('old'), shown('new'));
    await report({ ...seen, page: { ...seen.page, composition: { ...seen.page.composition, id: 'abcdef0_abcdefabcdef' } } }, shown(arm));
    expect(await figures('forged')).toEqual({ old: [0, 0], new: [0, 0] });
  });

  it('Pages of visitors outside the audience contain nothing of arms, and later pages still count', async () => {
    await run('targeted', { if: [{ '==': [{ var: 'path' }, '/news'] }, split, null] });
    const outside = { arms: {}, goals: ['cart/itemAdded'] };
    const stranger = await visit('/faq');
    expect(stranger.page.trial).toEqual(outside);
    await report(stranger, added);
    const seen = await visit('/news');
    const arm = seen.page.trial?.arms['mfe-content'] ?? '';
    await report(seen, shown(arm));
    const next = await visit('/faq', { cookie: seen.cookie });
    expect(next.page.trial).toEqual(outside);
    await report(next, added);
    expect(await figures('targeted')).toEqual({ old: [0, 0], new: [0, 0], [arm]: [1, 1] });
  });

  it('The holder of a link, robots, and visitors who do not want to be observed are not counted', async () => {
    await run('uncounted');
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const show = { type: 'arm', remote: 'mfe-content', experiment: 'uncounted', arm: 'new' } as const;
    const token = writePreviewLink({ show, path: '/', expiresAt }, await shop.releases.store.secret());
    const { cookie } = await visit();
    const seen = await visit('/news', { cookie: `${cookie}; preview=${token}` });
    expect(seen.page.trial).toBeUndefined();
    await report(seen, shown('new'), added);
    expect((await visit('/news', { cookie, 'user-agent': 'Googlebot/2.1' })).page.trial).toBeUndefined();
    expect((await visit('/news', { cookie, 'sec-gpc': '1' })).page.trial).toBeUndefined();
    expect(await figures('uncounted')).toEqual({ old: [0, 0], new: [0, 0] });
  });
});
