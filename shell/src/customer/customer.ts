import './language.ts';
import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { createEffect, sample } from 'effector';
import { $customerName } from '../bus/account.ts';
import { customerCame, customerRead } from './record.ts';

/** Remotes store data of a customer under keys with this prefix. It does not outlive the session. */
const OF_CUSTOMER = 'vitrava.customer.';

function clearIn(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(OF_CUSTOMER)) storage.removeItem(key);
}

const clearFx = createEffect(({ isSignedOut }: { readonly isSignedOut: boolean }) => {
  try {
    clearIn(sessionStorage);
    // The device's own keys are a guest's, too, until somebody signs out.
    if (isSignedOut) clearIn(localStorage);
  } catch {
    // There is no storage, so nothing is kept there.
  }
});

// The remote that has written it may not be in this document.
sample({ clock: signedOut, fn: () => ({ isSignedOut: true }), target: clearFx });
// A session has begun here, so that what is kept is of one before; or the customer has left while this part was on its way.
sample({
  clock: customerCame,
  source: $userId,
  filter: (userId, { isHere }) => isHere === true || userId === null,
  fn: (userId) => ({ isSignedOut: userId === null }),
  target: clearFx,
});

export { customerCame } from './record.ts';

$customerName.on(customerRead, (_, { firstName, lastName, phone }) => ({ firstName, lastName, phone })).on(signedOut, () => null);
