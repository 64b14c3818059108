import { describe, expect, it } from '@jest/globals';
import type { BusContract, BusUnit, PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';
import { endCanary } from '../channels/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureAttribution, fixtureManifest, releasedVersion, releaseFixture, tempFolders } from '../testing/index.ts';
import { checkAgainstLive } from './check-against-live.ts';
import { readLive } from './live-releases.ts';

const newFolder = tempFolders();
const number: PayloadShape = { type: 'number' };
const string: PayloadShape = { type: 'string' };
const lineOf = (product: PayloadShape): BusUnit => ({
  kind: 'event',
  payload: { fields: { product, amount: number }, required: ['amount', 'product'] },
});

const ADD = 'cart/itemAdditionRequested';
const GO = 'shell/navigationRequested';
const offers = (units: Record<string, BusUnit>): { bus: BusContract } => ({ bus: { uses: {}, offers: units } });
const sends = (name: string, unit: BusUnit): { bus: BusContract } => ({
  bus: { uses: { [name]: { ...unit, sends: true, listens: false } } },
});
const listens = (name: string, unit: BusUnit): { bus: BusContract } => ({
  bus: { uses: { [name]: { ...unit, sends: false, listens: true } } },
});

async function setUp(releases: Readonly<Record<string, Parameters<typeof releasedVersion>[3]>>) {
  const store = createDirectoryStore(newFolder());
  const builds = newFolder();
  for (const [remote, options] of Object.entries(releases)) await releasedVersion(store, builds, remote, options);
  return { store, builds, live: await readLive(store) };
}

describe('A release with units of the bus', () => {
  it('is refused when it uses a unit that a live shell does not bring, also a canary of the shell', async () => {
    const { store, builds } = await setUp({ shell: { manifest: offers({ [GO]: lineOf(number) }) } });
    const manifest = fixtureManifest('mfe-catalog', sends(GO, lineOf(number)));
    expect(checkAgainstLive('mfe-catalog', manifest, await readLive(store))).toEqual([]);
    await releasedVersion(store, builds, 'shell', {
      manifest: offers({ 'shell/pageRequested': lineOf(number) }),
      target: { channel: 'canary', share: 1 },
    });
    const [refusal, ...rest] = checkAgainstLive('mfe-catalog', manifest, await readLive(store));
    expect(rest).toEqual([]);
    expect(refusal).toMatchObject({ type: 'bus-unit-missing', unit: GO });
    expect(refusal?.explanation).toMatch(
      /^On the bus this mfe-catalog uses the event shell\/navigationRequested, which the live shell 0\.1\.0-\w+ does not declare/,
    );
    await endCanary(store, { remote: 'shell', attribution: fixtureAttribution() });
    expect(checkAgainstLive('mfe-catalog', manifest, await readLive(store))).toEqual([]);
  });

  it('as a shell may not rename what live remotes use, and leaves no release behind', async () => {
    const { store, builds } = await setUp({
      shell: { manifest: offers({ [GO]: lineOf(number) }) },
      'mfe-catalog': { manifest: sends(GO, lineOf(number)) },
    });
    const renamed = await releaseFixture(store, builds, 'shell', { manifest: offers({ 'shell/pageRequested': lineOf(number) }) });
    expect(renamed).toMatchObject({
      type: 'refused',
      refusals: [{ type: 'bus-unit-missing', unit: GO, user: expect.stringMatching(/^the live mfe-catalog/), owner: 'this shell' }],
    });
    expect(await store.releases('shell')).toHaveLength(1);
  });

  it('A release may not change the type of a field that others read, and the refusal names it', async () => {
    const { live } = await setUp({ 'mfe-cart-checkout': { manifest: listens(ADD, lineOf(number)) } });
    const [refusal] = checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', sends(ADD, lineOf(string))), live);
    expect(refusal).toMatchObject({ type: 'bus-payload-differs', unit: ADD, field: 'product', sent: 'string', read: 'number' });
    expect(refusal?.explanation).toMatch(
      /this mfe-catalog sends cart\/itemAdditionRequested with string in product, but the live mfe-cart-checkout 0\.1\.0-\w+ reads number/,
    );
  });

  it('may not read otherwise than live remotes and the live shell send', async () => {
    const { live } = await setUp({
      shell: { manifest: offers({ [GO]: lineOf(number) }) },
      'mfe-catalog': { manifest: sends(GO, lineOf(number)) },
    });
    expect(checkAgainstLive('mfe-cart-checkout', fixtureManifest('mfe-cart-checkout', listens(GO, lineOf(string))), live)).toMatchObject([
      { type: 'bus-payload-differs', sender: expect.stringContaining('the live shell'), listener: 'this mfe-cart-checkout' },
      { type: 'bus-payload-differs', sender: expect.stringContaining('the live mfe-catalog') },
    ]);
  });

  it('receives from an effect the result that it reads', async () => {
    const token = (result: PayloadShape): BusUnit => ({ kind: 'effect', payload: { type: 'undefined' }, result });
    const name = 'session/ensureFreshTokenFx';
    const { live } = await setUp({ shell: { manifest: offers({ [name]: token(number) }) } });
    expect(checkAgainstLive('mfe-account', fixtureManifest('mfe-account', sends(name, token(string))), live)).toMatchObject([
      { type: 'bus-payload-differs', field: 'the result' },
    ]);
  });

  it('Before version 5 of the contract a shell declared units of remotes, which do not belong to it', async () => {
    const { live } = await setUp({
      shell: { manifest: offers({ [ADD]: lineOf(number) }) },
      'mfe-catalog': { manifest: sends(ADD, lineOf(number)) },
    });
    expect(checkAgainstLive('shell', fixtureManifest('shell', offers({ [GO]: lineOf(number) })), live)).toEqual([]);
    expect(checkAgainstLive('mfe-cart', fixtureManifest('mfe-cart', offers({ [ADD]: lineOf(number) })), live)).toEqual([]);
  });

  it('is not compared on the bus when one of the two declares nothing', async () => {
    const { live } = await setUp({ shell: {}, 'mfe-cart-checkout': {} });
    expect(checkAgainstLive('mfe-catalog', fixtureManifest('mfe-catalog', sends(ADD, lineOf(string))), live)).toEqual([]);
  });
});

describe('What the sources of a live release count on', () => {
  const service = { services: [{ name: 'cart', wakes: [ADD], restores: [] }] };

  it('stays: the service that answers what it sends', async () => {
    const { live } = await setUp({
      'mfe-cart-checkout': { manifest: service, exposes: ['./client', './pages/page', './service'] },
      'mfe-catalog': { manifest: sends(ADD, lineOf(number)) },
    });
    expect(checkAgainstLive('mfe-cart-checkout', fixtureManifest('mfe-cart-checkout'), live)).toMatchObject([
      { type: 'still-needed', what: `the service that answers ${ADD}`, other: 'mfe-catalog' },
    ]);
    expect(checkAgainstLive('mfe-cart-checkout', fixtureManifest('mfe-cart-checkout', service), live)).toEqual([]);
  });

  it('stays: the page and the popup that it leads to', async () => {
    const { live } = await setUp({
      'mfe-account': { manifest: { fragments: [{ name: 'login' }] }, exposes: ['./client', './pages/page', './fragments/login'] },
      'mfe-catalog': { manifest: { links: { pages: ['/mfe-account', '/elsewhere'], popups: ['mfe-account/login'] } } },
    });
    expect(checkAgainstLive('mfe-account', fixtureManifest('mfe-account', { routes: [] }), live)).toMatchObject([
      { type: 'still-needed', what: 'the page /mfe-account', other: 'mfe-catalog' },
      { type: 'still-needed', what: 'the popup mfe-account/login', other: 'mfe-catalog' },
    ]);
  });
});
