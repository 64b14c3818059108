import { describe, expect, it } from '@jest/globals';
import { isTest, percentile, routesNamedIn } from './count.ts';

const manifest = { path: 'mfe-gift/remote.manifest.json', text: JSON.stringify({ routes: [{ name: 'thanks', path: '/thanks' }] }) };

describe('the figures', () => {
  it('count the browser programs of proof/ as tests, and its other programs as source', () => {
    const paths = ['proof/failures/main.ts', 'proof/crashes/crashes.test.ts', 'proof/load/main.ts', 'proof/shop/stack.ts'];
    expect(paths.map(isTest)).toEqual([true, true, false, false]);
  });

  it('take the middle and the ninth tenth of the lengths', () => {
    const lengths = Array.from({ length: 10 }, (_, index) => 10 - index);
    expect([percentile(lengths, 0.5), percentile(lengths, 0.9), percentile([], 0.5)]).toEqual([6, 10, 0]);
  });

  it('count every file that declares a route again', () => {
    const build = { path: 'mfe-gift/rspack.config.ts', text: "pages: { thanks: 'thanks' }" };
    const entry = { path: 'mfe-gift/src/entry/routes.tsx', text: "{ name: 'thanks', load }" };
    expect(routesNamedIn([manifest, build, entry])).toEqual({ 'mfe-gift': { routes: 1, files: 3 } });
  });

  it('count one file where the page declares its route itself', () => {
    const route = { path: 'mfe-gift/src/pages/thanks/route.json', text: '{ "path": "/thanks" }' };
    const build = { path: 'mfe-gift/rspack.config.ts', text: 'export default defineRemote(import.meta);' };
    expect(routesNamedIn([route, build, { path: 'mfe-gift/remote.manifest.json', text: '{}' }])).toEqual({
      'mfe-gift': { routes: 1, files: 1 },
    });
  });
});
