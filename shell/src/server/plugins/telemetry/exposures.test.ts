import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writePreviewLink } from '@vitrava/delivery/signed-tokens';
import type { PageDocumentState, PageFlags } from '@vitrava/shared-kit/contracts/page';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;
beforeAll(async () => {
  shop = await openFixtureShop([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    { remote: 'mfe-content', version: '1.1.0-b', server: SERVER_FILES.good('new'), routes: { news: '/news', faq: '/faq' } },
    { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('old'), routes: { news: '/news', faq: '/faq' } },
    {
      remote: 'mfe-catalog',
      version: '1.0.0-a',
      server: SERVER_FILES.good('goods'),
      routes: { start: '/' },
      flags: { 'new-sort': 'boolean' },
    },
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

describe('A flag that splits visitors', () => {
  const variants = { on: true, off: false };
  const draw = { fractional: [{ cat: ['sort/', { var: 'targetingKey' }] }, ['on', 1], ['off', 1]] };
  const read = (variant: string, flag = 'new-sort') => ({ type: 'exposure', name: variant, remote: `flag:${flag}` });
  const writeFlag = (name: string, changes: object = {}) => {
    const flag = { state: 'ENABLED', variants, defaultVariant: 'off', targeting: draw, metadata: { goals: 'cart/itemAdded' }, ...changes };
    return shop.releases.store.writeFlags(JSON.stringify({ flags: { [name]: flag } }));
  };
  const variantOf = ({ page }: Awaited<ReturnType<typeof visit>>) =>
    (page.values['shell/$flags'] as PageFlags | undefined)?.['new-sort']?.variant as 'on' | 'off';

  it('counts a visitor once who has seen what depends on it, by variant, and what they did afterwards', async () => {
    await writeFlag('new-sort');
    const count = { on: [0, 0], off: [0, 0] };
    for (let visitor = 0; visitor < 8; visitor += 1) {
      const seen = await visit('/');
      expect(seen.page.trial).toEqual({ isAwaited: true, arms: {}, goals: ['cart/itemAdded'] });
      const variant = variantOf(seen);
      await report(seen, added, read(variant), ...(visitor % 2 ? [added] : []));
      await report(seen, read(variant));
      count[variant] = [(count[variant][0] ?? 0) + 1, (count[variant][1] ?? 0) + (visitor % 2)];
    }
    expect(await figures('new-sort')).toEqual(count);
  });

  it('counts no variant that the draw does not give, none of a flag that no remote reads, and no visitor outside its audience', async () => {
    await writeFlag('new-sort', { metadata: { experiment: 'forged', goals: 'cart/itemAdded' } });
    const seen = await visit('/');
    await report(seen, read(variantOf(seen) === 'on' ? 'off' : 'on'), read('constructor'));
    expect(await figures('forged')).toEqual({ on: [0, 0], off: [0, 0] });
    await writeFlag('unread');
    await report(seen, read('on', 'unread'), read('off', 'unread'));
    expect(await figures('unread')).toEqual({ on: [0, 0], off: [0, 0] });
    await writeFlag('new-sort', { targeting: { if: [{ '==': [{ var: 'device' }, 'mobile'] }, draw, null] } });
    const outside = await visit('/');
    expect(outside.page.values['shell/$flags']).toEqual({ 'new-sort': { value: false } });
  });
});
