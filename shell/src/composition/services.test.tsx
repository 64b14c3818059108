import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { accessGranted, signedOut } from '@vitrava/shared-kit/bus/session';
import { busEvent } from '@vitrava/shared-kit/bus/units';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { defineService, type RemoteServiceModule } from '@vitrava/shared-kit/mount/service';
import { allSettled, createEffect, createEvent, fork, sample } from 'effector';
import { itemAdditionRequested } from '../bus/cart.ts';
import { prepareServices } from './services.ts';

const KEY = 'vitrava.requests.mfe-cart.v1';
const ADDITION = { product: 7, amount: 1 };

/** By remote; the service of any other never loads. */
const mockServices = new Map<string, RemoteServiceModule>();
jest.mock('./remotes/index.ts', () => ({
  loadTexts: () => Promise.resolve({}),
  loadExposed: (remote: string) => mockServices.get(remote) ?? Promise.reject(new Error('offline')),
}));

/** A new document with the services of two remotes. */
function open(...further: readonly string[]) {
  const scope = fork();
  const wakes = ['cart/itemAdditionRequested', 'session/accessGranted', ...further];
  const remote = { version: '1.0.0-a', entry: '/x.js', routes: [], fragments: [], slots: {}, files: {}, service: { wakes, restores: [] } };
  prepareServices({ id: 'a', shell: '1.0.0-a', remotes: { 'mfe-cart': remote, 'mfe-gift': remote } } as unknown as PageComposition, scope);
  return scope;
}

/** Makes the code of a service available. The list grows by the payloads that the service receives. */
function deploy(remote: string, sid: string): readonly unknown[] {
  const received: unknown[] = [];
  const replayed = createEvent<unknown>();
  sample({ clock: replayed, target: createEffect((payload: unknown) => void received.push(payload)) });
  mockServices.set(remote, defineService({ name: remote, start: createEvent(), replay: { [sid]: replayed } }));
  return received;
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly { readonly sid: string; readonly payload: unknown }[];

describe('Requests that a service has not handled', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    mockServices.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('Two services that wait for one event each get it once, in the next document in which they load', async () => {
    const scope = open();
    await allSettled(itemAdditionRequested, { scope, params: ADDITION });
    expect(stored()).toEqual([{ sid: 'cart/itemAdditionRequested', payload: ADDITION, at: expect.any(Number) }]);
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(stored()).toHaveLength(1);
    const received = ['mfe-cart', 'mfe-gift'].map((remote) => deploy(remote, 'cart/itemAdditionRequested'));
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(received).toEqual([[ADDITION], [ADDITION]]);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['without a payload', undefined],
    ['with a number', 7],
  ])('An event %s wakes a service and reaches it', async (_, payload) => {
    const scope = open('chat/helpRequested');
    await allSettled(busEvent<unknown>('chat/helpRequested'), { scope, params: payload });
    await jest.advanceTimersByTimeAsync(0);
    const received = deploy('mfe-cart', 'chat/helpRequested');
    open('chat/helpRequested');
    await jest.advanceTimersByTimeAsync(0);
    expect(received).toEqual([payload]);
  });

  it('The last hundred events are stored when one repeats without end', async () => {
    const scope = open('chat/counted');
    for (let count = 0; count < 120; count += 1) await allSettled(busEvent<number>('chat/counted'), { scope, params: count });
    expect(stored().map(({ payload }) => payload)).toEqual(Array.from({ length: 100 }, (_, index) => index + 20));
  });

  it('The requests are dropped when the customer signs out', async () => {
    const scope = open();
    await allSettled(itemAdditionRequested, { scope, params: ADDITION });
    await allSettled(signedOut, { scope, params: { reason: 'user' } });
    expect(stored()).toEqual([]);
  });

  it('The requests of another customer stay when this tab is notified that its session has ended in another', async () => {
    const scope = open();
    await allSettled(itemAdditionRequested, { scope, params: ADDITION });
    await allSettled(signedOut, { scope, params: { reason: 'otherTab' } });
    expect(stored()).toHaveLength(1);
  });

  it('The requests are dropped after a day', async () => {
    const scope = open();
    await allSettled(itemAdditionRequested, { scope, params: ADDITION });
    jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    const received = deploy('mfe-cart', 'cart/itemAdditionRequested');
    open();
    await jest.advanceTimersByTimeAsync(0);
    expect(received).toEqual([]);
  });

  it('never hold a token, whatever a manifest names', async () => {
    const scope = open();
    await allSettled(accessGranted, { scope, params: { accessToken: 'secret' } as never });
    expect(localStorage).toHaveLength(0);
  });

  it('are stored for an event that a remote of another repository declares, too', async () => {
    const scope = open('chat/messageArrived');
    await allSettled(busEvent<object>('chat/messageArrived'), { scope, params: { from: 'Ann' } });
    expect(stored()).toMatchObject([{ sid: 'chat/messageArrived', payload: { from: 'Ann' } }]);
  });

  it.each(['{', '[1, null]', '[{"sid":"session/accessGranted"}]', '[{"sid":"cart/itemAdditionRequested"}]'])(
    'are ignored where the storage holds %s',
    async (text) => {
      localStorage.setItem(KEY, text);
      const received = deploy('mfe-cart', 'cart/itemAdditionRequested');
      open();
      await jest.advanceTimersByTimeAsync(0);
      expect(received).toEqual([]);
    },
  );
});
