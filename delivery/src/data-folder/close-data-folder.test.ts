import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { tempFolders } from '../testing/index.ts';
import { closeDataFolder } from './index.ts';

const newFolder = tempFolders();
const MODULE = pathToFileURL(join(__dirname, 'index.ts')).href;

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

function dataFolder(mode: number, keysMode = mode): string {
  const folder = join(newFolder(), 'data');
  mkdirSync(join(folder, 'keys'), { recursive: true });
  chmodSync(join(folder, 'keys'), keysMode);
  chmodSync(folder, mode);
  return folder;
}

/** The umask of a process that keeps to itself what it writes. */
function umaskOf(env: Readonly<Record<string, string>>): string {
  const script = `import { keepToOneself } from ${JSON.stringify(MODULE)};
    process.umask(0o022); keepToOneself(process.env, process.cwd()); process.stdout.write(process.umask().toString(8));`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { env: { ...process.env, ...env }, encoding: 'utf8' })
    .stdout;
}

describe('the data folder', () => {
  it('is closed where it was open to everybody, and so are the keys in it', () => {
    const folder = dataFolder(0o755);
    expect(closeDataFolder({ VITRAVA_DATA_DIR: folder }, '/')).toBe(true);
    expect([rightsOf(folder), rightsOf(join(folder, 'keys'))]).toEqual(['700', '700']);
  });

  it('stays open to a group that was chosen', () => {
    const folder = dataFolder(0o750);
    expect(closeDataFolder({ VITRAVA_DATA_DIR: folder }, '/')).toBe(false);
    expect([rightsOf(folder), rightsOf(join(folder, 'keys'))]).toEqual(['750', '750']);
  });

  it('is not made', () => {
    const folder = join(newFolder(), 'data');
    expect(closeDataFolder({ VITRAVA_DATA_DIR: folder }, '/')).toBe(true);
    expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('gets files of this user alone; where something lies elsewhere, or a group may read, files are as the system wants them', () => {
    const [own, ofGroup] = [dataFolder(0o755), dataFolder(0o750)];
    const inside = { VITRAVA_DATA_DIR: own, RELEASE_STORE_DIR: join(own, 'releases') };
    expect(umaskOf(inside)).toBe('77');
    expect(umaskOf({ ...inside, RELEASE_STORE_DIR: newFolder() })).toBe('22');
    expect(umaskOf({ ...inside, RELEASE_KEYS_DIR: newFolder() })).toBe('22');
    expect(umaskOf({ VITRAVA_DATA_DIR: ofGroup })).toBe('22');
  });
});
