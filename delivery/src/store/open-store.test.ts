import { expect, it } from '@jest/globals';
import { openReleaseStore, readStorePlace } from './open-store.ts';

it('The store is opened in the directory that the environment names', () => {
  const folderOf = (env: Record<string, string>) => openReleaseStore(env).folderOf('shell', '1');
  expect(folderOf({ RELEASE_STORE_DIR: '/somewhere' })).toBe('/somewhere/shell/1');
  expect(folderOf({ VITRAVA_DATA_DIR: '/data' })).toBe('/data/releases/shell/1');
  expect(folderOf({})).toMatch(/\/\.data\/releases\/shell\/1$/);
});

it('A place is a directory by its address, or a database with a folder for copies', () => {
  expect(readStorePlace({ RELEASE_STORE_URL: 'file:///somewhere' })).toEqual({ type: 'directory', folder: '/somewhere' });
  const url = 'postgres://ann@db/shop';
  expect(
    readStorePlace({ RELEASE_STORE_URL: url, RELEASE_STORE_DIR: '/not/used', VITRAVA_DATA_DIR: '/data', RELEASE_CACHE_MB: '5' }),
  ).toEqual({
    type: 'postgres',
    url,
    cacheDir: '/data/release-cache',
    cacheMaxBytes: 5 * 1024 ** 2,
  });
});

it.each([
  { RELEASE_STORE_URL: 'mysql://db' },
  { RELEASE_STORE_URL: 'db' },
  { RELEASE_STORE_URL: 'postgres://db/x', RELEASE_CACHE_MB: 'much' },
])('The environment %j is refused with an explanation', (env) => expect(() => openReleaseStore(env)).toThrow(/must be/));
