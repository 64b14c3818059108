import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointChannel } from '../channels/index.ts';
import { createResolver } from '../resolver/index.ts';
import { createDirectoryStore, type ReleaseRecord, type ReleaseStore } from '../store/index.ts';
import { describeOnStores, fixtureAttribution, fixtureManifest, releasedVersion, releaseFixture, tempFolders } from '../testing/index.ts';
import { openSignedStore, parsePublicKey, readKeysPlace, signedStore, writeTeams } from './index.ts';
import { makeKey } from './keys.ts';
import { makeLocalKeys, readOwnKey } from './own-key.ts';
import { isSignedBy, parsePrivateKey, signRecord } from './record-signature.ts';
import { createTrust } from './trust.ts';

const newFolder = tempFolders();

function newTeam() {
  const { privatePem, publicText } = makeKey();
  return { privateKey: parsePrivateKey('the key', privatePem), publicText };
}

const RECORD: ReleaseRecord = {
  remote: 'mfe-content',
  version: '0.1.0-abc',
  createdAt: '2026-01-02T03:04:05.000Z',
  contracts: { mount: 1, bus: 1, api: 1 },
  manifest: fixtureManifest('mfe-content'),
  remoteEntry: 'remoteEntry.js',
  exposes: {},
  files: [{ path: 'a.js', bytes: 3, brotliBytes: 2, integrity: 'sha256-a' }],
  server: { bytes: 1, integrity: 'sha256-b' },
};

describe('The signature of a release', () => {
  const team = newTeam();
  const publicKey = parsePublicKey(team.publicText);
  if (!publicKey) throw new Error('A new key has a public half.');
  const signed = signRecord(RECORD, team.privateKey);

  it('holds whatever the order of the fields, and whatever its copies weigh once they are compressed', () => {
    const { files, ...rest } = signed;
    const reordered = { files: files.map((file) => ({ ...file, brotliBytes: 1 })), ...rest };
    expect(isSignedBy(JSON.parse(JSON.stringify(reordered)), publicKey)).toBe(true);
  });

  it('is broken by a change of any text or number in the record', () => {
    const places = (value: unknown): number =>
      typeof value === 'object' && value !== null ? Object.values(value).reduce((sum: number, item) => sum + places(item), 0) : 1;
    const { signature, ...bare } = signed;
    const count = places(bare);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: count - 1 }), (place) => {
        let index = 0;
        const changed = JSON.parse(JSON.stringify(bare), (key, value: unknown) => {
          if (typeof value === 'object' && value !== null) return value;
          if (index++ !== place || key === 'brotliBytes') return value;
          return typeof value === 'number' ? value + 1 : `${String(value)}x`;
        }) as ReleaseRecord;
        const isSame = JSON.stringify(changed) === JSON.stringify(bare);
        expect(isSignedBy({ ...changed, ...(signature && { signature }) }, publicKey)).toBe(isSame);
      }),
    );
  });

  it('of another key does not hold', () => {
    const other = parsePublicKey(newTeam().publicText);
    expect(other && isSignedBy(signed, other)).toBe(false);
    expect(isSignedBy(RECORD, publicKey)).toBe(false);
  });
});

