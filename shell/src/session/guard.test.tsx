import { describe, expect, it } from '@jest/globals';
import { $location } from '@vitrava/shared-kit/bus/shell';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { allSettled, createWatch, fork } from 'effector';
import { $composition } from '../composition/index.ts';
import { entryRefused } from './sign-in.ts';
import { sessionValues } from './testing/index.ts';
import './guard.ts';

const orders = { name: 'orders', path: '/orders', meta: { title: { ru: 'Заказы', en: 'Orders' }, needAuth: true } };
const composition: PageComposition = {
  id: '1',
  shell: '1',
  remotes: { account: { version: '1', entry: '/', routes: [orders], fragments: [], service: null, files: {} } },
};

/** The sign-in request when a visitor comes to a page for customers. */
async function comeToOrders(session: Parameters<typeof sessionValues>[0]): Promise<string[]> {
  const scope = fork({ values: [[$composition, composition], ...sessionValues(session)] });
  const requested: string[] = [];
  createWatch({ unit: entryRefused, scope, fn: ({ returnTo }) => requested.push(returnTo) });
  await allSettled($location, { scope, params: { pathname: '/orders', search: '?page=2', hash: '', key: 'next' } });
  return requested;
}

describe('A page for customers', () => {
  it('[S15] A page for customers prompts a guest to sign in, and stores the address', async () => {
    expect(await comeToOrders({ status: 'anonymous' })).toEqual(['/orders?page=2']);
  });

  it('A page for customers prompts no visitor while the session is unknown', async () => {
    expect(await comeToOrders({ status: 'unknown' })).toEqual([]);
  });

  it('A customer excluded only by a network failure needs no password', async () => {
    expect(await comeToOrders({ status: 'renewing', userId: 7 })).toEqual([]);
  });
});
