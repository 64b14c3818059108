import { describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSIONS } from '@vitrava/shared-kit/contracts/manifest';
import { endCanary } from '../channels/index.ts';
import { endExclusion } from '../exclusion/index.ts';
import { startExperiment } from '../experiments/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, fixtureManifest, releasedVersion, tempFolders } from '../testing/index.ts';
import { checkAgainstLive } from './check-against-live.ts';
import { type LiveReleases, readLive } from './live-releases.ts';

const newFolder = tempFolders();

async function setUp(releases: Readonly<Record<string, Parameters<typeof releasedVersion>[3]>>) {
  const store = createDirectoryStore(newFolder());
  const builds = newFolder();
  for (const [remote, options] of Object.entries(releases)) await releasedVersion(store, builds, remote, options);
  return readLive(store);
}

const refusalsOf = (remote: string, changes: Parameters<typeof fixtureManifest>[1], live: LiveReleases) =>
  checkAgainstLive(remote, fixtureManifest(remote, changes), live);

const twoArms = (a: string, b: string) => [
  { name: 'a', version: a, weight: 50 },
  { name: 'b', version: b, weight: 50 },
];

const meta = { title: { ru: 'Новости', en: 'News' } };
const newest = { mount: CONTRACT_VERSIONS.mount, bus: CONTRACT_VERSIONS.bus, api: CONTRACT_VERSIONS.api };

describe('A release meets the live ones and', () => {
  it('A remote may rely on the shared kit’s versions while there is no shell', async () => {
    const live = await setUp({});
    expect(checkAgainstLive('mfe-content', fixtureManifest('mfe-content', { contracts: newest }), live)).toEqual([]);
    const tooNew = fixtureManifest('mfe-content', { contracts: { ...newest, bus: newest.bus + 1 } });
    expect(checkAgainstLive('mfe-content', tooNew, live)).toMatchObject([
      { type: 'contract-too-new', contract: 'bus', wanted: newest.bus + 1, offered: newest.bus, shellVersion: null },
    ]);
  });

  it('A remote may rely on no more than the live shell supports', async () => {
    const live = await setUp({ shell: { manifest: { contracts: { mount: 1, bus: 7, api: 1 } } } });
    expect(checkAgainstLive('mfe-content', fixtureManifest('mfe-content', { contracts: { mount: 1, bus: 7, api: 1 } }), live)).toEqual([]);
    const [refusal] = checkAgainstLive('mfe-content', fixtureManifest('mfe-content', { contracts: { mount: 1, bus: 8, api: 1 } }), live);
    expect(refusal?.explanation).toMatch(
      /version 8 of the bus contract, but the live shell 0\.1\.0-\w+ speaks version 7: release a newer shell first/,
    );
  });

  it('A shell must support the needs of live remotes', async () => {
    const contracts = { mount: 1, bus: 2, api: 1 };
    const live = await setUp({ shell: { manifest: { contracts } }, 'mfe-content': { manifest: { contracts } } });
    expect(checkAgainstLive('shell', fixtureManifest('shell'), live)).toMatchObject([
      { type: 'shell-too-old', contract: 'bus', offered: 1, wanted: 2, other: 'mfe-content' },
    ]);
  });

  it('may not take an address of another remote, also of its canary, but may keep its own', async () => {
    const live = await setUp({
      'mfe-content': { manifest: { routes: [{ name: 'article', path: '/news/:id', meta }] } },
      'mfe-account': { target: { channel: 'canary', share: 5 } },
    });
    const routes = [{ name: 'story', path: '/News/:slug/', meta }];
    expect(checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', { routes }), live)).toMatchObject([
      { type: 'route-conflict', path: '/News/:slug/', otherPath: '/news/:id', other: 'mfe-content' },
    ]);
    const account = [{ name: 'account', path: '/mfe-account', meta }];
    expect(checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', { routes: account }), live)).toMatchObject([
      { other: 'mfe-account' },
    ]);
    expect(checkAgainstLive('mfe-content', fixtureManifest('mfe-content', { routes }), live)).toEqual([]);
  });

  it.each([
    ['swallow the addresses of another remote', '/*'],
    ['shadow one page of another remote', '/product/1001'],
  ])('may not %s', async (_, path) => {
    const live = await setUp({ 'mfe-catalog': { manifest: { routes: [{ name: 'product', path: '/product/:id', meta }] } } });
    expect(refusalsOf('mfe-content', { routes: [{ name: 'rest', path, meta }] }, live)).toMatchObject([
      { type: 'route-conflict', path, otherPath: '/product/:id', other: 'mfe-catalog' },
    ]);
  });

  it('may not take a part in the frame from another remote, unless that lists it under "retires"', async () => {
    const cart = { ...meta, role: 'cart', tool: { ...meta, icon: 'cart', order: 1 } };
    const fragments = [
      { name: 'search', slot: { place: 'header' } },
      { name: 'login', popup: { role: 'sign-in' } },
    ];
    const facts = { routes: [{ name: 'page', path: '/mfe-cart', meta: cart }], fragments };
    const exposes = ['./client', './pages/page', './fragments/search', './fragments/login'];
    const claim = { ...facts, routes: [{ name: 'page', path: '/acme', meta: cart }] };
    const live = await setUp({ 'mfe-cart': { manifest: facts, exposes } });
    const refusals = refusalsOf('acme', claim, live);
    expect(refusals.map((refusal) => 'role' in refusal && [refusal.type, refusal.role])).toEqual([
      ['role-taken', 'cart-tool'],
      ['role-taken', 'header-slot'],
      ['role-taken', 'cart'],
      ['role-taken', 'sign-in'],
    ]);
    expect(refusalsOf('mfe-cart', facts, live)).toEqual([]);
    const leaving = await setUp({
      'mfe-cart': { manifest: { ...facts, retires: ['cart-tool', 'header-slot', 'cart', 'sign-in'] }, exposes },
    });
    expect(refusalsOf('acme', claim, leaving)).toEqual([]);
  });

  it('may name the middleware of the shell, its own and that of another live remote, and no other', async () => {
    const live = await setUp({ 'mfe-cart-checkout': { manifest: { middleware: ['checkout-auth'] }, exposes: CHECKOUT } });
    const routes = [{ name: 'gift', path: '/gift', meta: { ...meta, middleware: ['auth', 'paid', 'checkout-auth', 'unknown'] } }];
    expect(refusalsOf('mfe-gift', { routes, middleware: ['paid'] }, live)).toMatchObject([
      { type: 'middleware-unknown', route: 'gift', middleware: 'unknown' },
    ]);
  });

  it('may name the middleware of another remote in a document of its own only where that loads the remote', async () => {
    const live = await setUp({ 'mfe-cart-checkout': { manifest: { middleware: ['checkout-auth'] }, exposes: CHECKOUT } });
    const naming = (remotes: string[]) => ({
      routes: [{ name: 'gift', path: '/gift', meta: { ...meta, middleware: ['checkout-auth'], remotes } }],
    });
    expect(refusalsOf('mfe-gift', naming(['mfe-cart-checkout']), live)).toEqual([]);
    expect(refusalsOf('mfe-gift', naming(['mfe-account']), live)).toMatchObject([
      { type: 'middleware-unknown', middleware: 'checkout-auth' },
    ]);
  });
});

