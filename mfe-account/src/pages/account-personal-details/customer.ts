import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId } from '@vitrava/shared-kit/bus/session';
import type { UserPatch } from '@vitrava/shared-kit/contracts/api';
import { createCustomerQuery } from '@vitrava/shared-kit/models/page-query';
import { sample } from 'effector';
import { $customerName } from '../../bus.ts';
import { customerContract } from '../../contracts.ts';
import { PersonalDetailsGate } from './gate.ts';

export const loadCustomerFx = createApiFx({
  name: 'loadCustomerFx',
  request: (id: number) => ({ path: `api/users/${id}/`, authorized: true, isShared: true }),
  contract: customerContract,
});

/** Changes fields of a customer's record; the others stay as they are. */
export const patchCustomerFx = createApiFx({
  name: 'patchCustomerFx',
  request: ({ user, changes }: { readonly user: number | null; readonly changes: UserPatch }) => ({
    path: `api/users/${user}/`,
    method: 'PATCH',
    authorized: true,
    body: changes satisfies UserPatch,
  }),
  contract: customerContract,
});

/** The customer's own record. Personal data does not leave the page. */
export const customerQuery = createCustomerQuery({
  name: 'account/personal-details',
  isOpen: PersonalDetailsGate.status,
  params: (userId) => userId,
  effect: loadCustomerFx,
});
export const { $data: $customer, $isPending, reload: retryRequested } = customerQuery;

// A change appears on the page at once, unless another customer has signed in meanwhile.
sample({
  clock: patchCustomerFx.done,
  source: $userId,
  filter: (userId, { params }) => userId === params.user,
  fn: (_, { result }) => result,
  target: customerQuery.show,
});

$customerName.on(
  $customer,
  (_, customer) => customer && { firstName: customer.first_name, lastName: customer.last_name, phone: customer.phone },
);
