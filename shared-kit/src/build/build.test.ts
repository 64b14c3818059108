import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RemoteSourceError, readRemote, writeEntries, writePaths } from './index.ts';

const contracts = { mount: 1, bus: 1, api: 1 };
const words = (language: string) => ({
  routes: { gift: `Gift ${language}`, thanks: `Thanks ${language}` },
  breadcrumbs: { catalogue: `All ${language}` },
});

const cards = { ...words('ru'), routes: { ...words('ru').routes, 'gift-card': 'Card' } };

/** A remote with two pages, a fragment, a middleware and a service. */
const GIFT: Readonly<Record<string, unknown>> = {
  'remote.manifest.json': { $schema: './remote.json', name: 'mfe-gift', contracts, services: [{ name: 'gift', wakes: [], restores: [] }] },
  'locales/ru.json': words('ru'),
  'locales/en.json': words('en'),
  'src/pages/thanks/route.json': {
    path: '/gift/:id',
    needAuth: true,
    breadcrumbs: [{ title: 'breadcrumbs.catalogue', to: '/' }, 'gift'],
  },
  'src/pages/thanks/index.ts': '',
  'src/pages/gift/route.json': { $schema: './route.json', path: '/gift/all' },
  'src/pages/gift/index.ts': '',
  'src/fragments/hello/index.ts': '',
  'src/middleware/paid/index.ts': '',
  'src/entry/service.ts': '',
};

describe('the folder of a remote', () => {
  let folder = '';

  const write = (changes: Readonly<Record<string, unknown>> = {}) => {
    for (const [name, content] of Object.entries({ ...GIFT, ...changes })) {
      if (content === null) continue;
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
    }
  };
  const refusalOf = (changes: Readonly<Record<string, unknown>>): { file: string; message: string } => {
    write(changes);
    try {
      readRemote(folder);
    } catch (error) {
      if (error instanceof RemoteSourceError) return { file: path.relative(folder, error.file), message: error.message };
      throw error;
    }
    throw new Error('It was taken');
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vitrava-remote-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('The folder yields the whole manifest, with the texts of both languages and the closest path first', () => {
    write();
    expect(readRemote(folder).manifest).toEqual({
      name: 'mfe-gift',
      contracts,
      routes: [
        { name: 'gift', path: '/gift/all', meta: { title: { ru: 'Gift ru', en: 'Gift en' } } },
        {
          name: 'thanks',
          path: '/gift/:id',
          meta: {
            title: { ru: 'Thanks ru', en: 'Thanks en' },
            needAuth: true,
            breadcrumbs: [
              { name: { ru: 'All ru', en: 'All en' }, to: '/' },
              { name: { ru: 'Gift ru', en: 'Gift en' }, to: '/gift/all' },
            ],
          },
        },
      ],
      fragments: [{ name: 'hello' }],
      services: [{ name: 'gift', wakes: [], restores: [] }],
      middleware: ['paid'],
    });
  });

  it.each([
    [
      'a field that no route has',
      'src/pages/gift/route.json',
      { path: '/gift/all', needLogin: true },
      /unknown field needLogin \(known: .*needAuth/,
    ],
    ['a path without a slash', 'src/pages/gift/route.json', { path: 'gift' }, /\/path must match/],
    ['broken JSON', 'src/pages/gift/route.json', '{ "path": ', /not valid JSON/],
    [
      'a breadcrumb to a page that is not there',
      'src/pages/gift/route.json',
      { path: '/x', breadcrumbs: ['none'] },
      /breadcrumb none is no route/,
    ],
    ['the path of another route', 'src/pages/thanks/route.json', { path: '/gift/all' }, /gift and thanks have the same path/],
    [
      'a route without a title',
      'locales/en.json',
      { routes: { gift: 'Gift' }, breadcrumbs: { catalogue: 'All' } },
      /no text "routes\.thanks"/,
    ],
    ['a manifest with routes', 'remote.manifest.json', { ...(GIFT['remote.manifest.json'] as object), routes: [] }, /unknown field routes/],
    [
      'a flag with a name that every object has',
      'remote.manifest.json',
      { ...(GIFT['remote.manifest.json'] as object), flags: { constructor: 'boolean' } },
      /unknown field constructor in \/flags/,
    ],
    ['a service that is not described', 'remote.manifest.json', { name: 'mfe-gift', contracts }, /`services` does not describe/],
  ])('is refused for %s, with the file to edit', (_, file, content, message) => {
    expect(refusalOf({ [file]: content })).toEqual({ file, message: expect.stringMatching(message) });
  });

  it.each([
    ['a page without a route', 'src/pages/thanks/route.json'],
    ['a page without a module', 'src/pages/thanks/index.ts'],
    ['a language without texts', 'locales/ru.json'],
  ])('is refused for %s, with the file to create', (_, file) => {
    expect(refusalOf({ [file]: null })).toEqual({ file, message: expect.stringContaining('The file is missing.') });
  });

  it('is refused for a folder whose name is no name of a route', () => {
    expect(refusalOf({ 'src/pages/ThankYou/index.ts': '' }).message).toMatch(/lower case with hyphens/);
  });

  it('gives a name to each path, and a function to one with parameters', () => {
    write({
      'src/pages/gift-card/index.ts': '',
      'src/pages/gift-card/route.json': { path: '/cards/:kind/:number' },
      'locales/ru.json': cards,
      'locales/en.json': cards,
    });
    expect(writePaths(readRemote(folder)).split('\n').slice(2)).toEqual([
      "export const giftPath = '/gift/all';",
      `export const giftCardPath = ({ kind, number }: { readonly kind: string | number; readonly number: string | number }): string => \`/cards/\${encodeURIComponent(kind)}/\${encodeURIComponent(number)}\`;`,
      `export const thanksPath = ({ id }: { readonly id: string | number }): string => \`/gift/\${encodeURIComponent(id)}\`;`,
      '',
    ]);
  });

  it('gives a module for everything it shows, bound to its name', () => {
    write();
    const { exposes, server } = writeEntries(readRemote(folder));
    expect(exposes).toEqual({
      './client': './.cache/entries/client.ts',
      './locales/ru': './locales/ru.json',
      './locales/en': './locales/en.json',
      './pages/gift': './.cache/entries/pages/gift.ts',
      './pages/thanks': './.cache/entries/pages/thanks.ts',
      './service': './src/entry/service.ts',
      './fragments/hello': './.cache/entries/fragments/hello.ts',
      './middleware/paid': './src/middleware/paid/index.ts',
    });
    const page = readFileSync(path.join(folder, exposes['./pages/thanks'] ?? ''), 'utf8');
    expect(page).toContain("from '../../../src/pages/thanks/index.ts'");
    expect(page).toContain("name: 'thanks', path: '/gift/:id'");
    expect(readFileSync(path.join(folder, server), 'utf8')).toContain("name: 'mfe-gift', routes, locales, fragments }");
  });

  it('leaves unchanged entries alone, and takes away those of a page that has gone', () => {
    write();
    const client = path.join(folder, writeEntries(readRemote(folder)).exposes['./client'] ?? '');
    const before = statSync(client).mtimeMs;
    rmSync(path.join(folder, 'src/pages/thanks'), { recursive: true });
    writeEntries(readRemote(folder));
    expect(statSync(client).mtimeMs).toBe(before);
    expect(() => statSync(path.join(folder, '.cache/entries/pages/thanks.ts'))).toThrow('ENOENT');
  });
});