const CHECKOUT = ['./client', './pages/page', './middleware/checkout-auth'];
const needing = (facts: object) => ({ manifest: { routes: [{ name: 'gift', path: '/gift', meta: { ...meta, ...facts } }] } });

describe('What other live releases need', () => {
  it('stays: a middleware that their routes name', async () => {
    const live = await setUp({
      'mfe-cart-checkout': { manifest: { middleware: ['checkout-auth'] }, exposes: CHECKOUT },
      'mfe-gift': needing({ middleware: ['checkout-auth'] }),
    });
    const [refusal] = refusalsOf('mfe-cart-checkout', {}, live);
    expect(refusal).toMatchObject({ type: 'still-needed', what: 'the middleware checkout-auth', other: 'mfe-gift' });
    expect(refusal?.explanation).toMatch(
      /takes away the middleware checkout-auth, which the live mfe-gift 0\.1\.0-\w+ needs \(its route gift names it\): keep it until mfe-gift is released/,
    );
    expect(refusalsOf('mfe-cart-checkout', { middleware: ['checkout-auth'] }, live)).toEqual([]);
  });

  it('stays: a page that their breadcrumbs lead to', async () => {
    const breadcrumbs = [{ name: { ru: 'Статья', en: 'Article' }, to: '/news/5' }];
    const live = await setUp({
      'mfe-content': { manifest: { routes: [{ name: 'article', path: '/news/:id', meta }] } },
      'mfe-gift': needing({ breadcrumbs }),
    });
    expect(refusalsOf('mfe-content', {}, live)).toMatchObject([{ type: 'still-needed', what: 'the page /news/5', other: 'mfe-gift' }]);
  });

  const login = [{ name: 'login', popup: { role: 'sign-in' as const } }];
  const account = { manifest: { fragments: login }, exposes: ['./client', './pages/page', './fragments/login'] };

  it('stays: the popup for signing in, while a page is for the signed-in', async () => {
    const live = await setUp({ 'mfe-account': account, 'mfe-gift': needing({ needAuth: true }) });
    expect(refusalsOf('mfe-account', {}, live)).toMatchObject([{ type: 'still-needed', what: 'the popup for signing in' }]);
    expect(refusalsOf('mfe-account', { fragments: login }, live)).toEqual([]);
  });

  it('stays also when only a canary or an arm of an experiment needs it', async () => {
    const store = createDirectoryStore(newFolder());
    const builds = newFolder();
    await releasedVersion(store, builds, 'mfe-account', account);
    const plain = await releasedVersion(store, builds, 'mfe-gift');
    await releasedVersion(store, builds, 'mfe-gift', { ...needing({ needAuth: true }), target: { channel: 'canary', share: 1 } });
    expect(refusalsOf('mfe-account', {}, await readLive(store))).toMatchObject([{ type: 'still-needed' }]);
    const pointers = await store.pointers('mfe-gift');
    const trial = pointers.type === 'found' ? (pointers.value.canary?.version ?? '') : '';
    await endCanary(store, { remote: 'mfe-gift', attribution: fixtureAttribution() });
    expect(refusalsOf('mfe-account', {}, await readLive(store))).toEqual([]);
    await endExclusion(store, { remote: 'mfe-gift', version: trial, attribution: fixtureAttribution() });
    await startExperiment(store, { remote: 'mfe-gift', name: 'lead', arms: twoArms(plain, trial) }, fixtureAttribution());
    expect(refusalsOf('mfe-account', {}, await readLive(store))).toMatchObject([{ type: 'still-needed', otherVersion: trial }]);
  });

  it('may go when another live remote has taken it over, and was never there for one that no remote has had', async () => {
    const other = { ...account, manifest: { ...account.manifest, routes: [] } };
    const leaving = { ...account, manifest: { ...account.manifest, retires: ['sign-in'] } };
    const live = await setUp({ 'mfe-account': leaving, 'mfe-sign-in': other, 'mfe-gift': needing({ needAuth: true }) });
    expect(refusalsOf('mfe-account', {}, live)).toEqual([]);
    expect(refusalsOf('mfe-content', {}, await setUp({ 'mfe-gift': needing({ needAuth: true }) }))).toEqual([]);
  });
});

