import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { $apiConfig } from '@vitrava/shared-kit/api-client';
import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import { $isSettled, cartNeeded } from '../index.ts';
import { signIn, signOut, takeLocks } from './browser.ts';

const tabs: Scope[] = [];
/** What the pages of the tabs have registered; a closed page receives no event. */
const registrations: Parameters<typeof addEventListener>[] = [];

/** A tab with a running cart, as yet without a session; `baseUrl` distinguishes its calls from those of others. */
export function openTab(baseUrl = ''): Scope {
  const scope = fork({ values: [[$apiConfig, { baseUrl, deadlineMs: 15_000 }]] });
  tabs.push(scope);
  const add = jest.spyOn(window, 'addEventListener');
  void allSettled(cartNeeded, { scope });
  registrations.push(...add.mock.calls);
  add.mockRestore();
  return scope;
}

/** A tab of a customer, its cart read. */
export async function openCustomerTab(userId?: number): Promise<Scope> {
  const scope = openTab();
  signIn(scope, userId);
  await settled(scope);
  return scope;
}

/** What a test has opened would go on to listen, and to move the lines of the next one. */
export function closeTabs(): void {
  for (const scope of tabs.splice(0)) signOut(scope);
  for (const [type, listener] of registrations.splice(0)) removeEventListener(type, listener);
  takeLocks();
}

export async function settled(scope: Scope): Promise<void> {
  await waitFor(() => {
    if (!scope.getState($isSettled)) throw new Error('The cart is not settled yet');
  });
}

/** Everything a unit emits from now on. */
export function listen<T>(scope: Scope, unit: Unit<T>): T[] {
  const received: T[] = [];
  createWatch({ unit, scope, fn: (payload: T) => void received.push(payload) });
  return received;
}

/** Product and amount of each line. */
export function pairs(lines: readonly { readonly product: number; readonly amount: number }[]): readonly (readonly [number, number])[] {
  return lines.map(({ product, amount }) => [product, amount]);
}
