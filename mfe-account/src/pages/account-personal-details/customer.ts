import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $customerName } from '@vitrava/shared-kit/bus/account';
import { $userId } from '@vitrava/shared-kit/bus/session';
import type { User, UserPatch } from '@vitrava/shared-kit/contracts/api';
import { CUSTOMER_FIELDS, type FieldNameOf } from '@vitrava/shared-kit/contracts/customer-fields';
import { createCustomerQuery } from '@vitrava/shared-kit/models/page-query';
import { type Contract, nothing, num, obj, or, str, val } from '@withease/contracts';
import { sample } from 'effector';
import { PersonalDetailsGate } from './gate.ts';

/** What the page depends on of a user's record. */
export type Customer = Pick<User, 'id' | 'email' | FieldNameOf<'name' | 'phone'>> & {
  readonly [Name in FieldNameOf<'birthDate' | 'text'> | 'photo_path']?: string | null | undefined;
} & { readonly ui_language: string };

const maybeText = or(str, val(null), nothing);

const customerContract = obj({
  ...Object.fromEntries(CUSTOMER_FIELDS.map(({ name, kind }) => [name, kind === 'name' || kind === 'phone' ? str : maybeText])),
  id: num,
  email: str,
  photo_path: maybeText,
  ui_language: str,
}) as Contract<unknown, Customer>;

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

// What was changed stands on the page at once, unless somebody else has signed in meanwhile.
sample({
  clock: patchCustomerFx.done,
  source: $userId,
  filter: (userId, { params }) => userId === params.user,
  fn: (_, { result }) => result,
  target: customerQuery.show,
});

sample({
  clock: $customer,
  fn: (customer) => customer && { firstName: customer.first_name, lastName: customer.last_name, phone: customer.phone },
  target: $customerName,
});
