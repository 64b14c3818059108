import { describe, expect, it } from '@jest/globals';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { findRoute, withoutPages } from './route-table.ts';

const route = (name: string, path: string) => ({ name, path, meta: { title: { ru: name, en: name } } });
const remote = {
  version: '1',
  entry: '/',
  fragments: [],
  service: null,
  files: {},
  routes: [route('news', '/news'), route('article', '/news/:id')],
};
const composition: PageComposition = { id: 'c', shell: '1', remotes: { 'mfe-content': remote } };

describe('The routes of a composition', () => {
  it('[E1] give no remote an address that no route matches', () => {
    expect(findRoute(composition, '/news/7')?.route.name).toBe('article');
    expect(findRoute(composition, '/nowhere')).toBeNull();
  });

  it('are without the pages that the backend cannot fill', () => {
    const less = withoutPages(composition, ['/news/:id']);
    expect(findRoute(less, '/news')?.owner).toBe('mfe-content');
    expect(findRoute(less, '/news/7')).toBeNull();
  });

  it('stay the very same when nothing is missing', () => {
    expect(withoutPages(composition, [])).toBe(composition);
  });
});
