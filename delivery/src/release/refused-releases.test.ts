import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BusUnit, PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { createDirectoryStore, type ReleaseStore } from '../store/index.ts';
import { type FixtureRelease, releasedVersion, releaseFixture, tempFolders } from '../testing/index.ts';

const newFolder = tempFolders();

/* Releases that were once live and broke the shop, each through the whole of a release over a live shop. */

const meta = { title: { ru: 'Страница', en: 'Page' } };
const line = (product: PayloadShape): BusUnit => ({ kind: 'event', payload: { fields: { product }, required: ['product'] } });
const ADD = 'cart/itemAdditionRequested';
const NUMBER: PayloadShape = { type: 'number' };

const offering = (name: string, unit: BusUnit): Partial<RemoteManifest> => ({
  bus: { uses: { [name]: { ...unit, sends: false, listens: true } }, offers: { [name]: unit } },
});
const sending = (name: string, unit: BusUnit): NonNullable<RemoteManifest['bus']> => ({
  uses: { [name]: { ...unit, sends: true, listens: false } },
});
const exposing = (...names: string[]) => ({ exposes: ['./client', './pages/page', ...names] });

const CATALOG: FixtureRelease = {
  manifest: {
    routes: [{ name: 'page', path: '/product/:id', meta: { ...meta, needAuth: true, middleware: ['checkout-auth'] } }],
    bus: sending(ADD, line(NUMBER)),
    links: { pages: ['/cart'], popups: [] },
  },
};
const CART: FixtureRelease = {
  manifest: {
    routes: [{ name: 'page', path: '/cart', meta }],
    services: [{ name: 'cart', wakes: [ADD], restores: [] }],
    middleware: ['checkout-auth'],
    ...offering(ADD, line(NUMBER)),
  },
  ...exposing('./service', './middleware/checkout-auth'),
};
const ACCOUNT: FixtureRelease = {
  manifest: { fragments: [{ name: 'login', popup: { role: 'sign-in' } }] },
  ...exposing('./fragments/login'),
};
const changed = (release: FixtureRelease, manifest: Partial<RemoteManifest>): FixtureRelease => ({
  ...release,
  manifest: { ...release.manifest, ...manifest },
});

const gift = (files: NonNullable<FixtureRelease['files']>): FixtureRelease => ({ files });
/** A build with texts in two languages, as its bundler describes it. */
function withTexts(texts: { readonly ru: object; readonly en: object }): FixtureRelease {
  const exposes = { './client': 'client.js', './pages/page': 'client.js', './locales/ru': 'ru.js', './locales/en': 'en.js' };
  const assetsOf = (file: string) => ({ js: { sync: [file], async: [] }, css: { sync: [], async: [] } });
  return gift({
    'browser/mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: Object.entries(exposes).map(([path, file]) => ({ path, assets: assetsOf(file) })),
      shared: [],
    }),
    ...Object.fromEntries(
      Object.entries(texts).map(([locale, json]) => [`browser/${locale}.js`, `e.exports=JSON.parse('${JSON.stringify(json)}');`]),
    ),
  });
}
const RENDER = (html: string) => `exports.render = async () => ({ status: 200, head: { title: 'x' }, state: {}, html: ${html} });`;

