import { arr, type Contract, obj } from '@withease/contracts';
import { type PricedLine, pricedLineContract } from './priced-line.ts';
import { type Totals, totalsContract } from './totals.ts';

/** The lines of a cart and what they come to. */
export interface Pricing {
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
}

/** The answer to `GET api/cart_pricing/`; conflicts of an order bring one, too. */
export const pricingContract: Contract<unknown, Pricing> = obj({ lines: arr(pricedLineContract), totals: totalsContract });