describeOnStores('Signed releases', (fresh) => {
  async function setUp() {
    const { open, follow } = await fresh();
    const teamsFile = join(newFolder(), 'teams.json');
    const [content, cart] = [newTeam(), newTeam()];
    const teams = {
      content: { keys: [content.publicText], remotes: ['mfe-content'] },
      cart: { keys: [cart.publicText], remotes: ['mfe-cart'] },
    };
    await writeTeams(teamsFile, teams);
    const trust = () => createTrust({ teamsFile, isRequired: true });
    const as = ({ privateKey }: typeof content, store: ReleaseStore = open()) =>
      signedStore(store, { trust: trust(), signer: async (record) => signRecord(record, privateKey) });
    const resolver = () => createResolver({ store: signedStore(follow(), { trust: trust(), contents: true }), freshMs: 0 });
    return { open, teamsFile, teams, content, cart, as, resolver };
  }

  const shownBy = async (resolver: ReturnType<typeof createResolver>) =>
    (await resolver.resolve({ visitorId: null })).releases['mfe-content']?.version;

  it('are served; one that is not signed is passed over, with a reason', async () => {
    const { open, as, content, resolver } = await setUp();
    const good = await releasedVersion(as(content), newFolder(), 'mfe-content', { text: 'good' });
    const bad = await releasedVersion(open(), newFolder(), 'mfe-content', { text: 'bad' });
    const server = resolver();
    expect(await shownBy(server)).toBe(good);
    expect(await server.fileOf('mfe-content', bad, 'client.js')).toBeNull();
    expect(await server.fileOf('mfe-content', good, 'client.js')).not.toBeNull();
    expect(server.problems()).toEqual([
      {
        type: 'release-unusable',
        remote: 'mfe-content',
        version: bad,
        explanation: `mfe-content ${bad} cannot be served: it is not signed. The previous good version takes its place.`,
      },
    ]);
    await server.close();
  });

  it('by a team that does not own the remote are no releases of it', async () => {
    const { as, cart, content, open } = await setUp();
    await expect(releaseFixture(as(cart), newFolder(), 'mfe-content')).rejects.toThrow(
      'no server would serve it: it is signed by the team cart',
    );
    const raw = open();
    const version = await releasedVersion(raw, newFolder(), 'mfe-content', { target: null });
    for (const record of await raw.releases('mfe-content')) await raw.writeRecord(signRecord(record, cart.privateKey));
    const moved = await pointChannel(as(content), {
      remote: 'mfe-content',
      version,
      target: { channel: 'stable' },
      attribution: fixtureAttribution(),
    });
    expect(moved).toMatchObject({
      type: 'refused',
      refusals: [
        { type: 'release-broken', explanation: expect.stringContaining('signed by the team cart, which may not release mfe-content') },
      ],
    });
  });

  it('heal one with the same content that was not signed', async () => {
    const { open, as, content, resolver } = await setUp();
    const folder = newFolder();
    const version = await releasedVersion(open(), folder, 'mfe-content');
    expect((await releaseFixture(as(content), folder, 'mfe-content')).type).toBe('signed');
    const server = resolver();
    expect(await shownBy(server)).toBe(version);
    expect(server.problems()).toEqual([]);
    await server.close();
  });

  it('outlive their key when they are released again with the next one before it ends', async () => {
    const { as, content, open, resolver, teams, teamsFile } = await setUp();
    const next = newTeam();
    await writeTeams(teamsFile, { ...teams, content: { keys: [content.publicText, next.publicText], remotes: ['mfe-content'] } });
    const folder = newFolder();
    const version = await releasedVersion(as(content), folder, 'mfe-content');
    const server = resolver();
    expect(await shownBy(server)).toBe(version);
    expect(await releaseFixture(as(next), folder, 'mfe-content')).toMatchObject({ type: 'signed', record: { version } });
    expect((await releaseFixture(as(next), folder, 'mfe-content')).type).toBe('unchanged');
    const key = parsePublicKey(next.publicText);
    const [record] = await open().releases('mfe-content');
    expect(key && record && isSignedBy(record, key)).toBe(true);
    await writeTeams(teamsFile, { ...teams, content: { keys: [next.publicText], remotes: ['mfe-content'] } });
    const later = new Date(Date.now() + 60_000);
    utimesSync(teamsFile, later, later);
    await sleep(1_500);
    expect(await shownBy(server)).toBe(version);
    expect(server.problems()).toEqual([]);
    await server.close();
  });

  it('are no longer served when their key has ended, without a restart', async () => {
    const { as, content, resolver, teams, teamsFile } = await setUp();
    const version = await releasedVersion(as(content), newFolder(), 'mfe-content');
    const server = resolver();
    expect(await shownBy(server)).toBe(version);
    await writeTeams(teamsFile, { cart: teams.cart });
    const later = new Date(Date.now() + 60_000);
    utimesSync(teamsFile, later, later);
    for (let waited = 0; (await shownBy(server)) !== undefined && waited < 5000; waited += 100)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await shownBy(server)).toBeUndefined();
    expect(server.problems()[0]?.explanation).toContain('which no team has');
    await server.close();
  });
});

