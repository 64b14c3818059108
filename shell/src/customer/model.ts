import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $customerName } from '@vitrava/shared-kit/bus/account';
import { $userId, signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { obj, str } from '@withease/contracts';
import { sample } from 'effector';

/** The further call of the start: who the customer is, beside the favourites and the cart that the services read. */
const readCustomerFx = createApiFx({
  name: 'readCustomerFx',
  request: (id: number) => ({ path: `api/users/${id}/`, authorized: true }),
  contract: obj({ first_name: str, last_name: str }),
});

// Errors of user calls are only logged (specification, section 8), which the API client does: the shop greets without a name.
sample({ clock: signedIn, fn: ({ userId }) => userId, target: readCustomerFx });
sample({
  clock: readCustomerFx.done,
  source: $userId,
  filter: (userId, { params }) => userId === params,
  fn: (_, { result }) => ({ firstName: result.first_name, lastName: result.last_name }),
  target: $customerName,
});
sample({ clock: signedOut, fn: () => null, target: $customerName });
