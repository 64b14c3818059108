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
  fixtureManifest,
  MODULES_FROM,
  releasedVersion,
  releaseFixture,
  tempFolders,
  writeFixtureBuild,
} from '../testing/index.ts';
import { readContract } from './api/index.ts';

const newFolder = tempFolders();
const attribution = fixtureAttribution();
const remote = 'mfe-cart';
const meta = { title: { ru: 'Корзина', en: 'Cart' } };

/** A shop where `good` is live and `bad` is in the store, shown to no one; and all commands that would show it. */
async function setUp(good: FixtureBuild, bad: FixtureBuild, document: object = {}) {
  const store = createDirectoryStore(newFolder());
  const builds = newFolder();
  await releasedVersion(store, builds, 'shell');
  const first = await releasedVersion(store, builds, remote, { ...good, text: 'first' });
  const version = await releasedVersion(store, builds, remote, { ...bad, text: 'bad', target: null });
  const contract = readContract(document);
  const backend = Promise.resolve({ document: 'a test', contract, reason: null, responses: null });
  const arms = [first, version].map((one, index) => ({ name: `arm${index}`, version: one, weight: 1 }));
  const forward = {
    release: () => releaseFixture(store, builds, remote, { ...bad, text: 'bad', document }),
    'channel stable': () => pointChannel(store, { remote, version, target: { channel: 'stable' }, attribution, contract }),
    'canary start': () => pointChannel(store, { remote, version, target: { channel: 'canary', share: 5 }, attribution, contract }),
    'experiment start': () => startExperiment(store, { remote, name: 'lead', arms }, attribution, contract),
    check: async () => {
      const folder = writeFixtureBuild(newFolder(), remote, { ...bad, text: 'bad' });
      return checkBuild({ store, remote, folder, modulesFrom: MODULES_FROM, backend });
    },
  };
  const rollBackTo = () => rollBack(store, { remote, to: version, attribution });
  /** The way back to `bad`, which was live before. */
  const goBack = async () => {
    const pointers = await store.pointers(remote);
    if (pointers.type !== 'found') throw new Error('The remote was released.');
    const move = { at: attribution.at, channel: 'stable', version, by: 'channel' } as const;
    await store.writePointers(remote, { ...pointers.value, history: [move, ...pointers.value.history] });
    return rollBackTo();
  };
  return { store, version, forward: { ...forward, 'rollback --to': rollBackTo }, goBack };
}

/** The commands that never lead back to a version that was live, and read the contract of the API. */
const MOVES_FORWARD = ['release', 'channel stable', 'canary start', 'experiment start', 'check'] as const;
const COMMANDS = [...MOVES_FORWARD, 'rollback --to'] as const;

/** Expects the same refusal of every command. */
async function expectRefused(
  { forward }: Awaited<ReturnType<typeof setUp>>,
  refusal: object,
  commands: readonly (keyof typeof forward)[] = COMMANDS,
): Promise<void> {
  for (const command of commands) expect([command, await forward[command]()]).toMatchObject([command, { refusals: [refusal] }]);
}

describe('A version that lost a role', () => {
  const withRole: Partial<RemoteManifest> = { routes: [{ name: 'page', path: '/mfe-cart', meta: { ...meta, role: 'cart' } }] };

  it('is refused by every command that would make it live', async () => {
    await expectRefused(await setUp({ manifest: withRole }, {}), { type: 'role-lost', role: 'cart' });
  });

  it('is refused in the same way when it loses a tool of the header', async () => {
    const tool = { title: { ru: 'Корзина', en: 'Cart' }, order: 1, icon: 'M1 1' };
    const withTool: Partial<RemoteManifest> = { routes: [{ name: 'page', path: '/mfe-cart', meta: { ...meta, tool } }] };
    await expectRefused(await setUp({ manifest: withTool }, {}), { type: 'role-lost', role: 'page-tool' });
  });

  it('may go live when its manifest retires the role, and on the way back', async () => {
    const retired = await setUp({ manifest: withRole }, { manifest: { retires: ['cart'] } });
    expect(await retired.forward['canary start']()).toMatchObject({ type: 'moved' });
    const { goBack, version } = await setUp({ manifest: withRole }, {});
    expect(await goBack()).toMatchObject({ type: 'moved', version });
  });
});

