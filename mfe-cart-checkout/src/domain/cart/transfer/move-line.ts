import { createApiFx } from '@vitrava/shared-kit/api-client';
import { type PricedLine, pricedLineContract } from '@vitrava/shared-kit/contracts/browser';
import { isPlaceRefused } from '../answers.ts';
import type { Sending } from '../line.ts';

const DEADLINE_MS = 10_000;

/** A line of the device, as it was noted, and whose cart it goes to. */
export interface Move {
  readonly owner: number;
  readonly product: number;
  readonly sending: Sending;
  /** The pickup place of a line that comes back; a place is chosen for the order, not for a line that is new. */
  readonly stock: number | null;
}

/** Sends a line; sent again under its key it is added once. */
export const moveLineFx = createApiFx<Move, PricedLine>({
  name: 'moveLineFx',
  request: ({ product, sending, stock }) => ({
    path: 'api/shopping_carts/',
    method: 'POST',
    body: { product, amount: sending.amount, stock },
    headers: { 'idempotency-key': sending.key },
    authorized: true,
    deadlineMs: DEADLINE_MS,
  }),
  contract: pricedLineContract,
});

/** What was sent has not become the customer's; that its place is not theirs is no answer about the line. */
export const moveFailed = moveLineFx.fail.filter({ fn: ({ error }) => !isPlaceRefused(error) });
