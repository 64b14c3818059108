import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { tempFolders } from '../testing/index.ts';
import { withBuildFolder } from './build-folders.ts';

const newFolder = tempFolders();
const at = (path: string) => ({ path, content: Buffer.from('content').toString('base64') });

describe('The folder of a build', () => {
  it('is kept while work uses it and removed afterwards, and an abandoned one is swept', async () => {
    const root = newFolder();
    mkdirSync(join(root, 'build-left'));
    utimesSync(join(root, 'build-left'), new Date(0), new Date(0));
    const packed = [at('server.cjs'), at('browser/chunks/a.js')];
    await withBuildFolder(root, packed, async (folder) => {
      expect(existsSync(join(root, 'build-left'))).toBe(false);
      expect(packed).toEqual([]);
      await withBuildFolder(root, [at('server.cjs')], async () => undefined);
      expect(readFileSync(join(folder, 'browser/chunks/a.js'), 'utf8')).toBe('content');
    });
    expect(readdirSync(root)).toEqual([]);
  });

  it('is removed when its files cannot be written', async () => {
    const root = newFolder();
    await expect(withBuildFolder(root, [at('browser/a'), at('browser/a/b')], async () => undefined)).rejects.toThrow();
    expect(readdirSync(root)).toEqual([]);
  });
});
