import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { createEffect, sample } from 'effector';
import { customerCame } from './record.ts';

/** What a remote keeps of a customer in the tab, of which nothing outlives the session, has a key that begins so. */
const OF_CUSTOMER = 'vitrava.customer.';

const forgetFx = createEffect(() => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OF_CUSTOMER)) sessionStorage.removeItem(key);
  } catch {
    // There is no storage, so nothing is kept there.
  }
});

// The remote that has written it may not be in this document.
sample({ clock: signedOut, fn: () => undefined, target: forgetFx });
// A session has begun here, so that what is kept is of one before; or the customer has left while this part was on its way.
sample({
  clock: customerCame,
  source: $userId,
  filter: (userId, { isHere }) => isHere === true || userId === null,
  fn: () => undefined,
  target: forgetFx,
});
