import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate, migrationNames, openPglite, rowsOf } from '@vitrava/reference-api/database';
import { sql } from '@vitrava/reference-api/testing/databases';
import { upgrade } from '../upgrade/upgrade.ts';
import { makeBackup, restoreBackup } from './index.ts';

let root = '';
/** On another volume where the system has one in memory: nothing is renamed onto it. */
let otherVolume = '';
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vitrava-backup-'));
  otherVolume = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'vitrava-backup-'));
});
afterAll(() => Promise.all([root, otherVolume].map((folder) => rm(folder, { recursive: true, force: true }))));

const inFolder = (dataDir: string) => ({ DATA_DIR: dataDir, VITRAVA_DATA_DIR: dataDir, RELEASE_STORE_DIR: path.join(dataDir, 'releases') });

/** A shop's data with a setting, a payment file, a release and a secret. */
async function shopWith(name: string, migrations?: readonly string[]): Promise<string> {
  const dataDir = path.join(root, name);
  await mkdir(path.join(dataDir, 'releases/mfe-content/1.0.0'), { recursive: true });
  await mkdir(path.join(dataDir, 'logs'));
  await Promise.all([
    writeFile(path.join(dataDir, 'releases/mfe-content/1.0.0/release.json'), '{}'),
    writeFile(path.join(dataDir, 'releases/mfe-content/channels.json'), '{"stable":"1.0.0"}'),
    writeFile(path.join(dataDir, 'api-secret'), 's'.repeat(43)),
    writeFile(path.join(dataDir, 'released.json'), '{}'),
    writeFile(path.join(dataDir, 'logs/api.log'), 'what is not kept'),
  ]);
  const database = await openPglite(path.join(dataDir, 'db'));
  await migrate(database, migrations);
  await database.db.execute(sql`insert into setting (key, value) values ('CMS_PAGE_SIZE', '{"value": 7}')`);
  await database.close();
  return dataDir;
}

async function pageSizeIn(dataDir: string): Promise<unknown> {
  const database = await openPglite(path.join(dataDir, 'db'));
  try {
    const [row] = await rowsOf<{ value: { value: unknown } }>(database.db, sql`select value from setting`);
    return row?.value.value;
  } finally {
    await database.close();
  }
}

async function change(dataDir: string): Promise<void> {
  const database = await openPglite(path.join(dataDir, 'db'));
  await database.db.execute(sql`update setting set value = '{"value": 99}'`);
  await database.close();
  await writeFile(path.join(dataDir, 'api-secret'), 'x'.repeat(43));
}

