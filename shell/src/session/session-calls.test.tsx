import { beforeEach, describe, expect, it } from '@jest/globals';
import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $accessToken, signedOut, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { allSettled, createWatch, launch, scopeBind } from 'effector';
import { held, openApi, openBrowser, openTab, quiet, REFRESH, replaceToken, type Tab, tokenFor } from './testing/index.ts';

const LIST = '/api/favorites/';
const anything = { isData: (value: unknown): value is unknown => value !== undefined, getErrorMessages: () => [] };
const readFx = createApiFx({ name: 'readFx', request: (_: void) => ({ path: 'api/favorites/', authorized: true }), contract: anything });
const addFx = createApiFx({
  name: 'addFx',
  request: (product: number) => ({ path: 'api/favorites/', method: 'POST', body: { product }, authorized: true }),
  contract: anything,
});

const letTokenRunOut = ({ scope }: Tab): void => replaceToken({ scope }, tokenFor(7, 14));

describe('A call of a customer', () => {
  let api: ReturnType<typeof openApi>;
  beforeEach(() => {
    openBrowser();
    api = openApi();
    api.user = 7;
  });

  it('[S11] A call is sent as it is when the refresh before it has failed, and the shop is notified that the session is over', async () => {
    const here = await openTab();
    const reasons: string[] = [];
    createWatch({ unit: signedOut, scope: here.scope, fn: ({ reason }) => reasons.push(reason) });
    letTokenRunOut(here);
    api.hold.set(REFRESH, Promise.resolve({ status: 401 }));
    await scopeBind(readFx, { scope: here.scope })();
    expect(reasons).toEqual(['refused']);
    expect(api.bearersOf(LIST)).toEqual([null]);
  });

  it('[S11] is sent as it is when the refresh before it had no answer, and the customer stays', async () => {
    const here = await openTab();
    letTokenRunOut(here);
    const old = here.scope.getState($accessToken);
    api.hold.set(REFRESH, Promise.resolve(new TypeError('fetch failed')));
    await scopeBind(readFx, { scope: here.scope })();
    expect(here.status()).toBe('authenticated');
    expect(api.bearersOf(LIST)).toEqual([old]);
  });

  it.each(['here', 'in another tab'])('is given up when it only reads and the shopper leaves %s', async (where) => {
    const [here, there] = [await openTab(), await openTab()];
    api.hold.set(LIST, held().promise);
    const reading = scopeBind(readFx, { scope: here.scope })();
    await quiet();
    await allSettled(signOutRequested, { scope: (where === 'here' ? here : there).scope });
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
    expect(api.countOf(LIST)).toBe(1);
  });

  it('comes to its end when it changes something, even after a sign-out', async () => {
    const here = await openTab();
    const slow = held();
    api.hold.set(LIST, slow.promise);
    const adding = scopeBind(addFx, { scope: here.scope })(1001);
    await quiet();
    launch({ target: signOutRequested, params: undefined, scope: here.scope });
    await quiet();
    slow.give({ status: 201, body: { id: 1 } });
    await expect(adding).resolves.toEqual({ id: 1 });
  });

  it('is never sent when the shopper leaves while it waits for a token', async () => {
    const here = await openTab();
    letTokenRunOut(here);
    const slow = held();
    api.hold.set(REFRESH, slow.promise);
    const reading = scopeBind(readFx, { scope: here.scope })();
    await quiet();
    const left = allSettled(signOutRequested, { scope: here.scope });
    slow.give({ body: { access: tokenFor(7) } });
    await expect(reading).rejects.toMatchObject({ kind: 'aborted' });
    await left;
    expect(api.countOf(LIST)).toBe(0);
  });
});
