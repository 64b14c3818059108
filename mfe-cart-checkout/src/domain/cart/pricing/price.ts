import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type Pricing, pricingContract } from '@vitrava/shared-kit/contracts/browser';
import { formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';

/** A render on the server has the deadline of its API. */
const DEADLINE = typeof document === 'undefined' ? {} : { deadlineMs: 8_000 };

/** Prices lines that the server does not keep. Needs no session, so it carries none. */
export const priceLinesFx = createApiFx<readonly LineAmount[], Pricing>({
  name: 'priceLinesFx',
  request: (lines) => ({ path: 'api/cart_pricing/', query: { lines: formatCartLines(lines) }, ...DEADLINE }),
  contract: pricingContract,
});
