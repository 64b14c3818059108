import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type PricedLine, pricedLineContract } from '@vitrava/shared-kit/contracts/browser';
import type { Sending } from '../line.ts';

const DEADLINE_MS = 10_000;

/** A line of the device, as it was noted, and whose cart it goes to. */
export interface Move {
  readonly owner: number;
  readonly product: number;
  readonly sending: Sending;
}

/** Sends a line; sent again under its key it is added once. */
export const moveLineFx = createApiFx<Move, PricedLine>({
  name: 'moveLineFx',
  request: ({ product, sending }) => ({
    path: 'api/shopping_carts/',
    method: 'POST',
    // A place is chosen for the order, not for a line that is new.
    body: { product, amount: sending.amount, stock: null },
    headers: { 'idempotency-key': sending.key },
    authorized: true,
    deadlineMs: DEADLINE_MS,
  }),
  contract: pricedLineContract,
});
