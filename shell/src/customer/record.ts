import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $accessToken, $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { createEvent, createStore, sample } from 'effector';
import { personContract } from '../contracts.ts';

/** A customer has come; `isHere` when they have signed in in this very tab just now. */
export interface Arrival {
  readonly userId: number;
  readonly isHere: true | undefined;
}

/** Fact, by the start: a customer has come. */
export const customerCame = createEvent<Arrival>();

/** The further call of the start: the customer's record, beside the favourites and the cart that the services read. */
const readCustomerFx = createApiFx({
  name: 'readCustomerFx',
  request: ({ userId }: Arrival) => ({ path: `api/users/${userId}/`, authorized: true, isShared: true }),
  contract: personContract,
});

// Errors of user calls are only logged (specification, section 8), which the API client does: the shop greets without a name.
sample({ clock: customerCame, target: readCustomerFx });

/** A customer whose record was not read: there may have been no token for the request. */
const $unread = createStore<Arrival | null>(null, { serialize: 'ignore' })
  .on(customerCame, (_, arrival) => arrival)
  .reset(readCustomerFx.done, signedOut);
sample({
  clock: $accessToken,
  source: $unread,
  filter: (unread, token) => unread !== null && token !== null,
  fn: (unread) => unread as Arrival,
  target: readCustomerFx,
});

/** The known data of the current customer; `language` null where the backend has none for them. */
export interface CustomerRecord extends Arrival {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: string | null;
}

/** Fact: the customer is known. */
export const customerRead = sample({
  clock: readCustomerFx.done,
  source: $userId,
  filter: (userId, { params }) => userId === params.userId,
  fn: (_, { params, result }): CustomerRecord => ({
    ...params,
    firstName: result.first_name,
    lastName: result.last_name,
    phone: result.phone ?? '',
    language: result.ui_language ?? null,
  }),
});
