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

/** Who is asked to sign in when a visitor comes to a page for customers. */
async function comeToOrders(session: Parameters<typeof sessionValues>[0]): Promise<string[]> {
  const scope = fork({ values: [[$composition, composition], ...sessionValues(session)] });
  const asked: string[] = [];
  createWatch({ unit: entryRefused, scope, fn: ({ returnTo }) => asked.push(returnTo) });
  await allSettled($location, { scope, params: { pathname: '/orders', search: '?page=2', hash: '', key: 'next' } });
  return asked;
}

describe('A page for customers', () => {
  it('[S15] asks a guest to sign in, and remembers where', async () => {
    expect(await comeToOrders({ status: 'anonymous' })).toEqual(['/orders?page=2']);
  });

  it('asks no one while it is unknown who is there', async () => {
    expect(await comeToOrders({ status: 'unknown' })).toEqual([]);
  });

  it('asks no customer for a password whom only a network failure keeps out', async () => {
    expect(await comeToOrders({ status: 'renewing', userId: 7 })).toEqual([]);
  });
});
