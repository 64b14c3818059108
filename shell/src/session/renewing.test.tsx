import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $accessToken, $isRenewing } from '@vitrava/shared-kit/bus/session';
import { type Scope, scopeBind } from 'effector';
import { held, openApi, openBrowser, openTab, REFRESH, type Reply, type Tab, tokenFor } from './testing/index.ts';

const MINUTE_MS = 60_000;
const readFx = createApiFx({
  name: 'readFx',
  request: (_: void) => ({ path: 'api/favorites/', authorized: true }),
  contract: { isData: (value: unknown): value is unknown => value !== undefined, getErrorMessages: () => [] },
});
const seenIn = ({ scope, status, user }: Tab) => ({
  status: status(),
  user: user(),
  hasToken: scope.getState($accessToken) !== null,
  isRenewing: scope.getState($isRenewing),
});
const VALID = { status: 'authenticated', user: 7, hasToken: true, isRenewing: false };
const RENEWING = { status: 'authenticated', user: 7, hasToken: false, isRenewing: true };
const lookAway = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
};

/** A tab whose first refresh is over for all the others, too. */
async function open(): Promise<Tab> {
  const opening = openTab();
  await jest.advanceTimersByTimeAsync(200);
  return opening;
}

describe('A customer whose token is lost or about to end', () => {
  let api: ReturnType<typeof openApi>;
  beforeEach(() => {
    openBrowser();
    lookAway(false);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    api = openApi();
    api.user = 7;
  });
  afterEach(() => {
    jest.useRealTimers();
    lookAway(false);
  });

  it('[S6] [S9] is renewing from 15 seconds before its end until there is another, and stays a customer', async () => {
    const here = await open();
    const slow = held();
    api.hold.set(REFRESH, slow.promise);
    await jest.advanceTimersByTimeAsync(4 * MINUTE_MS);
    expect([seenIn(here), api.countOf(REFRESH)]).toEqual([VALID, 1]);
    await jest.advanceTimersByTimeAsync(46_000);
    expect([seenIn(here), api.countOf(REFRESH)]).toEqual([RENEWING, 2]);
    slow.give({ body: { access: tokenFor(7) } });
    await jest.advanceTimersByTimeAsync(0);
    expect(seenIn(here)).toEqual(VALID);
    expect(here.facts).toEqual([7]);
  });

  it('[S9] is renewed before the shopper’s eyes for hours, five minutes at a time', async () => {
    const here = await open();
    await jest.advanceTimersByTimeAsync(120 * MINUTE_MS);
    expect(seenIn(here)).toEqual(VALID);
    expect(api.countOf(REFRESH)).toBeGreaterThan(20);
    expect(api.countOf(REFRESH)).toBeLessThan(30);
  });

  it('A hidden tab requests nothing, and a visible one at once on return', async () => {
    const here = await open();
    lookAway(true);
    await jest.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect([seenIn(here), api.countOf(REFRESH)]).toEqual([RENEWING, 1]);
    lookAway(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(0);
    expect([seenIn(here), api.countOf(REFRESH)]).toEqual([VALID, 2]);
  });

  it('[S6] is renewing with a token that the API has refused, and with none when another is long in coming', async () => {
    const here = await open();
    const slow = held();
    api.hold.set('/api/favorites/', Promise.resolve({ status: 401 }));
    api.hold.set(REFRESH, slow.promise);
    const reading = bind(here.scope)();
    reading.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(seenIn(here)).toEqual(RENEWING);
    api.hold.delete('/api/favorites/');
    slow.give({ body: { access: tokenFor(7) } });
    await expect(reading).resolves.toEqual({});
    expect(seenIn(here)).toEqual(VALID);
  });

  it('stays renewing while the refresh fails, and tries again by itself', async () => {
    const here = await open();
    api.hold.set(REFRESH, Promise.resolve({ status: 503 }));
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(seenIn(here)).toEqual(RENEWING);
    api.hold.clear();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(seenIn(here)).toEqual(VALID);
  });

  it.each<[string, Reply]>([
    ['the network is down', new TypeError('fetch failed')],
    ['the server fails', { status: 503 }],
    ['there are too many calls', { status: 429 }],
  ])(
    '[S5] [S6] is known from the first page on when %s at the very first refresh, and is renewed as soon as that works',
    async (_, reply) => {
      await open();
      api.hold.set(REFRESH, Promise.resolve(reply));
      const later = await open();
      expect([seenIn(later), later.facts]).toEqual([RENEWING, [7]]);
      await jest.advanceTimersByTimeAsync(20_000);
      expect(seenIn(later)).toEqual(RENEWING);
      api.hold.clear();
      await jest.advanceTimersByTimeAsync(20_000);
      expect([seenIn(later), later.facts]).toEqual([VALID, [7]]);
    },
  );

  it('[S5] [S8] is signed out when the refresh that failed at first is refused', async () => {
    await open();
    api.hold.set(REFRESH, Promise.resolve({ status: 503 }));
    const later = await open();
    api.hold.set(REFRESH, Promise.resolve({ status: 401 }));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(seenIn(later)).toEqual({ status: 'anonymous', user: null, hasToken: false, isRenewing: false });
    expect(later.facts).toEqual([7, 'refused']);
  });

  it('[S5] The visitor is a guest for now where no customer is stored', async () => {
    api.hold.set(REFRESH, Promise.resolve({ status: 503 }));
    const here = await open();
    expect([here.status(), here.facts]).toEqual(['anonymous', []]);
  });

  it('is looked at again when a token lives longer than browsers can wait', async () => {
    const DAY_MS = 24 * 60 * MINUTE_MS;
    api.hold.set(REFRESH, Promise.resolve({ body: { access: tokenFor(7, (40 * DAY_MS) / 1000) } }));
    const waits = jest.spyOn(window, 'setTimeout');
    const here = await open();
    await jest.advanceTimersByTimeAsync(30 * DAY_MS);
    expect([seenIn(here), api.countOf(REFRESH)]).toEqual([VALID, 1]);
    await jest.advanceTimersByTimeAsync(10 * DAY_MS);
    expect(api.countOf(REFRESH)).toBe(2);
    expect(Math.max(...waits.mock.calls.map(([, ms]) => ms ?? 0))).toBeLessThan(2 ** 31);
  });

  it('[S6] [S8] is signed out when the refresh is refused, and holds nothing of a token then', async () => {
    const here = await open();
    api.user = null;
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(seenIn(here)).toEqual({ status: 'anonymous', user: null, hasToken: false, isRenewing: false });
    expect(here.facts).toEqual([7, 'refused']);
  });

  it('[S9] is renewed for all tabs by one of them', async () => {
    const tabs = [await open(), await open(), await open()];
    const before = api.countOf(REFRESH);
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(tabs.map(seenIn)).toEqual([VALID, VALID, VALID]);
    expect(api.countOf(REFRESH) - before).toBe(1);
  });
});

function bind(scope: Scope): () => Promise<unknown> {
  return scopeBind(readFx, { scope });
}
