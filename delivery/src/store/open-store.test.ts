import { expect, it } from '@jest/globals';
import { openReleaseStore } from './open-store.ts';

it('opens the directory that the environment names', () => {
  const folderOf = (env: Record<string, string>) => openReleaseStore(env).folderOf('shell', '1');
  expect(folderOf({ RELEASE_STORE_DIR: '/somewhere' })).toBe('/somewhere/shell/1');
  expect(folderOf({ VITRAVA_DATA_DIR: '/data' })).toBe('/data/releases/shell/1');
  expect(folderOf({})).toMatch(/\/\.data\/releases\/shell\/1$/);
});

it('refuses a database instead of ignoring it', () => {
  expect(() => openReleaseStore({ RELEASE_STORE_URL: 'postgres://localhost' })).toThrow(/keeps releases in a directory only/);
});
