import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $customerName } from '@vitrava/shared-kit/bus/account';
import type { User } from '@vitrava/shared-kit/contracts/api';
import { createCustomerQuery } from '@vitrava/shared-kit/models/page-query';
import { type Contract, nothing, num, obj, or, str, val } from '@withease/contracts';
import { sample } from 'effector';
import { PersonalDetailsGate } from './gate.ts';

/** What the page depends on of a user's record. */
export type Customer = Pick<User, 'id' | 'email' | 'first_name' | 'last_name' | 'phone'> & {
  readonly date_of_birth?: string | null | undefined;
  readonly ui_language: string;
};

const customerContract: Contract<unknown, Customer> = obj({
  id: num,
  email: str,
  first_name: str,
  last_name: str,
  phone: str,
  date_of_birth: or(str, val(null), nothing),
  ui_language: str,
});

export const loadCustomerFx = createApiFx({
  name: 'loadCustomerFx',
  request: (id: number) => ({ path: `api/users/${id}/`, authorized: true }),
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

sample({
  clock: $customer,
  fn: (customer) => customer && { firstName: customer.first_name, lastName: customer.last_name },
  target: $customerName,
});
