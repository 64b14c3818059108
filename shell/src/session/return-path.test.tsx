import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { $confirmationCode } from '@vitrava/shared-kit/bus/session';
import { $location, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, fork } from 'effector';
import { sessionStarted } from './model.ts';
import { $returnPath } from './sign-in.ts';
import { openApi, openBrowser } from './testing/index.ts';

const comeFrom = (referrer: string): void => void Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

/** A guest wants to see the favourites, and the tab then loads another document. */
async function nextDocument(): Promise<string | null> {
  const before = fork({ values: [[$location, { pathname: '/', search: '', hash: '', key: 'initial' }]] });
  await allSettled(signInRequested, { scope: before, params: { returnTo: '/favorites?page=2#last' } });
  const after = fork();
  await allSettled(sessionStarted, { scope: after });
  return after.getState($returnPath);
}

describe('The path that a guest was on the way to', () => {
  beforeEach(() => {
    openBrowser();
    openApi();
    sessionStorage.clear();
  });
  afterEach(() => void Reflect.deleteProperty(document, 'referrer'));

  it('[A3] is still known after a change of language, which loads a new document', async () => {
    comeFrom(`${location.origin}/favorites`);
    expect(await nextDocument()).toBe('/favorites?page=2#last');
  });

  it.each(['', 'https://elsewhere.example/'])('The path is dropped on a new visit, from "%s"', async (referrer) => {
    comeFrom(referrer);
    expect(await nextDocument()).toBeNull();
  });

  it('is known in the tab that the link of a registration email opens, for an hour', async () => {
    comeFrom('https://mail.example/');
    await nextDocument();
    sessionStorage.clear();
    const opened = async (code: string | null) => {
      const scope = fork({ values: [[$confirmationCode, code]] });
      await allSettled(sessionStarted, { scope });
      return scope.getState($returnPath);
    };
    expect(await opened(null)).toBeNull();
    expect(await opened('123456')).toBe('/favorites?page=2#last');
    localStorage.setItem('vitrava.return.v1', `${Date.now() - 3_600_001} /favorites`);
    expect(await opened('123456')).toBeNull();
  });

  it('never leads off this site, whatever is stored', async () => {
    comeFrom(`${location.origin}/`);
    sessionStorage.setItem('vitrava.return.v1', '//elsewhere.example/');
    const scope = fork();
    await allSettled(sessionStarted, { scope });
    expect(scope.getState($returnPath)).toBe('/');
  });
});
