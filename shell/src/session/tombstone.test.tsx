import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { accessGranted, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { allSettled } from 'effector';
import { held, LOGOUT, openApi, openBrowser, openTab, quiet, returnTo, silenceTabs, tokenFor } from './testing/index.ts';

describe('The end of a session', () => {
  beforeEach(openBrowser);

  it('lets in whose form was sent while the sign-out was still on its way to the API', async () => {
    const api = openApi();
    api.user = 7;
    const here = await openTab();
    const slow = held();
    api.hold.set(LOGOUT, slow.promise);
    const ended = allSettled(signOutRequested, { scope: here.scope });
    await quiet();
    const requestedAt = Date.now();
    await quiet();
    slow.give({});
    await ended;
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(7), requestedAt } });
    expect(here.status()).toBe('authenticated');
  });

  it('reports a sign-out to the API once, though another tab was frozen meanwhile', async () => {
    const api = openApi();
    api.user = 7;
    const frozen = await openTab();
    const here = await openTab();
    api.hold.set(LOGOUT, Promise.resolve(new TypeError('fetch failed')));
    await allSettled(signOutRequested, { scope: here.scope });
    await quiet();
    silenceTabs();
    api.hold.clear();
    const later = await openTab();
    expect([later.status(), api.countOf(LOGOUT)]).toEqual(['anonymous', 2]);
    await returnTo();
    expect([frozen.status(), api.countOf(LOGOUT)]).toEqual(['anonymous', 2]);
  });

  it('A sign-in works in all tabs, though the clock was ahead at the sign-out', async () => {
    openApi();
    localStorage.setItem('vitrava.session.v1', JSON.stringify({ user: null, at: Date.now() + 86_400_000, unreported: false }));
    const [here, there] = [await openTab(), await openTab()];
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(7), requestedAt: Date.now() } });
    await quiet();
    expect([here.status(), there.status()]).toEqual(['authenticated', 'authenticated']);
  });

  it('removes the record of a sign-out that a full storage cannot replace', async () => {
    const api = openApi();
    api.user = 7;
    const here = await openTab();
    await allSettled(signOutRequested, { scope: here.scope });
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    api.user = 7;
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(7), requestedAt: Date.now() + 1 } });
    full.mockRestore();
    const later = await openTab();
    expect([here.status(), later.status()]).toEqual(['authenticated', 'authenticated']);
  });

  it('works in a browser that has no channels between tabs', async () => {
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: class {
        constructor() {
          throw new DOMException('', 'SecurityError');
        }
      },
      configurable: true,
      writable: true,
    });
    const api = openApi();
    const guest = await openTab();
    api.user = 7;
    const customer = await openTab();
    expect([guest.status(), customer.status()]).toEqual(['anonymous', 'authenticated']);
  });
});
