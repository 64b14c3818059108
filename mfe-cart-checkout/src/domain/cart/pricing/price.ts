import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type Pricing, pricingContract } from '@vitrava/shared-kit/contracts/browser';
import { formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';

const DEADLINE_MS = 8_000;

/** Prices lines that the server does not keep. Needs no session, so it carries none. */
export const priceLinesFx = createApiFx<readonly LineAmount[], Pricing>({
  name: 'priceLinesFx',
  request: (lines) => ({ path: 'api/cart_pricing/', query: { lines: formatCartLines(lines) }, deadlineMs: DEADLINE_MS }),
  contract: pricingContract,
});
