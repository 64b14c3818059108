import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { accessGranted, signedOut } from '@vitrava/shared-kit/bus/session';
import { busEvent } from '@vitrava/shared-kit/bus/units';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { allSettled, createWatch, fork } from 'effector';
import { itemAdditionRequested } from '../bus/cart.ts';
import { prepareServices } from './services.ts';

const KEY = 'vitrava.requests.mfe-cart.v1';
const ADDITION = { product: 7, amount: 1 };

/** A document whose cart service never loads. */
function open(...further: readonly string[]) {
  const scope = fork();
  const emitted = jest.fn();
  createWatch({ unit: itemAdditionRequested, scope, fn: emitted });
  const wakes = ['cart/itemAdditionRequested', 'session/accessGranted', ...further];
  const remote = { version: '1.0.0-a', entry: '/x.js', routes: [], fragments: [], slots: {}, files: {}, service: { wakes, restores: [] } };
  prepareServices({ id: 'a', shell: '1.0.0-a', remotes: { 'mfe-cart': remote } } as unknown as PageComposition, scope);
  return { scope, emitted };
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly { readonly sid: string; readonly payload: unknown }[];

describe('Requests that a service has not handled', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('are stored for the next document, which emits them again and stores them, since its service has not come either', async () => {
    const { scope } = open();
    await allSettled(itemAdditionRequested, { scope, params: ADDITION });
    expect(stored()).toEqual([{ sid: 'cart/itemAdditionRequested', payload: ADDITION, at: expect.any(Number) }]);
    const next = open();
    expect(next.emitted.mock.calls).toEqual([[ADDITION]]);
    expect(stored()).toHaveLength(1);
  });

  it('The requests are dropped when the customer signs out', async () => {
    const { scope } = open();
    await allSettled(itemAdditionRequested, { scope, params: ADDITION });
    await allSettled(signedOut, { scope, params: { reason: 'user' } });
    expect(stored()).toEqual([]);
  });

  it('The requests of another customer stay when this tab is notified that its session has ended in another', async () => {
    const { scope } = open();
    await allSettled(itemAdditionRequested, { scope, params: ADDITION });
    await allSettled(signedOut, { scope, params: { reason: 'otherTab' } });
    expect(stored()).toHaveLength(1);
  });

  it('The requests are dropped after a day', async () => {
    const { scope } = open();
    await allSettled(itemAdditionRequested, { scope, params: ADDITION });
    jest.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(open().emitted).not.toHaveBeenCalled();
  });

  it('never hold a token, whatever a manifest names', async () => {
    const { scope } = open();
    await allSettled(accessGranted, { scope, params: { accessToken: 'secret' } as never });
    expect(localStorage).toHaveLength(0);
  });

  it('are stored for an event that a remote of another repository declares, too', async () => {
    const { scope } = open('chat/messageArrived');
    await allSettled(busEvent<object>('chat/messageArrived'), { scope, params: { from: 'Ann' } });
    expect(stored()).toMatchObject([{ sid: 'chat/messageArrived', payload: { from: 'Ann' } }]);
  });

  it.each(['{', '[1, null]', '[{"sid":"session/accessGranted"}]', `[{"sid":"cart/itemAdditionRequested","at":${Date.now()}}]`])(
    'are ignored where the storage holds %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(open().emitted).not.toHaveBeenCalled();
    },
  );
});
