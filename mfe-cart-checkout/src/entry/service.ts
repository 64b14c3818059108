import { defineService } from '@vitrava/shared-kit/mount/service';
import { additionReplayed, amountReplayed, serviceStarted } from '../domain/cart/index.ts';

/** The cart on every page: handles the requests of the bus, and publishes the content of the cart. */
export const { name, start, replay } = defineService({
  name: 'cart',
  start: serviceStarted,
  replay: { 'cart/itemAdditionRequested': additionReplayed, 'cart/itemAmountRequested': amountReplayed },
});
