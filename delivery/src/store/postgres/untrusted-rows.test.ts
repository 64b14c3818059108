import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { describeOnPostgres, openRelay, releasedVersion, tempFolders } from '../../testing/index.ts';
import { createPostgresStore, followStore } from './index.ts';
import { SCHEMA } from './schema.ts';

const newFolder = tempFolders();

describeOnPostgres('Rows of the store from another writer', (database) => {
  const { keep } = database;
  let client: Client;

  beforeAll(async () => {
    client = new Client({ connectionString: database.url });
    await client.connect();
    database.whenDone(() => client.end());
  });

  const open = (cacheDir = newFolder(), from = database.url) => keep(createPostgresStore({ url: from, cacheDir, waitMs: 5_000 }));

  it('name no folder outside of the copies, and cost no release that is named well', async () => {
    const outside = newFolder();
    const cacheDir = join(outside, 'a', 'b', 'cache');
    const version = await releasedVersion(open(), newFolder(), 'mfe-good');
    for (const [remote, name] of [
      ['..', '../../mfe-evil'],
      ['../../..', 'mfe-evil'],
      ['mfe-good', '../../mfe-evil'],
    ]) {
      await client.query(`INSERT INTO ${SCHEMA}.release (remote, version, record) VALUES ('${remote}', '${name}', '{}')`);
    }
    const pointers = JSON.stringify({ stable: '../../../mfe-evil', canary: null, history: [] });
    await client.query(
      `INSERT INTO ${SCHEMA}.channels (remote, pointers) VALUES ('../mfe-evil', '${pointers}'), ('mfe-evil', '${pointers}')`,
    );
    await client.query(`UPDATE ${SCHEMA}.revision SET number = number + 1`);
    const server = keep(followStore(open(cacheDir)));
    expect(await server.remotes()).toEqual(['mfe-evil', 'mfe-good']);
    expect(await server.versions('mfe-good')).toEqual([version]);
    expect(await server.pointers('mfe-evil')).toMatchObject({ type: 'broken', explanation: expect.stringContaining('/stable') });
    await expect(server.fetch({ remote: '..', version: '../../mfe-evil' })).rejects.toThrow('cannot name a release folder');
    await server.fetch({ remote: 'mfe-good', version });
    expect([readdirSync(outside), readdirSync(join(outside, 'a')), readdirSync(join(outside, 'a', 'b'))]).toEqual([
      ['a'],
      ['b'],
      ['cache'],
    ]);
  });

  it('describe no file outside of its release', async () => {
    const store = open();
    const version = await releasedVersion(store, newFolder(), 'mfe-paths');
    const stored = await store.release('mfe-paths', version);
    if (stored.type !== 'found') throw new Error('It was just released.');
    for (const path of ['../../../etc/passwd', 'a/../../b', '/etc/passwd', 'a\n/../../b', 'a\\..\\b', '']) {
      const files = stored.value.files.map((file) => ({ ...file, path }));
      await store.writeRecord({ ...stored.value, files });
      expect(await store.release('mfe-paths', version)).toMatchObject({
        type: 'broken',
        explanation: expect.stringContaining('/files/0/path'),
      });
    }
  });

  it('are no secret unless they are one, and a copy on the disk is checked as well', async () => {
    const relay = await openRelay(database.url);
    database.whenDone(relay.close);
    const cacheDir = newFolder();
    const copy = join(cacheDir, '.secret');
    writeFileSync(copy, '');
    const server = keep(followStore(open(cacheDir, relay.url)));
    const secret = await server.secret();
    expect(readFileSync(copy, 'utf8')).toBe(secret);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(cacheDir).filter((name) => name.startsWith('.secret'))).toEqual(['.secret']);

    await client.query(`UPDATE ${SCHEMA}.document SET content = '' WHERE name = 'secret'`);
    await expect(open().secret()).rejects.toThrow('does not hold a secret of 32 bytes: remove it, and a new one is made');
    expect(await server.secret()).toBe(secret);
    await client.query(`UPDATE ${SCHEMA}.document SET content = '${secret}' WHERE name = 'secret'`);

    relay.cut();
    expect(await server.secret()).toBe(secret);
    writeFileSync(copy, secret.slice(1));
    await expect(server.secret()).rejects.toThrow(`${copy} does not hold a secret`);
  });
});
