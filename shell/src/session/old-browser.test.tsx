import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { accessGranted, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { allSettled } from 'effector';
import { refreshFx } from './refresh.ts';
import { openApi, openBrowser, openTab, quiet, REFRESH, replaceToken, tokenFor } from './testing/index.ts';

const KEY = 'vitrava.session.v1';
/** Other tabs receive storage events; jsdom has one window only. */
const notifyOthers = async (): Promise<void> => {
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: localStorage.getItem(KEY) }));
  await quiet();
};

describe('A browser without channels and locks', () => {
  let api: ReturnType<typeof openApi>;
  const channel = globalThis.BroadcastChannel;
  beforeEach(() => {
    openBrowser();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    Reflect.deleteProperty(navigator, 'locks');
    api = openApi();
    api.user = 7;
  });
  afterEach(() => {
    globalThis.BroadcastChannel = channel;
  });

  it('The stored record ends the session in every tab', async () => {
    const [here, there] = [await openTab(), await openTab()];
    await allSettled(signOutRequested, { scope: here.scope });
    await notifyOthers();
    expect([here.status(), there.status()]).toEqual(['anonymous', 'anonymous']);
  });

  it('begins it in every tab, each with a token of its own', async () => {
    api.user = null;
    const [here, there] = [await openTab(), await openTab()];
    api.user = 7;
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(7) } });
    await notifyOthers();
    expect([there.status(), there.user(), there.facts]).toEqual(['authenticated', 7, [7]]);
  });

  it('signs no one out whose tab has been given a token while its own refresh was refused', async () => {
    const here = await openTab();
    replaceToken(here, tokenFor(7, 14));
    api.hold.set(
      REFRESH,
      quiet().then(() => ({ status: 401 })),
    );
    const refreshing = allSettled(refreshFx, { scope: here.scope });
    replaceToken(here, tokenFor(7));
    await refreshing;
    expect([here.status(), here.facts]).toEqual(['authenticated', [7]]);
  });
});
