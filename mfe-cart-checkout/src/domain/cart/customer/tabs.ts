import { createPresence } from '@vitrava/shared-kit/models/presence';
import { createTabChannel } from '@vitrava/shared-kit/models/tab-channel';
import { num, obj } from '@withease/contracts';

/** Says that the cart of this customer has been changed. */
export const tabs = createTabChannel({ name: 'vitrava.cart', contract: obj({ owner: num }) });

/** When this page may have missed such a message. */
export const presence = createPresence();
