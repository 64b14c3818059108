import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { CartPricingRequest } from '@vitrava/shared-kit/contracts/api';
import { type Pricing, pricingContract } from '@vitrava/shared-kit/contracts/browser';

const DEADLINE_MS = 8_000;

/** Prices lines that the server does not keep. Needs no session, so it carries none. */
export const priceLinesFx = createApiFx<CartPricingRequest['lines'], Pricing>({
  name: 'priceLinesFx',
  request: (lines) => ({ path: 'api/cart_pricing/', method: 'POST', body: { lines }, deadlineMs: DEADLINE_MS }),
  contract: pricingContract,
});
