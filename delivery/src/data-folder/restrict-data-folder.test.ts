import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { tempFolders } from '../testing/index.ts';
import { restrictDataFolder } from './index.ts';

const newFolder = tempFolders();
const MODULE = pathToFileURL(join(__dirname, 'index.ts')).href;

const rightsOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

function dataFolder(mode: number, keysMode = mode): string {
  const folder = join(newFolder(), 'data');
  mkdirSync(join(folder, 'keys'), { recursive: true });
  chmodSync(join(folder, 'keys'), keysMode);
  chmodSync(folder, mode);
  return folder;
}

/** The umask of a process with restricted file modes, and its messages. */
function restrictUmask(env: Readonly<Record<string, string>>): { readonly umask: string; readonly errorOutput: string } {
  const script = `import { restrictUmask } from ${JSON.stringify(MODULE)};
    process.umask(0o022); restrictUmask(process.env, process.cwd()); process.stdout.write(process.umask().toString(8));`;
  const options = { env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], options);
  return { umask: stdout, errorOutput: stderr };
}

describe('The data folder', () => {
  it('The data folder is closed where it was open to all users, and so are the keys in it', () => {
    const folder = dataFolder(0o755);
    expect(restrictDataFolder({ VITRAVA_DATA_DIR: folder }, '/')).toBe(true);
    expect([rightsOf(folder), rightsOf(join(folder, 'keys'))]).toEqual(['700', '700']);
  });

  it.each([
    ['may read', 0o750, '750'],
    ['may write', 0o775, '770'],
    ['is handed on', 0o2775, '2770'],
  ])('stays open to a group that was chosen, which %s', (_name, mode, rights) => {
    const folder = dataFolder(mode);
    expect(restrictDataFolder({ VITRAVA_DATA_DIR: folder }, '/')).toBe(false);
    expect([rightsOf(folder), rightsOf(join(folder, 'keys'))]).toEqual([rights, rights]);
  });

  it('is not made', () => {
    const folder = join(newFolder(), 'data');
    expect(restrictDataFolder({ VITRAVA_DATA_DIR: folder }, '/')).toBe(true);
    expect(statSync(folder, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('The process writes files for this user alone, except in another place or with group access', () => {
    const [own, ofGroup] = [dataFolder(0o755), dataFolder(0o750)];
    const inside = { VITRAVA_DATA_DIR: own, RELEASE_STORE_DIR: join(own, 'releases') };
    expect(restrictUmask(inside).umask).toBe('77');
    expect(restrictUmask({ ...inside, RELEASE_STORE_DIR: newFolder() }).umask).toBe('22');
    expect(restrictUmask({ ...inside, RELEASE_KEYS_DIR: newFolder() }).umask).toBe('22');
    expect(restrictUmask({ VITRAVA_DATA_DIR: ofGroup }).umask).toBe('22');
  });

  it('reports once that it was open, and how to give access to a server of another user', () => {
    const env = { VITRAVA_DATA_DIR: dataFolder(0o755, 0o700) };
    expect(restrictUmask(env).errorOutput).toMatch(/^\S+data was open to every user of this machine.* chmod 750, in its group\.\n$/);
    expect(restrictUmask(env).errorOutput).toBe('');
  });
});