describe('A server', () => {
  it('does not serve a file of the same size that is not the one that was signed', async () => {
    const env = { RELEASE_STORE_DIR: newFolder(), VITRAVA_DATA_DIR: newFolder() };
    const commands = openSignedStore(env);
    const version = await releasedVersion(commands, newFolder(), 'mfe-content', { text: 'one' });
    const file = join(commands.folderOf('mfe-content', version) ?? '', 'browser/client.js.br');
    writeFileSync(file, Buffer.alloc(statSync(file).size));
    const place = readKeysPlace(env, '/');
    const store = signedStore(createDirectoryStore(env.RELEASE_STORE_DIR), {
      trust: createTrust({ ...place, isRequired: true }),
      contents: true,
    });
    const resolver = createResolver({ store });
    expect((await resolver.resolve({ visitorId: null })).releases).toEqual({});
    expect(resolver.problems()[0]?.explanation).toContain('browser/client.js.br is not the file that was signed');
    expect(await resolver.fileOf('mfe-content', version, 'client.js')).toBeNull();
    expect(await resolver.importMapOf('mfe-content', version)).toBeNull();
    await resolver.close();
  });
});

describe('The file of teams', () => {
  it('The last good file of teams stays in use when it cannot be read, and servers report it', async () => {
    const teamsFile = join(newFolder(), 'teams.json');
    const team = newTeam();
    await writeTeams(teamsFile, { content: { keys: [team.publicText], remotes: ['*'] } });
    const trust = createTrust({ teamsFile, isRequired: true });
    const signed = signRecord(RECORD, team.privateKey);
    expect(await trust.reasonAgainst(signed)).toBeNull();
    writeFileSync(teamsFile, '{');
    await sleep(1_100);
    expect(await trust.reasonAgainst(signed)).toBeNull();
    expect(trust.problem()).toMatch(/^The teams' keys cannot be read \(.*teams\.json is not JSON.*\)\. The last good ones are in use\.$/);
    const store = signedStore(createDirectoryStore(newFolder()), { trust });
    expect(store.outage()).toBe(trust.problem());
  });
});

describe('The key of a machine', () => {
  it('The key is made by the first release, for its user alone, and is never in the store', async () => {
    const env = { RELEASE_STORE_DIR: newFolder(), VITRAVA_DATA_DIR: newFolder() };
    await releasedVersion(openSignedStore(env), newFolder(), 'mfe-content');
    const file = join(env.VITRAVA_DATA_DIR, 'keys/local.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const secret = readFileSync(file, 'utf8').split('\n')[1] ?? 'none';
    for (const folder of [env.RELEASE_STORE_DIR, join(env.VITRAVA_DATA_DIR, 'keys/teams.json')])
      for (const text of textsIn(folder)) expect(text).not.toContain(secret);
  });

  it('signs what was in the store before there were keys', async () => {
    const env = { RELEASE_STORE_DIR: newFolder(), VITRAVA_DATA_DIR: newFolder() };
    const raw = createDirectoryStore(env.RELEASE_STORE_DIR);
    for (const text of ['one', 'two']) await releasedVersion(raw, newFolder(), 'mfe-content', { text });
    const place = readKeysPlace(env, '/');
    expect(await makeLocalKeys(raw, place)).toEqual({ isNew: true, signed: 2 });
    expect(await makeLocalKeys(raw, place)).toEqual({ isNew: false, signed: 0 });
    const trust = createTrust({ ...place, isRequired: true });
    for (const record of await raw.releases('mfe-content')) expect(await trust.reasonAgainst(record)).toBeNull();
  });

  it('The key is not made on a machine that shares its store: the release prints the next step', async () => {
    const place = readKeysPlace({ VITRAVA_DATA_DIR: newFolder(), RELEASE_STORE_URL: 'postgres://db/shop' }, '/');
    expect(place.isShared).toBe(true);
    expect(await readOwnKey(place)).toBeNull();
  });

  it('is refused when others can read it, and when there are several to choose from', async () => {
    const folder = newFolder();
    const place = { ...readKeysPlace({}, '/'), folder };
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'a.key'), makeKey().privatePem, { mode: 0o644 });
    await expect(readOwnKey(place)).rejects.toThrow('chmod 600');
    writeFileSync(join(folder, 'b.key'), makeKey().privatePem, { mode: 0o600 });
    await expect(readOwnKey(place)).rejects.toThrow('name one with VITRAVA_KEY');
    expect(await readOwnKey({ ...place, keyFile: join(folder, 'b.key') })).not.toBeNull();
  });
});

function textsIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'latin1')];
  return readdirSync(path).flatMap((name) => textsIn(join(path, name)));
}