describe('A shop that is live', () => {
  let store: ReleaseStore;
  let builds: string;
  const before: Record<string, string> = {};

  beforeAll(async () => {
    store = createDirectoryStore(newFolder());
    builds = newFolder();
    before['shell'] = await releasedVersion(store, builds, 'shell', {
      manifest: { shared: { packages: { react: '19.3.1' }, names: {} } },
    });
    for (const [remote, release] of [
      ['mfe-cart', CART],
      ['mfe-account', ACCOUNT],
      ['mfe-catalog', CATALOG],
    ] as const)
      before[remote] = await releasedVersion(store, builds, remote, release);
  });

  it.each<[string, string, FixtureRelease, object]>([
    [
      'a bus event renamed on one side',
      'mfe-cart',
      changed(CART, offering('cart/itemAddRequested', line(NUMBER))),
      { type: 'bus-unit-missing', unit: ADD },
    ],
    [
      'a payload of another type',
      'mfe-catalog',
      changed(CATALOG, { bus: sending(ADD, line({ type: 'string' })) }),
      { type: 'bus-payload-differs', unit: ADD, field: 'product' },
    ],
    [
      'the loss of the popup for signing in',
      'mfe-account',
      { manifest: { fragments: [] } },
      { type: 'still-needed', what: 'the popup for signing in' },
    ],
    [
      'the loss of the cart service',
      'mfe-cart',
      changed(CART, { services: [] }),
      { type: 'still-needed', what: `the service that answers ${ADD}` },
    ],
    [
      'the loss of checkout-auth',
      'mfe-cart',
      changed(CART, { middleware: [] }),
      { type: 'still-needed', what: 'the middleware checkout-auth' },
    ],
    [
      'the loss of a page that others lead to',
      'mfe-cart',
      changed(CART, { routes: [{ name: 'page', path: '/basket', meta }] }),
      { type: 'still-needed', what: 'the page /cart' },
    ],
    [
      'all addresses at once',
      'mfe-gift',
      { manifest: { routes: [{ name: 'page', path: '/*', meta }] } },
      { type: 'route-conflict', path: '/*' },
    ],
    [
      'one product of another remote',
      'mfe-gift',
      { manifest: { routes: [{ name: 'page', path: '/product/1001', meta }] } },
      { type: 'route-conflict', other: 'mfe-catalog' },
    ],
    [
      'a middleware that no one brings',
      'mfe-gift',
      { manifest: { routes: [{ name: 'page', path: '/gift', meta: { ...meta, middleware: ['nobody-has'] } }] } },
      { type: 'middleware-unknown', middleware: 'nobody-has' },
    ],
    ['an empty chunk', 'mfe-gift', gift({ 'browser/later.js': '' }), { type: 'script-broken', file: 'browser/later.js' }],
    ['a broken chunk', 'mfe-gift', gift({ 'browser/later.js': 'export const a = {' }), { type: 'script-broken', file: 'browser/later.js' }],
    ['a missing chunk', 'mfe-gift', gift({ 'browser/later.js': null }), { type: 'file-missing', file: 'browser/later.js' }],
    [
      'a render that gives undefined',
      'mfe-gift',
      gift({ 'server.cjs': 'exports.render = async () => undefined;' }),
      { type: 'render-broken' },
    ],
    [
      'a render that throws',
      'mfe-gift',
      gift({ 'server.cjs': 'exports.render = () => { throw new Error("x"); };' }),
      { type: 'render-broken' },
    ],
    [
      'a text that one language lacks',
      'mfe-gift',
      withTexts({ ru: { title: 'Подарок' }, en: { title: 'Gift', hint: 'Open it' } }),
      { type: 'text-missing', locale: 'ru', keys: ['hint'] },
    ],
    ['a style sheet that hides the page', 'mfe-gift', gift({ 'browser/client.css': 'main{display:none}' }), { type: 'style-hides-page' }],
    ['a global style', 'mfe-gift', gift({ 'browser/client.css': 'body{margin:0}' }), { type: 'style-global' }],
    ['a page with nothing in it', 'mfe-gift', gift({ 'server.cjs': RENDER("'<main></main>'") }), { type: 'render-broken' }],
    ['a page over its budget', 'mfe-gift', gift({ 'server.cjs': RENDER("'<p>' + 'x'.repeat(3e5) + '</p>'") }), { type: 'html-too-heavy' }],
    [
      'a development build',
      'mfe-gift',
      gift({ 'browser/later.js': 'const a = __webpack_require__("./a"); export { a };' }),
      { type: 'development-build' },
    ],
    [
      'two more megabytes of scripts',
      'mfe-gift',
      gift({ 'browser/more.js': `export const a = "${'a'.repeat(2e6)}";` }),
      { type: 'scripts-too-heavy' },
    ],
    ['too many style sheets', 'mfe-gift', gift({ 'browser/more.css': `.a{content:"${'a'.repeat(3e5)}"}` }), { type: 'styles-too-heavy' }],
    [
      'a React that the page does not have',
      'mfe-gift',
      { manifest: { shared: { packages: { react: '^99.0.0' }, names: {} } } },
      { type: 'shared-version-unfit', package: 'react' },
    ],
  ])('refuses %s, and stays as it is', async (_, remote, release, refusal) => {
    const outcome = await releaseFixture(store, builds, remote, release);
    expect(outcome.type === 'refused' ? outcome.refusals : outcome).toContainEqual(expect.objectContaining(refusal));
    const pointers = await store.pointers(remote);
    expect(pointers.type === 'found' ? pointers.value.stable : undefined).toBe(before[remote]);
  });
});