describe('a backup of the shop', () => {
  let dataDir = '';
  let file = '';
  beforeAll(async () => {
    dataDir = await shopWith('shop');
    file = path.join(root, 'shop.tar.gz');
    await makeBackup(file, inFolder(dataDir));
  });

  it('is for its owner alone, and never written over', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(makeBackup(file, inFolder(dataDir))).rejects.toThrow('is there already');
    expect((await readdir(root)).filter((name) => name.startsWith('shop.tar.gz'))).toEqual(['shop.tar.gz']);
  });

  it('is an archive that any machine can read, without logs', async () => {
    const { stdout } = await promisify(execFile)('tar', ['-tzf', file]);
    expect(stdout.trim().split('\n').sort()).toEqual([
      'api-secret',
      'database.jsonl',
      'manifest.json',
      'released.json',
      'releases/mfe-content/1.0.0/release.json',
      'releases/mfe-content/channels.json',
    ]);
  });

  it('A restored backup equals the former data; the later data is stored beside it', async () => {
    await change(dataDir);
    await expect(restoreBackup(file, inFolder(dataDir), { over: false })).rejects.toThrow('There is data already');
    expect(await pageSizeIn(dataDir)).toBe(99);
    const { aside } = await restoreBackup(file, inFolder(dataDir), { over: true });
    expect([await pageSizeIn(dataDir), await readFile(path.join(dataDir, 'api-secret'), 'utf8')]).toEqual([7, 's'.repeat(43)]);
    expect(aside.map((place) => path.basename(place).replace(/\.before-.*/, '')).sort()).toEqual([
      'api-secret',
      'db',
      'released.json',
      'releases',
    ]);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });

  it('restored where nothing is, is the shop', async () => {
    const otherFolder = path.join(root, 'elsewhere');
    await restoreBackup(file, inFolder(otherFolder), { over: false });
    expect(await pageSizeIn(otherFolder)).toBe(7);
    expect(await readFile(path.join(otherFolder, 'releases/mfe-content/channels.json'), 'utf8')).toBe('{"stable":"1.0.0"}');
    expect((await stat(path.join(otherFolder, 'api-secret'))).mode & 0o777).toBe(0o600);
  });

  it('restored onto another volume, is the shop there', async () => {
    const dataFolder = path.join(root, 'of-the-api');
    const env = { DATA_DIR: dataFolder, VITRAVA_DATA_DIR: otherVolume, RELEASE_STORE_DIR: path.join(otherVolume, 'releases') };
    await restoreBackup(file, env, { over: false });
    expect(await pageSizeIn(dataFolder)).toBe(7);
    expect((await readdir(otherVolume)).sort()).toEqual(['released.json', 'releases']);
    expect(await readFile(path.join(otherVolume, 'releases/mfe-content/channels.json'), 'utf8')).toBe('{"stable":"1.0.0"}');
  });

  it('of which one part finds no place is put back whole, from another volume as well', async () => {
    const dataFolder = await shopWith('refused');
    await change(dataFolder);
    const released = path.join(otherVolume, 'released.json');
    await writeFile(released, '{"of":"before"}');
    const env = { DATA_DIR: dataFolder, VITRAVA_DATA_DIR: otherVolume, RELEASE_STORE_DIR: path.join(dataFolder, 'logs/api.log/releases') };
    await expect(restoreBackup(file, env, { over: true })).rejects.toThrow('logs/api.log');
    expect([await pageSizeIn(dataFolder), await readFile(released, 'utf8')]).toEqual([99, '{"of":"before"}']);
    expect((await readdir(otherVolume)).filter((name) => name.startsWith('released'))).toEqual(['released.json']);
    expect((await readdir(dataFolder)).filter((name) => name.includes('restor'))).toEqual([]);
  });

  it('that is cut off, changed or no backup is refused, and nothing is touched', async () => {
    const bytes = await readFile(file);
    const bad = {
      half: bytes.subarray(0, bytes.length / 2),
      'without its end': bytes.subarray(0, -9),
      changed: Buffer.concat([bytes.subarray(0, -40), Buffer.from([(bytes.at(-40) ?? 0) ^ 1]), bytes.subarray(-39)]),
      'no backup': Buffer.from('hello'),
      empty: Buffer.alloc(0),
    };
    for (const [name, content] of Object.entries(bad)) {
      const wrong = path.join(root, `${name}.tar.gz`);
      await writeFile(wrong, content);
      await change(dataDir);
      await expect(restoreBackup(wrong, inFolder(dataDir), { over: true })).rejects.toThrow(wrong);
      expect([name, await pageSizeIn(dataDir)]).toEqual([name, 99]);
    }
  });

  it('is not restored under a running shop', async () => {
    const held = await openPglite(path.join(dataDir, 'db'));
    await expect(restoreBackup(file, inFolder(dataDir), { over: true })).rejects.toThrow('Stop the shop first');
    await held.close();
  });
});

describe('an upgrade', () => {
  it('brings the data of an older version to the form of this one, after a backup of it', async () => {
    const names = await migrationNames();
    const dataDir = await shopWith('older', names.slice(0, -3));
    const { applied, backup } = await upgrade(inFolder(dataDir));
    expect(applied).toEqual(names.slice(-3));
    expect(await pageSizeIn(dataDir)).toBe(7);
    expect(await upgrade(inFolder(dataDir))).toEqual({ applied: [], backup: null });
    await restoreBackup(backup ?? '', inFolder(dataDir), { over: true });
    expect((await upgrade(inFolder(dataDir))).applied).toEqual(names.slice(-3));
    // A database is opened eight times.
  }, 180_000);

  it('refuses data that is newer than the code, and changes nothing', async () => {
    const dataDir = await shopWith('newer');
    const database = await openPglite(path.join(dataDir, 'db'));
    await database.db.execute(sql`insert into migration (name) values ('9999-of-tomorrow.sql')`);
    await expect(migrate(database)).rejects.toThrow('newer than this version of the shop, which does not know 9999-of-tomorrow.sql');
    await database.close();
    await expect(upgrade(inFolder(dataDir))).rejects.toThrow('Start the newer version');
  });
});
