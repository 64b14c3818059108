import { describe, expect, it } from '@jest/globals';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { endCanary, pointChannel } from '../channels/index.ts';
import { endExclusion, reportExclusion } from '../exclusion/index.ts';
import { startExperiment } from '../experiments/index.ts';
import { checkBuild } from '../release/index.ts';
import { rollBack } from '../rollback/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import {
  type FixtureBuild,
  fixtureAttribution,
  MODULES_FROM,
  releasedVersion,
  releaseFixture,
  tempFolders,
  writeFixtureBuild,
} from '../testing/index.ts';

const newFolder = tempFolders();
const attribution = fixtureAttribution();
const remote = 'mfe-cart';
const meta = { title: { ru: 'Корзина', en: 'Cart' } };

/** A shop where `good` is live and `bad` is in the store, shown to no one; and all commands that would show it. */
async function setUp(good: FixtureBuild, bad: FixtureBuild) {
  const store = createDirectoryStore(newFolder());
  const builds = newFolder();
  await releasedVersion(store, builds, 'shell');
  const first = await releasedVersion(store, builds, remote, { ...good, text: 'first' });
  const version = await releasedVersion(store, builds, remote, { ...bad, text: 'bad', target: null });
  const arms = [first, version].map((one, index) => ({ name: `arm${index}`, version: one, weight: 1 }));
  const forward = {
    release: () => releaseFixture(store, builds, remote, { ...bad, text: 'bad' }),
    'channel stable': () => pointChannel(store, { remote, version, target: { channel: 'stable' }, attribution }),
    'canary start': () => pointChannel(store, { remote, version, target: { channel: 'canary', share: 5 }, attribution }),
    'experiment start': () => startExperiment(store, { remote, name: 'lead', arms }, attribution),
    check: async () => {
      const folder = writeFixtureBuild(newFolder(), remote, { ...bad, text: 'bad' });
      return { refusals: await checkBuild({ store, remote, folder, modulesFrom: MODULES_FROM }) };
    },
  };
  return { store, version, forward, goBack: () => rollBack(store, { remote, to: version, attribution }) };
}

const COMMANDS = ['release', 'channel stable', 'canary start', 'experiment start', 'check'] as const;

describe('A version that lost a role', () => {
  const withRole: Partial<RemoteManifest> = { routes: [{ name: 'page', path: '/mfe-cart', meta: { ...meta, role: 'cart' } }] };

  it.each(COMMANDS)('is refused by %s', async (command) => {
    const { forward } = await setUp({ manifest: withRole }, {});
    expect(await forward[command]()).toMatchObject({ refusals: [{ type: 'role-lost', role: 'cart' }] });
  });

  it('may go live when its manifest retires the role, and on the way back', async () => {
    const retired = await setUp({ manifest: withRole }, { manifest: { retires: ['cart'] } });
    expect(await retired.forward['canary start']()).toMatchObject({ type: 'moved' });
    const { goBack, version } = await setUp({ manifest: withRole }, {});
    expect(await goBack()).toMatchObject({ type: 'moved', version });
  });
});

describe('An excluded version', () => {
  it.each(COMMANDS)('is refused by %s when servers have excluded it', async (command) => {
    const { store, version, forward } = await setUp({}, {});
    const at = '2026-01-01T00:00:00.000Z';
    await reportExclusion(store, { remote, version, reason: 'timed-out: No answer.', server: 'one', isDoubtful: false, at });
    const outcome = await forward[command]();
    expect(outcome).toMatchObject({ refusals: [{ type: 'version-excluded', by: 'evidence', version }] });
    expect('refusals' in outcome && outcome.refusals[0]?.explanation).toBe(
      `mfe-cart ${version} has been excluded by the servers since ${at} (timed-out: No answer): readmit it first with "npx vitrava readmit mfe-cart ${version}".`,
    );
  });

  it.each(COMMANDS)('is refused by %s after an operator has ended its canary, until it is readmitted', async (command) => {
    const { store, version, forward } = await setUp({}, {});
    await forward['canary start']();
    await endCanary(store, { remote, attribution });
    expect(await forward[command]()).toMatchObject({ refusals: [{ type: 'version-excluded', by: 'operator' }] });
    await endExclusion(store, { remote, version, attribution });
    expect(await forward[command]()).not.toMatchObject({ refusals: [{}] });
  });

  it('may be named in a rollback when an operator has excluded it, not when servers have', async () => {
    const { store, version, forward, goBack } = await setUp({}, {});
    await forward['canary start']();
    await endCanary(store, { remote, attribution });
    expect(await goBack()).toMatchObject({ type: 'moved', version });
    await reportExclusion(store, { remote, version, reason: 'crashed', server: 'one', isDoubtful: false, at: attribution.at });
    expect(await goBack()).toMatchObject({ refusals: [{ type: 'version-excluded', by: 'evidence' }] });
  });
});

describe('A version whose sources lead to pages or popups of its own', () => {
  const fragment = { fragments: [{ name: 'gift', popup: {} }] };
  const exposes = ['./client', './pages/page', './fragments/gift'];

  it.each(COMMANDS)('is refused by %s when it does not have them', async (command) => {
    const links = { pages: ['/mfe-cart/old', '/news', '/mfe-cart'], popups: ['mfe-cart/gift', 'mfe-news/letter'] };
    const { forward } = await setUp({}, { manifest: { links } });
    expect(await forward[command]()).toMatchObject({
      refusals: [{ type: 'link-broken', links: ['the page /mfe-cart/old', 'the popup mfe-cart/gift'] }],
    });
  });

  it('is refused when it takes away the page that it leads to', async () => {
    const routes = [{ name: 'page', path: '/basket', meta }];
    const { forward } = await setUp({}, { manifest: { routes, links: { pages: ['/mfe-cart'], popups: [] } } });
    expect(await forward.release()).toMatchObject({ refusals: [{ type: 'link-broken', links: ['the page /mfe-cart'] }] });
  });

  it('may go live when it has them, and on the way back', async () => {
    const links = { pages: ['/mfe-cart'], popups: ['mfe-cart/gift'] };
    const whole = await setUp({}, { manifest: { ...fragment, links }, exposes });
    expect(await whole.forward.release()).toMatchObject({ type: 'released' });
    const { goBack } = await setUp({}, { manifest: { links } });
    expect(await goBack()).toMatchObject({ type: 'moved' });
  });
});

describe('A version whose service does not listen to what wakes it', () => {
  const unit = 'cart/itemAdditionRequested';
  const service = (listens: boolean): FixtureBuild => ({
    manifest: {
      services: [{ name: 'cart', wakes: [unit], restores: [] }],
      bus: { uses: { [unit]: { kind: 'event', payload: { type: 'number' }, sends: true, listens } } },
    },
    exposes: ['./client', './pages/page', './service'],
  });

  it.each(['release', 'check'] as const)('is refused by %s', async (command) => {
    const store = createDirectoryStore(newFolder());
    const folder = writeFixtureBuild(newFolder(), remote, service(false));
    const refusals = command === 'check' ? await checkBuild({ store: null, remote, folder, modulesFrom: MODULES_FROM }) : null;
    const outcome = refusals ? { refusals } : await releaseFixture(store, newFolder(), remote, { ...service(false), target: null });
    expect(outcome).toMatchObject({ refusals: [{ type: 'wake-not-listened', service: 'cart', unit }] });
    expect(await releaseFixture(store, newFolder(), remote, service(true))).toMatchObject({ type: 'released' });
  });
});
