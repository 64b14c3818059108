import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const note = path.join(root, '.cache/vitrava/bundle.json');

describe('npx vitrava', () => {
  let dataDir = '';
  const vitrava = (...args: string[]) => {
    const env = { ...process.env, VITRAVA_DATA_DIR: dataDir, RELEASE_STORE_DIR: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'delivery/bin/vitrava.mjs'), ...args], { env });
    return { status, output: `${stdout}${stderr}` };
  };
  const madeFrom = () => JSON.parse(readFileSync(note, 'utf8')) as { folder: string; stamps: Record<string, string> };

  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'vitrava-command-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('The command works with the release store of this repository, and its exit code reports the result', () => {
    expect(vitrava('list')).toEqual({ status: 0, output: 'Nothing was released yet.\n' });
    expect(vitrava('rollback', 'mfe-content')).toMatchObject({ status: 1 });
    expect(vitrava('release', 'mfe-nothing')).toMatchObject({ status: 2, output: expect.stringContaining('no remote "mfe-nothing"') });
  });

  it('The command is bundled once, and again when one of its sources has changed', () => {
    vitrava('list');
    const first = madeFrom();
    expect(Object.keys(first.stamps)).toEqual(expect.arrayContaining(['delivery/src/run.ts', 'shared-kit/src/contracts/manifest.ts']));
    vitrava('list');
    expect(madeFrom().folder).toBe(first.folder);
    writeFileSync(note, JSON.stringify({ ...first, stamps: { ...first.stamps, 'delivery/src/run.ts': 'another' } }));
    expect(vitrava('list').status).toBe(0);
    expect(madeFrom().stamps).toEqual(first.stamps);
    expect(madeFrom().folder).not.toBe(first.folder);
    expect(existsSync(path.join(root, '.cache/vitrava', madeFrom().folder, 'run.mjs'))).toBe(true);
  });
});
