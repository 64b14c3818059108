import { afterEach, expect, it, jest } from '@jest/globals';

const KEY = 'import-map-override:mfe-news';
const LOCAL = 'http://localhost:8080/mf-manifest.json';
const ADDRESS = 'http://localhost:3000/releases/mfe-news/1.0.0-a/mf-manifest.json';

Object.assign(globalThis, { VITRAVA_SHARED_VERSIONS: {}, VITRAVA_GENERATION: 'react19' });

/** The remotes of a new document, with their addresses, as developer tools see them. */
async function remotesOf(page: { readonly takesOverrides?: boolean }) {
  jest.resetModules();
  const remote = (entry: string | null) => ({ version: '1.0.0-a', entry, routes: [] });
  const remotes = { 'mfe-news': remote('/releases/mfe-news/1.0.0-a/remoteEntry.js'), 'mfe-cart': remote(null) };
  const state = { composition: { id: 'a', shell: '1', remotes }, locale: 'ru', owner: null, ...page };
  document.body.innerHTML = `<script type="application/json" id="vitrava-page">${JSON.stringify(state)}</script>`;
  const { federation } = await import('./federation.ts');
  return federation().options.remotes.map((one) => [one.name, 'entry' in one ? one.entry : null]);
}

afterEach(() => localStorage.clear());

it('The remotes whose code the document may load are registered', async () => {
  expect(await remotesOf({})).toEqual([['mfe-news', ADDRESS]]);
});

it('A key of import-map-overrides replaces a remote only in the page of a developer', async () => {
  localStorage.setItem(KEY, LOCAL);
  expect(await remotesOf({ takesOverrides: true })).toEqual([['mfe-news', LOCAL]]);
  expect(await remotesOf({})).toEqual([['mfe-news', ADDRESS]]);
});