describe('An excluded version', () => {
  it('is refused by every command that would make it live when servers have excluded it', async () => {
    const shop = await setUp({}, {});
    const { store, version } = shop;
    const at = '2026-01-01T00:00:00.000Z';
    await reportExclusion(store, { remote, version, reason: 'timed-out: No answer.', server: 'one', isDoubtful: false, at });
    const explanation = `mfe-cart ${version} has been excluded by the servers since ${at} (timed-out: No answer): readmit it first with "npx vitrava readmit mfe-cart ${version}".`;
    await expectRefused(shop, { type: 'version-excluded', by: 'evidence', version, explanation });
  });

  it('is refused by every command that would make it live after an operator has ended its canary, until it is readmitted', async () => {
    const shop = await setUp({}, {});
    const { store, version, forward } = shop;
    await forward['canary start']();
    await endCanary(store, { remote, attribution });
    await expectRefused(shop, { type: 'version-excluded', by: 'operator' }, MOVES_FORWARD);
    await endExclusion(store, { remote, version, attribution });
    expect(await forward.check()).toMatchObject({ refusals: [] });
    expect(await forward['channel stable']()).toMatchObject({ type: 'moved' });
  });

  it('may be named in a rollback when an operator has excluded it, not when servers have', async () => {
    const { store, version, forward } = await setUp({}, {});
    await forward['canary start']();
    await endCanary(store, { remote, attribution });
    expect(await forward['rollback --to']()).toMatchObject({ type: 'moved', version });
    await reportExclusion(store, { remote, version, reason: 'crashed', server: 'one', isDoubtful: false, at: attribution.at });
    expect(await forward['rollback --to']()).toMatchObject({ refusals: [{ type: 'version-excluded', by: 'evidence' }] });
  });
});

describe('A version whose sources lead to pages or popups of its own', () => {
  const fragment = { fragments: [{ name: 'gift', popup: {} }] };
  const exposes = ['./client', './pages/page', './fragments/gift'];

  it('is refused by every command that would make it live when it does not have them', async () => {
    const links = { pages: ['/mfe-cart', '/mfe-cart/text', '/news'], popups: ['mfe-cart/gift', 'mfe-news/letter'] };
    const broken = { type: 'link-broken', links: ['the page /mfe-cart', 'the popup mfe-cart/gift'] };
    await expectRefused(await setUp({}, { manifest: { routes: [{ name: 'page', path: '/basket', meta }], links } }), broken);
  });

  it('may go live when it has them, and on the way back', async () => {
    const links = { pages: ['/mfe-cart', '/mfe-cart/text'], popups: ['mfe-cart/gift'] };
    const whole = await setUp({}, { manifest: { ...fragment, links }, exposes });
    expect(await whole.forward.release()).toMatchObject({ type: 'released' });
    const { goBack } = await setUp({}, { manifest: { links } });
    expect(await goBack()).toMatchObject({ type: 'moved' });
  });
});

describe('A version that calls what the API does not have', () => {
  const calls = [{ name: 'cart/offers', method: 'GET' as const, path: '/api/offers/', answer: { type: 'unknown' as const } }];
  const manifest = { api: { calls } };

  it('is refused by every command that reads the contract of the API', async () => {
    const shop = await setUp({}, { manifest }, { openapi: '3.1.0', paths: {} });
    await expectRefused(shop, { type: 'api-call-missing', call: 'cart/offers' }, MOVES_FORWARD);
  });

  it('may go live where the contract of the API is not known, and on the way back', async () => {
    const { forward, goBack } = await setUp({}, { manifest });
    expect(await forward['canary start']()).toMatchObject({ type: 'moved' });
    expect(await goBack()).toMatchObject({ type: 'moved' });
  });
});

describe('A version with a tool that counts by a store it does not declare', () => {
  const withTool = (initial: unknown): FixtureBuild => {
    const manifest = fixtureManifest(remote);
    const tool = { title: { ru: 'Корзина', en: 'Cart' }, order: 1, icon: 'M1 1', count: 'cart/$pieces' };
    const routes = manifest.routes.map((route) => ({ ...route, meta: { ...route.meta, tool } }));
    const offers = { 'cart/$pieces': { kind: 'store' as const, payload: { type: 'number' as const }, initial } };
    return { manifest: { routes, bus: { uses: {}, offers } } };
  };

  it('is refused, and is released when the store is a number of its own', async () => {
    const store = createDirectoryStore(newFolder());
    expect(await releaseFixture(store, newFolder(), remote, withTool(null))).toMatchObject({
      refusals: [{ type: 'tool-count-unknown', unit: 'cart/$pieces' }],
    });
    expect(await releaseFixture(store, newFolder(), remote, withTool(0))).toMatchObject({ type: 'released' });
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
    const outcome =
      command === 'check'
        ? await checkBuild({ store: null, remote, folder, modulesFrom: MODULES_FROM })
        : await releaseFixture(store, newFolder(), remote, { ...service(false), target: null });
    expect(outcome).toMatchObject({ refusals: [{ type: 'wake-not-listened', service: 'cart', unit }] });
    expect(await releaseFixture(store, newFolder(), remote, service(true))).toMatchObject({ type: 'released' });
  });
});
