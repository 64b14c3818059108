import { allSettled, type Scope } from 'effector';
import { $cartSummary } from '../../../bus.ts';
import { changeRequested } from '../index.ts';
import { offer } from './prices.ts';

/** Three products on sale. */
export const offers = { 7: offer(), 8: offer(), 9: offer() };

/** Amounts by product, as everyone on the page sees them. */
export const amounts = (scope: Scope): Readonly<Record<string, number>> => scope.getState($cartSummary).amounts;

/** The shopper puts more of a product into the cart; what follows is not awaited. */
export function add(scope: Scope, product: number, amount = 1): void {
  void allSettled(changeRequested, { scope, params: { kind: 'addition', product, amount } });
}

/** The shopper sets the amount of a line; what follows is not awaited. */
export function choose(scope: Scope, product: number, amount: number): void {
  void allSettled(changeRequested, { scope, params: { kind: 'amount', product, amount } });
}
