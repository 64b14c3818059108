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

describe('Builds that a release API has laid out', () => {
  it('stay while their release is made, whatever is swept meanwhile', async () => {
    const root = newFolder();
    const staging = createStaging(root);
    await staging.put('content', digestOf(content), content);
    const folder = (await staging.layOut('content', [at('server.cjs')])) ?? '';
    mkdirSync(join(root, 'builds/left'));
    utimesSync(join(root, 'builds/left'), new Date(0), new Date(0));
    await staging.sweep();
    expect(existsSync(join(folder, 'server.cjs'))).toBe(true);
    expect(existsSync(join(root, 'builds/left'))).toBe(false);
  });

  it('leave nothing behind when they cannot be laid out', async () => {
    const root = newFolder();
    const staging = createStaging(root);
    await staging.put('content', digestOf(content), content);
    await expect(staging.layOut('content', [at('browser/a'), at('browser/a/b')])).rejects.toThrow();
    expect(readdirSync(join(root, 'builds'))).toEqual([]);
  });

  it('have no file that is a folder as well', () => {
    const refused = () => validateFiles([at('browser/a/b'), at('browser/a')]);
    expect(refused).toThrow('"browser/a" is a file of the build and a folder of it.');
    expect(refused).toThrow(expect.objectContaining({ statusCode: 400 }));
    expect(() => validateFiles([at('browser/a/b'), at('browser/ab')])).not.toThrow();
  });
});
