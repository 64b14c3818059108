import { defineService } from '@vitrava/shared-kit/mount/service';
import { additionReplayed, amountReplayed, serviceStarted } from '../features/bus-requests/index.ts';

/** The cart on every page: does what the bus requests, and says on the bus what is in the cart. */
export const { name, start, replay } = defineService({
  name: 'cart',
  start: serviceStarted,
  replay: { 'cart/itemAdditionRequested': additionReplayed, 'cart/itemAmountRequested': amountReplayed },
});
