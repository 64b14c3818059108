import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readRemote } from '../../shared-kit/src/build/index.ts';
import { writeNew } from './workspace.ts';

const workspace = path.resolve(import.meta.dirname, '../..');

describe('npm run new', () => {
  let root = '';

  const make = (command: string, address?: string): void => {
    // What follows the writing, Biome's and npm's part, is tried by `npm run new:proof`.
    writeNew(root, [...command.split(' '), ...(address ? ['--path', address] : [])]);
  };
  const manifest = () => readRemote(path.join(root, 'mfe-gift')).manifest;

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'vitrava-new-'));
    for (const part of ['package.json', 'remote.manifest.json', 'locales', 'src/pages', 'src/fragments']) {
      cpSync(path.join(workspace, 'mfe-content', part), path.join(root, 'mfe-content', part), { recursive: true });
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('makes a remote with one page, in both languages', () => {
    make('remote mfe-gift');
    expect(manifest()).toMatchObject({
      name: 'mfe-gift',
      routes: [{ name: 'gift', path: '/gift', meta: { title: { ru: 'Gift', en: 'Gift' } } }],
    });
    const { name, scripts } = JSON.parse(readFileSync(path.join(root, 'mfe-gift/package.json'), 'utf8')) as Record<string, object>;
    expect([name, JSON.stringify(scripts).includes('mfe-content')]).toEqual(['@vitrava/mfe-gift', false]);
  });

  it('adds pages and fragments to it, and keeps the words that are there', () => {
    make('remote mfe-gift');
    const words = path.join(root, 'mfe-gift/locales/en.json');
    writeFileSync(words, readFileSync(words, 'utf8').replace('"Gift"', '"Presents"'));
    make('page mfe-gift thanks', '/thanks/:id');
    make('fragment mfe-gift hello');
    expect(manifest()).toMatchObject({
      routes: [
        { name: 'gift', meta: { title: { en: 'Presents' } } },
        { name: 'thanks', path: '/thanks/:id' },
      ],
      fragments: [{ name: 'hello' }],
    });
  });

  it('Manifest and route name the published schemas', () => {
    make('remote mfe-gift');
    make('page mfe-gift thanks');
    for (const file of ['mfe-gift/remote.manifest.json', 'mfe-gift/src/pages/gift/route.json', 'mfe-gift/src/pages/thanks/route.json']) {
      const { $schema } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { $schema: string };
      const schema = path.relative(root, path.resolve(root, path.dirname(file), $schema));
      expect([file, existsSync(path.join(workspace, schema))]).toEqual([file, true]);
    }
  });

  it.each([
    ['remote gift', /no name of a remote/],
    ['remote mfe-Gift', /no name of a remote/],
    ['remote', /Name a remote/],
    ['remote mfe-content', /There is a folder mfe-content already/],
    ['remote mfe-news', /mfe-content has a page news already/],
    ['remote mfe-api', /the server's own/],
    ['page mfe-gift thanks', /There is no remote mfe-gift/],
    ['page mfe-content news', /has a page news already/],
    ['page mfe-content Thanks', /no name of a page/],
    ['fragment mfe-content contact-us', /has a fragment contact-us already/],
    ['service mfe-content hello', /nothing that can be made/],
  ])('refuses %s with a reason and writes nothing', (command, reason) => {
    expect(() => make(command)).toThrow(reason);
    expect(readdirSync(root)).toEqual(['mfe-content']);
  });

  it.each([
    ['thanks', /no path of a page/],
    ['/faq', /is the page faq of mfe-content/],
    ['/en/thanks', /the server's own/],
  ])('refuses the path %s', (address, reason) => {
    expect(() => make('page mfe-content thanks', address)).toThrow(reason);
  });
});
