import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readRemote } from '@vitrava/shared-kit/build';
import { LOCALE_CODES, localizePath, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { ComposedRemote } from '@vitrava/shared-kit/contracts/page';
import { createRouteTable } from './index.ts';

const root = join(import.meta.dirname, '../../../../..');

/** The routes that the specification names, section 2; the path of the privacy policy is ours to choose. */
const NAMED = {
  start: '/',
  'about-us': '/about-us',
  news: '/news',
  favorites: '/favorites',
  cart: '/cart',
  contacts: '/contacts',
  faq: '/faq',
  'legal-information': '/legal-information',
  'privacy-policy': '/privacy-policy',
  'account-personal-details': '/account/personal-details',
} as const;

const manifests = globSync('mfe-*', { cwd: root }).map((remote) => readRemote(join(root, remote)).manifest);

function composed({ routes }: RemoteManifest): ComposedRemote {
  return { version: '1', entry: '/x', routes, fragments: [], service: null, files: {} };
}

const remotes = Object.fromEntries(manifests.map((manifest) => [manifest.name, composed(manifest)]));
const table = createRouteTable({ id: 'c', shell: '1', remotes });

describe('the routes of all remotes', () => {
  it.each(Object.entries(NAMED))('[R18] [R1] have %s at %s, in both languages', (name, path) => {
    const named = manifests.flatMap(({ routes }) => routes).filter((route) => route.name === name);
    expect(named.map((route) => route.path)).toEqual([path]);
    for (const code of LOCALE_CODES) {
      const { path: requested } = splitLocale(localizePath(path, code));
      expect(table.match(requested)?.route.name).toBe(name);
    }
  });

  it.each(['/faq', '/about-us', '/contacts', '/legal-information', '/privacy-policy'])('[R16] [R17] let everyone in at %s', (path) => {
    const meta = table.match(path)?.route.meta;
    expect([meta?.needAuth ?? false, meta?.middleware ?? []]).toEqual([false, []]);
  });

  it('have names and paths of their own', () => {
    const routes = manifests.flatMap(({ routes: own }) => own);
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });
});
