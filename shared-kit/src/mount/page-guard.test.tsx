import { Script } from 'node:vm';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { guardPage, type PageGuard } from './page-guard.ts';

const counts: string[] = [];
const count = (name: string) => counts.push(name);
const shared: Record<string, () => void> = {};

/** Runs code as if it were in this file. */
function runIn(folder: string, code: string): void {
  const script = new Script(`(window, history, document, count, shared) => { ${code} }`, { filename: `${folder}main.js` });
  script.runInThisContext()(window, history, document, count, shared);
}

const called = (event: string) => {
  counts.splice(0);
  dispatchEvent(new Event(event));
  return [...counts];
};

describe.each([
  ['whose files are in the shop', 'recipes', '/releases/recipes/', 'http://shop/releases/recipes/1.0.0-a/'],
  ['whose files are on the origin of its team', 'clinics', 'https://clinics.example/app/', 'https://clinics.example/app/'],
])('The page of a shop with a remote built without the kit %s', (_, name, folder, files) => {
  let guard: PageGuard;
  const run = (code: string) => runIn(files, code);

  beforeEach(() => {
    document.adoptedStyleSheets = [];
    history.replaceState(null, '', '/');
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    guard = guardPage(name, folder);
  });

  it('lets the remote change the address of its own page alone, and names the remote in a warning', () => {
    let isCurrent = true;
    guard.open(() => isCurrent);
    run(`history.pushState(null, '', '/recipes/soup')`);
    expect(location.pathname).toBe('/recipes/soup');
    isCurrent = false;
    run(`history.replaceState(null, '', '/recipes/bread')`);
    expect(location.pathname).toBe('/recipes/soup');
    expect(console.warn).toHaveBeenCalledWith(`${name} may not change the address of another page to /recipes/bread`);
    runIn('http://shop/releases/shell/1.0.0-a/', `history.replaceState(null, '', '/faq')`);
    expect(location.pathname).toBe('/faq');
    guard.close();
  });

  it('calls the listeners of its modules only while it is mounted, and removes those of a mount with it', () => {
    run(`window.addEventListener('tick', () => count('module'))`);
    run(`window.addEventListener('tick', () => count('once'), { once: true })`);
    expect(called('tick')).toEqual([]);
    guard.open(() => true);
    run(`window.addEventListener('tick', () => count('mount'))`);
    expect(called('tick')).toEqual(['module', 'once', 'mount']);
    guard.close();
    expect(called('tick')).toEqual([]);
    guard.open(() => true);
    expect(called('tick')).toEqual(['module']);
    guard.close();
  });

  it('brings no listener back that the remote has removed itself', () => {
    run(`shared.listener = () => count('module'); window.addEventListener('tock', shared.listener)`);
    guard.open(() => true);
    run(`window.removeEventListener('tock', shared.listener)`);
    guard.close();
    guard.open(() => true);
    expect(called('tock')).toEqual([]);
    guard.close();
  });

  it('takes the style sheets adopted by the remote away with it, and brings them back with the next mount', () => {
    const sheets = [{ of: 'the page' }, { of: 'the remote' }] as unknown as CSSStyleSheet[];
    document.adoptedStyleSheets = sheets.slice(0, 1);
    guard.open(() => true);
    document.adoptedStyleSheets = sheets;
    guard.close();
    expect(document.adoptedStyleSheets).toEqual(sheets.slice(0, 1));
    guard.open(() => true);
    expect(document.adoptedStyleSheets).toEqual(sheets);
    guard.close();
  });
});
