import { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { guardPage, type PageGuard } from './page-guard.ts';

/** Runs code as if it were of a remote's release. */
function runAs<Result>(remote: string, code: string): Result {
  const run = new Script(`(window, history, count) => { ${code} }`, { filename: `http://shop/releases/${remote}/1.0.0-a/main.js` });
  return run.runInThisContext()(window, history, (name: string) => counts.push(name));
}
const counts: string[] = [];

describe('The page of a shop with a remote built without the kit', () => {
  let guard: PageGuard;
  let isCurrent = true;

  beforeAll(() => {
    document.adoptedStyleSheets = [];
    guard = guardPage('recipes');
    runAs('recipes', `window.addEventListener('popstate', () => count('module'))`);
    guard.open(() => isCurrent);
    runAs('recipes', `window.addEventListener('popstate', () => count('mount'))`);
  });

  it('lets the remote change the address of its own page alone', () => {
    runAs('recipes', `history.pushState(null, '', '/recipes/soup')`);
    expect(location.pathname).toBe('/recipes/soup');
    isCurrent = false;
    runAs('recipes', `history.replaceState(null, '', '/recipes/elsewhere')`);
    expect(location.pathname).toBe('/recipes/soup');
    runAs('shell', `history.replaceState(null, '', '/faq')`);
    expect(location.pathname).toBe('/faq');
  });

  it('removes the listeners and adopted style sheets of an unmounted remote, and gives those of its modules back with the next mount', () => {
    const sheets = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [{} as CSSStyleSheet];
    const listenersCalled = () => {
      counts.splice(0);
      dispatchEvent(new PopStateEvent('popstate'));
      return [...counts];
    };
    expect(listenersCalled()).toEqual(['module', 'mount']);
    guard.close();
    expect(listenersCalled()).toEqual([]);
    expect(document.adoptedStyleSheets).toEqual(sheets);
    guard.open(() => true);
    expect(listenersCalled()).toEqual(['module']);
  });
});
