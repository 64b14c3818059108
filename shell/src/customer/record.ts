import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { nothing, obj, or, str } from '@withease/contracts';
import { sample } from 'effector';
import { type Arrival, customerCame } from './model.ts';

/** The further call of the start: who the customer is, beside the favourites and the cart that the services read. */
const readCustomerFx = createApiFx({
  name: 'readCustomerFx',
  request: ({ userId }: Arrival) => ({ path: `api/users/${userId}/`, authorized: true }),
  contract: obj({ first_name: str, last_name: str, ui_language: or(str, nothing) }),
});

// Errors of user calls are only logged (specification, section 8), which the API client does: the shop greets without a name.
sample({ clock: customerCame, target: readCustomerFx });

/** What is known of a customer who is here now; `language` null where the backend has none for them. */
export interface CustomerRecord extends Arrival {
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string | null;
}

/** Fact: it is known who the customer is. */
export const customerRead = sample({
  clock: readCustomerFx.done,
  source: $userId,
  filter: (userId, { params }) => userId === params.userId,
  fn: (_, { params, result }): CustomerRecord => ({
    ...params,
    firstName: result.first_name,
    lastName: result.last_name,
    language: result.ui_language ?? null,
  }),
});
