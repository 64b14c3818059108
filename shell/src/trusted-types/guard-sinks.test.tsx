import { expect, it } from '@jest/globals';
import { guardSinks } from './guard-sinks.ts';

/** The rule for addresses of scripts on a page with a live remote. */
function ruleForAddresses(): (address: string) => string | null {
  const remotes = {
    recipes: { version: '1.0.0-a', entry: '/releases/recipes/1.0.0-a/entry.js' },
    account: { version: '1.0.0-b', entry: null },
  };
  document.body.innerHTML = `<script type="application/json" id="vitrava-page">${JSON.stringify({ composition: { remotes } })}</script>`;
  const made: { createScriptURL: (address: string) => string | null }[] = [];
  Object.assign(window, { trustedTypes: { createPolicy: (_name: string, rules: (typeof made)[number]) => made.push(rules) } });
  guardSinks();
  return (address) => made[0]?.createScriptURL(address) ?? null;
}

it('Only scripts of the page’s releases, of the API’s widget and of other origins are loaded, which the document’s policy names', () => {
  const rule = ruleForAddresses();
  const passed = ['/releases/recipes/1.0.0-a/static/1.js', '/api/pickup_widget/map.js', 'https://tag.example/a.js'];
  const refused = [
    '/releases/recipes/1.0.0-b/static/1.js',
    '/releases/account/1.0.0-b/client.js',
    '/releases/recipes/1.0.0-a/../../other/1/a.js',
    '/releases/none.js',
    '/files/upload.js',
  ];
  expect(passed.filter((address) => rule(address) !== address)).toEqual([]);
  expect(refused.filter((address) => rule(address) !== null)).toEqual([]);
});
