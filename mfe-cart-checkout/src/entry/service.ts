import { defineService } from '@vitrava/shared-kit/mount/service';
import { additionWished, amountWished, serviceStarted } from '../features/bus-wishes/index.ts';

/** The cart on every page: does what the bus wishes and tells everyone what is in the cart. */
export const { name, start, replay } = defineService({
  name: 'cart',
  start: serviceStarted,
  replay: { 'cart/itemAdditionRequested': additionWished, 'cart/itemAmountRequested': amountWished },
});
