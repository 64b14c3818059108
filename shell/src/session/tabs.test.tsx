import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { $accessToken, $sessionStatus, $userId, accessGranted, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { allSettled, fork } from 'effector';
import { sessionStarted } from './model.ts';
import { refreshFx } from './refresh.ts';
import {
  held,
  LOGOUT,
  openApi,
  openBrowser,
  openTab,
  quiet,
  REFRESH,
  replaceToken,
  returnTo,
  silenceTabs,
  tokenFor,
} from './testing/index.ts';

describe('One shopper in many tabs', () => {
  beforeEach(openBrowser);

  it('[S7] signs in every tab when one has signed in', async () => {
    const api = openApi();
    const [here, there] = [await openTab(), await openTab()];
    api.user = 7;
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(7) } });
    await quiet();
    expect([there.status(), there.user(), there.facts]).toEqual(['authenticated', 7, [7]]);
  });

  it('[S8] signs out every tab at once when one has signed out', async () => {
    const api = openApi();
    api.user = 7;
    const [here, there] = [await openTab(), await openTab()];
    await allSettled(signOutRequested, { scope: here.scope });
    await quiet();
    expect([here.facts, there.facts]).toEqual([
      [7, 'user'],
      [7, 'otherTab'],
    ]);
    expect(there.status()).toBe('anonymous');
    expect(there.scope.getState($accessToken)).toBeNull();
    expect(api.countOf(LOGOUT)).toBe(1);
  });

  it('[S8] never refreshes again after a sign-out, in no tab and at no start, until the next sign-in', async () => {
    const api = openApi();
    api.user = 7;
    const here = await openTab();
    await allSettled(signOutRequested, { scope: here.scope });
    const before = api.countOf(REFRESH);
    api.user = 7;
    const later = await openTab();
    await allSettled(refreshFx, { scope: later.scope });
    await allSettled(refreshFx, { scope: here.scope });
    expect([here.status(), later.status(), api.countOf(REFRESH) - before]).toEqual(['anonymous', 'anonymous', 0]);
    await allSettled(accessGranted, { scope: later.scope, params: { access: tokenFor(7) } });
    await quiet();
    expect([here.status(), later.status()]).toEqual(['authenticated', 'authenticated']);
  });

  it('[S7] [S8] The last of several actions in one millisecond wins, in every tab', async () => {
    openApi();
    jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    let fraction = 0.9;
    jest.spyOn(Math, 'random').mockImplementation(() => (fraction = (fraction * 7.31 + 0.13) % 1));
    const [here, there] = [await openTab(), await openTab()];
    for (const user of [7, 8, 7, 8, 7, 8, 7, 8]) {
      await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(user) } });
      await quiet();
      expect([here.user(), there.user()]).toEqual([user, user]);
      await allSettled(signOutRequested, { scope: there.scope });
      await quiet();
      expect([here.status(), there.status()]).toEqual(['anonymous', 'anonymous']);
    }
  });

  it('[S8] does not let a refresh that was under way revive a session that was ended', async () => {
    const api = openApi();
    const slow = held();
    api.hold.set(REFRESH, slow.promise);
    const scope = fork();
    const started = allSettled(sessionStarted, { scope });
    await quiet();
    const ended = allSettled(signOutRequested, { scope });
    slow.give({ body: { access: tokenFor(7) } });
    await Promise.all([started, ended]);
    expect([scope.getState($sessionStatus), scope.getState($accessToken)]).toEqual(['anonymous', null]);
  });

  it('The grant of a form that was sent before the sign-out is dropped, and a session opened by it is closed', async () => {
    const api = openApi();
    const here = await openTab();
    const requestedAt = Date.now() - 5;
    await allSettled(signOutRequested, { scope: here.scope });
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(7), requestedAt } });
    expect(here.status()).toBe('anonymous');
    expect(api.countOf(LOGOUT)).toBe(2);
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(7), requestedAt: Date.now() + 1 } });
    expect(here.status()).toBe('authenticated');
  });

  it('[S8] ends the session without the API, and reports it at the next start', async () => {
    const api = openApi();
    api.user = 7;
    const here = await openTab();
    api.hold.set(LOGOUT, Promise.resolve(new TypeError('fetch failed')));
    await allSettled(signOutRequested, { scope: here.scope });
    expect(here.status()).toBe('anonymous');
    api.hold.clear();
    const later = await openTab();
    expect([later.status(), api.user, api.countOf(LOGOUT)]).toEqual(['anonymous', null, 2]);
    await openTab();
    expect(api.countOf(LOGOUT)).toBe(2);
  });

  it('cancels the logout call when someone signs in, so that its answer takes no new cookies along', async () => {
    const api = openApi();
    const here = await openTab();
    api.hold.set(LOGOUT, held().promise);
    const ended = allSettled(signOutRequested, { scope: here.scope });
    await quiet();
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(8) } });
    await ended;
    expect([here.status(), here.user()]).toEqual(['authenticated', 8]);
    const last = await openTab();
    expect(last.status()).not.toBe('authenticated');
    expect(api.countOf(LOGOUT)).toBe(1);
  });

  it('A tab follows a sign-in of another customer in another tab', async () => {
    const api = openApi();
    api.user = 7;
    const [here, there] = [await openTab(), await openTab()];
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(8) } });
    await quiet();
    expect([there.facts, there.user()]).toEqual([[7, 'otherTab', 8], 8]);
  });

  it('[S10] lets one tab refresh for all that wait', async () => {
    const api = openApi();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => openTab()));
    api.user = 7;
    const before = api.countOf(REFRESH);
    await Promise.all(tabs.map(({ scope }) => allSettled(refreshFx, { scope })));
    await quiet();
    expect(api.countOf(REFRESH) - before).toBe(1);
    expect(new Set(tabs.map(({ status }) => status()))).toEqual(new Set(['authenticated']));
  });

  it('A frozen tab catches up on return', async () => {
    const api = openApi();
    api.user = 7;
    const frozen = await openTab();
    silenceTabs();
    const active = await openTab();
    await allSettled(signOutRequested, { scope: active.scope });
    expect(frozen.status()).toBe('authenticated');
    await returnTo();
    expect(frozen.facts).toEqual([7, 'otherTab']);
    api.user = 8;
    await allSettled(accessGranted, { scope: active.scope, params: { access: tokenFor(8) } });
    await returnTo();
    await waitFor(() => expect([frozen.status(), frozen.user()]).toEqual(['authenticated', 8]));
  });

  it('ends the session in all tabs when a refresh is refused in one', async () => {
    const api = openApi();
    api.user = 7;
    const [here, there] = [await openTab(), await openTab()];
    api.user = null;
    // The token of this tab has run out.
    replaceToken(here, tokenFor(7, 14));
    await allSettled(refreshFx, { scope: here.scope });
    await quiet();
    expect([here.facts, there.facts]).toEqual([
      [7, 'refused'],
      [7, 'otherTab'],
    ]);
  });

  it('does not end a newer session when an older one is refused', async () => {
    const api = openApi();
    api.user = 7;
    await openTab();
    const slow = held();
    api.hold.set(REFRESH, slow.promise);
    silenceTabs();
    localStorage.setItem('vitrava.session.v1', JSON.stringify({ user: 7, at: 1, unreported: false }));
    const scope = fork();
    const started = allSettled(sessionStarted, { scope });
    await quiet();
    localStorage.setItem('vitrava.session.v1', JSON.stringify({ user: 8, at: Date.now(), unreported: false }));
    api.hold.clear();
    api.user = 8;
    slow.give({ status: 401 });
    await started;
    expect([scope.getState($sessionStatus), scope.getState($userId)]).toEqual(['authenticated', 8]);
  });

  it('A tab ignores invalid messages', async () => {
    openApi();
    localStorage.setItem('vitrava.session.v1', '{"user":"all"}');
    const here = await openTab();
    new BroadcastChannel('vitrava.session.v1').postMessage({ record: { user: 7 }, access: tokenFor(7) });
    await quiet();
    expect(here.status()).toBe('anonymous');
  });
});
