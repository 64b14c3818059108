import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readRemote } from '@vitrava/shared-kit/build';
import { newPart, newRepository } from './repository.ts';

describe('in a repository of its own, a team', () => {
  let into = '';
  let folder = '';
  const files = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

  beforeEach(() => {
    into = mkdtempSync(path.join(tmpdir(), 'vitrava-part-'));
    folder = newRepository({ into, remote: 'mfe-gift', dependencies: {}, devDependencies: {} });
  });
  afterEach(() => rmSync(into, { recursive: true }));

  it('makes a page with its words in both languages, whose path its code can name', () => {
    expect(newPart({ folder, kind: 'page', name: 'thank-you' })).toBe(path.join(folder, 'src/pages/thank-you'));
    newPart({ folder, kind: 'page', name: 'cards', path: '/cards/:id' });
    expect(readRemote(folder).manifest.routes).toMatchObject([
      { name: 'cards', path: '/cards/:id' },
      { name: 'gift', path: '/gift' },
      { name: 'thank-you', path: '/gift/thank-you', meta: { title: { ru: 'Thank you', en: 'Thank you' } } },
    ]);
    expect(readFileSync(path.join(folder, 'src/paths.ts'), 'utf8')).toContain("thankYouPath = '/gift/thank-you'");
    for (const code of ['ru', 'en'])
      expect(JSON.parse(readFileSync(path.join(folder, `locales/${code}.json`), 'utf8'))).toMatchObject({
        gift: { text: 'Gift.' },
        thankYou: { text: 'Thank you.' },
      });
  });

  it('makes a fragment', () => {
    newPart({ folder, kind: 'fragment', name: 'hello' });
    expect(readRemote(folder).manifest.fragments).toMatchObject([{ name: 'hello' }]);
  });

  it.each([
    ['page', 'gift', undefined, /mfe-gift has a page gift already/],
    ['page', 'other', '/gift', /is the page gift of mfe-gift/],
    ['page', 'other', '/api/other', /the server's own/],
    ['page', undefined, undefined, /no name of a page/],
    ['fragment', 'hello', '/hello', /A fragment has no path/],
  ] as const)('A team gets no %s %s at %s, with the reason; nothing is written', (kind, name, to, reason) => {
    const before = files();
    expect(() => newPart({ folder, kind, name, path: to })).toThrow(reason);
    expect(files()).toEqual(before);
  });

  it('is led to the folder of its remote', () => {
    expect(() => newPart({ folder: into, kind: 'page', name: 'thanks' })).toThrow(
      /has no remote\.manifest\.json\. Go there, or make a remote/,
    );
  });
});
