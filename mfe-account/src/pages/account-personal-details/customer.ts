import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $customerName } from '@vitrava/shared-kit/bus/account';
import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import type { User } from '@vitrava/shared-kit/contracts/api';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { type Contract, nothing, num, obj, or, str, val } from '@withease/contracts';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
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

const logFx = createEffect((error: ApiError) => console.warn('The details of the customer could not be loaded:', error.explanation));

/** The shopper wants the details asked for once more. */
export const retryRequested = createEvent();

/** Never serialised: personal data does not leave the page. */
export const $customer = createStore<Customer | null>(null, { serialize: 'ignore' });
export const $hasFailed = createStore(false, { serialize: 'ignore' });
export const $isLoading = loadCustomerFx.pending;

/** Whose details the page shows; null while there is no page or no customer. */
const $wanted = combine(PersonalDetailsGate.status, $userId, (isOpen, id) => (isOpen ? id : null));

sample({ clock: [$wanted, retryRequested], source: $wanted, filter: (id): id is number => id !== null, target: loadCustomerFx });

// Who has signed out meanwhile, or signed in as another, must not see what was asked for before.
const arrived = sample({
  clock: loadCustomerFx.done,
  source: $userId,
  filter: (id, { params }) => id === params,
  fn: (_, { result }) => result,
});
sample({ clock: arrived, target: $customer });
sample({
  clock: arrived,
  fn: ({ first_name, last_name }) => ({ firstName: first_name, lastName: last_name }),
  target: $customerName,
});

sample({ clock: loadCustomerFx.finally, fn: ({ status }) => status === 'fail', target: $hasFailed });
sample({ clock: loadCustomerFx.failData, target: logFx });

sample({ clock: signedOut, target: [$customer.reinit, $hasFailed.reinit, $customerName.reinit] });