describe('Every version that is live', () => {
  it('A rollback of the shell must support the needs of a remote', async () => {
    const live = await setUp({ shell: { manifest: { contracts: { mount: 1, bus: 8, api: 1 } } } });
    const canary = await setUp({ shell: { target: { channel: 'canary', share: 5 } } });
    const both = { ...live, shells: [...live.shells, ...canary.shells] };
    expect(refusalsOf('mfe-content', { contracts: { mount: 1, bus: 8, api: 1 } }, live)).toEqual([]);
    expect(refusalsOf('mfe-content', { contracts: { mount: 1, bus: 8, api: 1 } }, both)).toMatchObject([
      { type: 'contract-too-new', offered: 1, shellVersion: canary.shells[0]?.version },
    ]);
  });

  it('keeps its addresses: an arm may not clash with an arm of another remote', async () => {
    const store = createDirectoryStore(newFolder());
    const builds = newFolder();
    const gift = (name: string, text: string) => ({
      manifest: { routes: [{ name: 'gift', path: '/gift', meta }] },
      text: `${name}${text}`,
    });
    const content = await releasedVersion(store, builds, 'mfe-content');
    const contentArm = await releasedVersion(store, builds, 'mfe-content', { ...gift('content', 'b'), target: null });
    const catalog = await releasedVersion(store, builds, 'mfe-catalog');
    const catalogArm = await releasedVersion(store, builds, 'mfe-catalog', { ...gift('catalog', 'b'), target: null });
    expect(
      await startExperiment(store, { remote: 'mfe-content', name: 'one', arms: twoArms(content, contentArm) }, fixtureAttribution()),
    ).toMatchObject({
      type: 'done',
    });
    expect(
      await startExperiment(store, { remote: 'mfe-catalog', name: 'two', arms: twoArms(catalog, catalogArm) }, fixtureAttribution()),
    ).toMatchObject({
      type: 'refused',
      refusals: [{ type: 'route-conflict', path: '/gift', other: 'mfe-content', otherVersion: contentArm }],
    });
  });
});
