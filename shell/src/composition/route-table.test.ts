import { describe, expect, it } from '@jest/globals';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { findRoute, isOtherDocument, withoutPages } from './route-table.ts';

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

describe('Two pages', () => {
  const match = (owner: string, remotes?: string[]) => {
    const { meta, ...plain } = route('any', '/any');
    return { owner, route: { ...plain, meta: { ...meta, ...(remotes && { remotes }) } } };
  };

  it.each([
    ['are of one document when neither names remotes', match('news'), match('goods'), false],
    ['are of one document when one of them does not exist', match('news'), null, false],
    ['are of one document when both name the same remotes', match('cart', ['account']), match('cart', ['account']), false],
    ['have a document each when only one names remotes', match('cart'), match('cart', ['account']), true],
    ['have a document each when one names remotes and the other does not exist', match('cart', ['account']), null, true],
    ['have a document each when they name different remotes', match('cart', ['account']), match('cart', []), true],
    ['have a document each when they name the same remotes and have different owners', match('cart', []), match('news', []), true],
    ['are of one document when they name the same remotes in another order', match('cart', ['a', 'b']), match('cart', ['b', 'a']), false],
  ])('%s', (_, from, to, expected) => {
    expect([isOtherDocument(composition, from, to), isOtherDocument(composition, to, from)]).toEqual([expected, expected]);
  });

  it('have a document each when the document that is open loads no code of the other one’s owner', () => {
    const without: PageComposition = { ...composition, remotes: { 'mfe-content': { ...remote, entry: null } } };
    expect(isOtherDocument(without, null, findRoute(without, '/news'))).toBe(true);
  });
});
