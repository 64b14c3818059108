import { createBuying } from '@vitrava/shared-kit/models/buying';
import { $cartSummary, itemAdded, itemAdditionRequested, itemAmountRequested, itemRefused } from '../../bus.ts';

/** On the bus alone: the code of the cart is loaded by the first request. */
export const { $buying, amountChosen } = createBuying({
  source: { $cartSummary, itemAdded, itemRefused },
  target: { itemAdditionRequested, itemAmountRequested },
});
