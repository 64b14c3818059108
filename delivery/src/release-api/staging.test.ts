import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { digestOf } from '../release-api-protocol/index.ts';
import { tempFolders } from '../testing/index.ts';
import { createStaging } from './staging.ts';
import { validateFiles } from './validate-files.ts';

const newFolder = tempFolders();
const content = Buffer.from('content');
const at = (path: string) => ({ path, bytes: content.length, sha256: digestOf(content) });

describe('The staging area', () => {
  it('keeps the folder of a build while work uses it, and sweeps an abandoned one', async () => {
    const root = newFolder();
    const staging = createStaging(root);
    await staging.put('content', digestOf(content), content);
    await staging.withBuild('content', [at('server.cjs')], async (folder) => {
      mkdirSync(join(root, 'builds/left'));
      utimesSync(join(root, 'builds/left'), new Date(0), new Date(0));
      await staging.sweep();
      expect(existsSync(join(folder, 'server.cjs'))).toBe(true);
      expect(existsSync(join(root, 'builds/left'))).toBe(false);
    });
    expect(readdirSync(join(root, 'builds'))).toEqual([]);
  });

  it('removes the folder of a build whose files cannot be written', async () => {
    const root = newFolder();
    const staging = createStaging(root);
    await staging.put('content', digestOf(content), content);
    await expect(staging.withBuild('content', [at('browser/a'), at('browser/a/b')], async () => undefined)).rejects.toThrow();
    expect(readdirSync(join(root, 'builds'))).toEqual([]);
  });

  it('refuses a list in which a file is a folder as well', () => {
    const refused = () => validateFiles([at('browser/a/b'), at('browser/a')]);
    expect(refused).toThrow('"browser/a" is a file of the build and a folder of it.');
    expect(refused).toThrow(expect.objectContaining({ statusCode: 400 }));
    expect(() => validateFiles([at('browser/a/b'), at('browser/ab')])).not.toThrow();
  });
});
