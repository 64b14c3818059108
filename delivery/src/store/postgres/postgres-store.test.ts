import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createResolver } from '../../resolver/index.ts';
import { openSignedStore } from '../../signing/index.ts';
import { describeOnPostgres, openRelay, releasedVersion, releaseFixture, tempFolders } from '../../testing/index.ts';
import { createPostgresStore, followStore } from './index.ts';
import { SCHEMA } from './schema.ts';

const newFolder = tempFolders();

const until = async (holds: () => boolean | Promise<boolean>) => {
  for (let waited = 0; !(await holds()) && waited < 8000; waited += 20) await sleep(20);
};

describeOnPostgres('The store in PostgreSQL', (database) => {
  const { keep } = database;
  const open = (options: { url?: string; cacheMaxBytes?: number } = {}) =>
    keep(createPostgresStore({ url: database.url, cacheDir: newFolder(), waitMs: 5_000, ...options }));

  it('A server serves the last known releases while the database is away, reports it, and catches up on its return', async () => {
    const relay = await openRelay(database.url);
    database.whenDone(relay.close);
    const commands = open();
    const one = await releasedVersion(commands, newFolder(), 'mfe-away', { text: 'one' });
    const server = keep(followStore(open({ url: relay.url })));
    const resolver = createResolver({ store: server, freshMs: 0 });
    database.whenDone(() => resolver.close());
    const shown = async () => (await resolver.resolve({ visitorId: null })).releases['mfe-away']?.version;
    expect(await shown()).toBe(one);

    relay.cut();
    await until(() => server.outage() !== null);
    const two = await releasedVersion(commands, newFolder(), 'mfe-away', { text: 'two' });
    expect(await shown()).toBe(one);
    const away = () => resolver.problems().filter(({ type }) => type === 'store-away');
    expect(away().map(({ explanation }) => explanation)).toEqual([
      expect.stringMatching(/127\.0\.0\.1:\d+\/store_\w+ does not answer.*last known releases are served/),
    ]);
    expect(await resolver.fileOf('mfe-away', one, 'client.js')).toMatchObject({ bytes: expect.any(Number) });

    relay.mend();
    await until(async () => (await shown()) === two);
    expect(await shown()).toBe(two);
    expect(away()).toEqual([]);
  });

  it('A server whose connections hang shows the next move within seconds', async () => {
    const relay = await openRelay(database.url);
    database.whenDone(relay.close);
    const commands = open();
    await releasedVersion(commands, newFolder(), 'mfe-hanging', { text: 'one' });
    const server = keep(followStore(open({ url: relay.url })));
    const stable = async () => {
      const pointers = await server.pointers('mfe-hanging');
      return pointers.type === 'found' ? pointers.value.stable : null;
    };
    expect(await stable()).not.toBeNull();
    relay.hang();
    const two = await releasedVersion(commands, newFolder(), 'mfe-hanging', { text: 'two' });
    await until(async () => (await stable()) === two);
    expect(await stable()).toBe(two);
    expect(server.outage()).toBeNull();
  });

  it('starts with what it has known before, when the database is away', async () => {
    const relay = await openRelay(database.url);
    database.whenDone(relay.close);
    const version = await releasedVersion(open(), newFolder(), 'mfe-restart');
    const cacheDir = newFolder();
    const before = followStore(createPostgresStore({ url: relay.url, cacheDir }));
    await until(async () => existsSync(join(cacheDir, 'last-known.json')) || !(await before.stamp()));
    await before.close();
    relay.cut();
    const after = keep(followStore(createPostgresStore({ url: relay.url, cacheDir })));
    const resolver = createResolver({ store: after });
    database.whenDone(() => resolver.close());
    expect((await resolver.resolve({ visitorId: null })).releases['mfe-restart']?.version).toBe(version);
    expect(resolver.problems().map(({ type }) => type)).toContain('store-away');
  });

  it('names the database, and never its password, when it does not answer', async () => {
    const store = createPostgresStore({ url: 'postgres://ann:secret@127.0.0.1:9/shop', cacheDir: newFolder() });
    const failed = await store.remotes().catch((error: Error) => error.message);
    expect(failed).toMatch(/^The release store at 127\.0\.0\.1:9\/shop does not answer as it should: .*ECONNREFUSED/);
    await expect(store.exclusively(async () => 1)).rejects.toThrow('127.0.0.1:9/shop');
    await store.close();
  });

  it('keeps the bytes of a file once, however many releases have it, and drops them with the last', async () => {
    const store = open();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    database.whenDone(() => client.end());
    const count = async () => Number((await client.query(`SELECT count(*) FROM ${SCHEMA}.blob`)).rows[0]?.count);
    await releasedVersion(store, newFolder(), 'mfe-once', { text: 'first' });
    const before = await count();
    await releasedVersion(store, newFolder(), 'mfe-once', { text: 'second' });
    // A script with its two compressed copies and the server file differ.
    expect((await count()) - before).toBe(4);
    for (const { version } of await store.releases('mfe-once')) await store.remove('mfe-once', version);
    await store.sweep();
    expect(await count()).toBeLessThan(before);
  });

  it('Copies stay within their bounds, and live or recently requested ones are never removed', async () => {
    const store = open({ cacheMaxBytes: 1 });
    const versions: string[] = [];
    for (const text of ['one', 'two', 'three']) versions.push(await releasedVersion(store, newFolder(), 'mfe-bounded', { text }));
    for (const version of versions) await store.fetch({ remote: 'mfe-bounded', version });
    const old = new Date(Date.now() - 7_200_000);
    for (const version of [versions[0], versions[2]])
      utimesSync(join(store.folderOf('mfe-bounded', version ?? '') ?? '', 'release.json'), old, old);
    const server = keep(followStore(store));
    await server.stamp();
    const folder = join(store.folderOf('mfe-bounded', 'x') ?? '', '..');
    await until(() => readdirSync(folder).length < 3);
    expect(readdirSync(folder).sort()).toEqual([versions[1], versions[2]].sort());
  });

  it('refuses bytes that are not what they were when they came', async () => {
    const store = open();
    const version = await releasedVersion(store, newFolder(), 'mfe-tampered', { text: 'tampered with' });
    const client = new Client({ connectionString: database.url });
    await client.connect();
    database.whenDone(() => client.end());
    await client.query(
      `UPDATE ${SCHEMA}.blob SET content = decode(repeat('00', bytes), 'hex') WHERE hash = (SELECT hash FROM ${SCHEMA}.release_file WHERE remote = 'mfe-tampered' AND path = 'server.cjs')`,
    );
    await expect(store.fetch({ remote: 'mfe-tampered', version })).rejects.toThrow('server.cjs of mfe-tampered');
    expect(readdirSync(join(store.folderOf('mfe-tampered', version) ?? '', '../..', '.drafts'))).toEqual([]);
  });

  it('Nothing is accepted from a machine without a key, and the refusal names the next step', async () => {
    const store = keep(openSignedStore({ RELEASE_STORE_URL: database.url, VITRAVA_DATA_DIR: newFolder() }));
    await expect(releaseFixture(store, newFolder(), 'mfe-unsigned')).rejects.toThrow(
      /There is no key in .* Make one with "npx vitrava keys new <team>"/,
    );
    expect(await store.versions('mfe-unsigned')).toEqual([]);
  });

  it('is whole after writers were killed at any moment', async () => {
    const store = open();
    const folder = newFolder();
    await releasedVersion(store, folder, 'mfe-killed', { text: 'zero' });
    const script = `
      import { createPostgresStore } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))};
      import { releaseFixture } from ${JSON.stringify(join(import.meta.dirname, '../../testing/fixture-release.ts'))};
      const store = createPostgresStore({ url: ${JSON.stringify(database.url)}, cacheDir: ${JSON.stringify(newFolder())} });
      console.log('begin');
      for (let turn = 0; ; turn++) await releaseFixture(store, ${JSON.stringify(newFolder())}, 'mfe-killed', { text: process.argv[1] + turn });`;
    for (let turn = 0; turn < 5; turn++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, `turn${turn}-`], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      await sleep(200 + turn * 130);
      child.kill('SIGKILL');
      await once(child, 'exit');
      const pointers = await store.pointers('mfe-killed');
      const stable = pointers.type === 'found' ? pointers.value.stable : null;
      const moves = (await store.history()).filter(({ remote }) => remote === 'mfe-killed');
      expect(moves.at(-1)?.to.stable).toBe(stable);
      for (const record of await store.releases('mfe-killed')) expect(await store.damageOf(record)).toBeNull();
    }
    expect((await releaseFixture(store, folder, 'mfe-killed', { text: 'last' })).type).toBe('released');
  }, 120_000);
});
