import { createApiFx } from '@vitrava/shared-kit/api-client';
import { readWhole } from '@vitrava/shared-kit/api-client/read-whole';
import {
  orNull,
  type PricedLine,
  type Pricing,
  pricedLineContract,
  pricingContract,
  type Totals,
  totalsContract,
} from '@vitrava/shared-kit/contracts/browser';
import { formatCartLines, type LineAmount } from '@vitrava/shared-kit/contracts/cart-lines';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { arr, num, obj } from '@withease/contracts';
import { createEffect, scopeBind } from 'effector';
import type { KeyedCommand } from './command.ts';
import type { Outbox } from './outbox.ts';
import type { Reading } from './state.ts';

const DEADLINE_MS = 10_000;
/** More lines than these pages hold are those of no cart. */
const MOST_PAGES = 100;

const readPageFx = createApiFx({
  name: 'readPageFx',
  request: (page: number) => ({
    path: 'api/shopping_carts/',
    query: { page },
    authorized: true,
    deadlineMs: DEADLINE_MS,
  }),
  contract: obj({ count: num, results: arr(pricedLineContract) }),
});

const readTotalsFx = createApiFx({
  name: 'readTotalsFx',
  request: (_: void) => ({ path: 'api/shopping_cart_totals/', authorized: true, deadlineMs: DEADLINE_MS }),
  contract: totalsContract,
});

interface Answer {
  readonly lines: readonly PricedLine[];
  readonly totals: Totals;
}

/** Reads the customer's whole cart and its totals, once more when another tab's change came between the calls. */
export const readCartFx = createEffect<Reading, Answer, ApiError>(async () => {
  const readPage = scopeBind(readPageFx, { safe: true });
  const readTotals = scopeBind(readTotalsFx, { safe: true });
  const read = async (): Promise<Answer> => {
    const [lines, totals] = await Promise.all([readWhole(readPage, ({ id }) => id, MOST_PAGES), readTotals()]);
    return { lines, totals };
  };
  const answer = await read();
  return belongTogether(answer) ? answer : read();
});

/** What cannot be bought at all stays out of the totals. */
function belongTogether({ lines, totals }: Answer): boolean {
  const counted = lines.filter(({ problem }) => problem === null || problem.reason === 'not_enough');
  return counted.reduce((count, { amount }) => count + amount, 0) === totals.count;
}

/** A command for the cart of `owner`; `line` is the server's line of its product. */
export interface Sending {
  readonly owner: number;
  readonly command: KeyedCommand;
  readonly line: PricedLine | null;
}

/** Sends a command; an addition sent again under its key is made once. Null when the line is gone. */
export const sendCommandFx = createApiFx<Sending, PricedLine | null>({
  name: 'sendCommandFx',
  request({ command: { kind, product, amount, stock, key }, line }) {
    const common = { authorized: true, deadlineMs: DEADLINE_MS } as const;
    if (kind === 'add' || line === null) {
      const headers = { 'idempotency-key': key };
      return { ...common, path: 'api/shopping_carts/', method: 'POST', body: { product, amount, stock }, headers };
    }
    const path = `api/shopping_carts/${line.id}/` as const;
    if (kind === 'remove') return { ...common, path, method: 'DELETE' };
    return { ...common, path, method: 'PATCH', body: { product, amount, stock: line.stock } };
  },
  contract: orNull(pricedLineContract),
});

/** Whose cart is cleared, and the commands that failed before: seen in the cart, they go too. */
interface Clearing {
  readonly owner: number;
  readonly commands: Outbox;
}

/** Takes everything out of the customer's cart. What it answers is not looked at. */
export const clearCartFx = createApiFx<Clearing, unknown>({
  name: 'clearCartFx',
  request: (_: Clearing) => ({ path: 'api/shopping_carts/delete_all/', method: 'DELETE', authorized: true, deadlineMs: DEADLINE_MS }),
  contract: { isData: (_answer): _answer is unknown => true, getErrorMessages: () => [] },
});

/** A render on the server has the deadline of its API. */
const PRICING_DEADLINE = typeof document === 'undefined' ? {} : { deadlineMs: 8_000 };

/** Prices lines that the server does not keep. Needs no session, so it carries none. */
export const priceLinesFx = createApiFx<readonly LineAmount[], Pricing>({
  name: 'priceLinesFx',
  request: (lines) => ({ path: 'api/cart_pricing/', query: { lines: formatCartLines(lines) }, ...PRICING_DEADLINE }),
  contract: pricingContract,
});
