import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readRemote } from '@vitrava/shared-kit/build';
import { CONTRACT_VERSIONS } from '@vitrava/shared-kit/contracts/manifest';
import { newRepository } from './repository.ts';

describe('a new repository of a team', () => {
  let into = '';
  const dependencies = { react: '19.3.1' };
  const devDependencies = { vitrava: '1.2.100' };
  const make = (remote: string, to?: string) => newRepository({ into, remote, path: to, dependencies, devDependencies });

  beforeEach(() => {
    into = mkdtempSync(path.join(tmpdir(), 'vitrava-repository-'));
  });
  afterEach(() => rmSync(into, { recursive: true }));

  it('A new repository holds a remote of one page with the contracts of its kit, and the packages that it needs', () => {
    const folder = make('mfe-gift');
    expect(readRemote(folder).manifest).toMatchObject({
      name: 'mfe-gift',
      contracts: CONTRACT_VERSIONS,
      routes: [{ name: 'gift', path: '/gift', meta: { title: { ru: 'Gift', en: 'Gift' } } }],
    });
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'mfe-gift', dependencies, devDependencies });
    expect(read('src/paths.ts')).toContain("export const giftPath = '/gift';");
    expect(read('remote.manifest.json')).toContain('"$schema": "node_modules/vitrava/schemas/remote.manifest.schema.json"');
    expect(read('.gitignore')).toContain('node_modules/');
    // Nothing leads out of it.
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
      const text = readFileSync(path.join(file.parentPath, file.name), 'utf8');
      expect([
        file.name,
        text.match(/['"]\.\.\/\.\.\/\.\.(?!\/node_modules\/vitrava\/schemas\/)|rspack\.config\.base|workspace:/)?.[0],
      ]).toEqual([file.name, undefined]);
    }
  });

  it('can have its page at another path', () => {
    expect(readRemote(make('mfe-gift', '/presents')).manifest.routes).toMatchObject([{ name: 'gift', path: '/presents' }]);
  });

  it.each([
    ['gift', undefined, /no name of a remote.*npx vitrava new/s],
    ['mfe-api', undefined, /the server's own/],
    ['mfe-gift', 'presents', /no path of a page/],
  ])('is not made for %s at %s, and nothing is written', (remote, to, reason) => {
    expect(() => make(remote, to)).toThrow(reason);
    expect(readdirSync(into)).toEqual([]);
  });

  it('takes the place of no folder that is there', () => {
    make('mfe-gift');
    expect(() => make('mfe-gift')).toThrow(/There is a folder mfe-gift already/);
    expect(existsSync(path.join(into, 'mfe-gift/package.json'))).toBe(true);
  });
});
