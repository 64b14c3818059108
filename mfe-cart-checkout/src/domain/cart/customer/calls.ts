import { createApiFx } from '@vitrava/shared-kit/api-client';
import { orNull, type PricedLine, pricedLineContract, type Totals, totalsContract } from '@vitrava/shared-kit/contracts/browser';
import type { ApiError } from '@vitrava/shared-kit/errors';
import type { Reading } from '@vitrava/shared-kit/models/optimistic-list';
import { arr, num, obj } from '@withease/contracts';
import { createEffect, scopeBind } from 'effector';
import type { GuestLine } from '../line.ts';
import { inTurn } from './in-turn.ts';
import type { KeptChanges } from './kept-change.ts';
import { keptItem } from './kept-item.ts';
import type { LineCall } from './state.ts';

const DEADLINE_MS = 10_000;

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

/** `kept` is what the device keeps of unconfirmed changes, read when the answers were there; undefined where there is no storage. */
interface ReadCart extends Answer {
  readonly kept: KeptChanges | null | undefined;
}

/**
 * Reads the customer's whole cart, page after page, and what it comes to. A change elsewhere may come between the calls: lines and totals that
 * do not belong together are read once more.
 */
export const readCartFx = createEffect<Reading, ReadCart, ApiError>(async () => {
  const readPage = scopeBind(readPageFx, { safe: true });
  const readTotals = scopeBind(readTotalsFx, { safe: true });
  const readLines = async () => {
    const lines: PricedLine[] = [];
    let isMore = true;
    for (let page = 1; isMore; page += 1) {
      const { results, count } = await readPage(page);
      lines.push(...results);
      isMore = lines.length < count && results.length > 0;
    }
    return lines;
  };
  const read = async (): Promise<Answer> => {
    const [lines, totals] = await Promise.all([readLines(), readTotals()]);
    return { lines, totals };
  };
  const answer = await read();
  const whole = belongTogether(answer) ? answer : await read();
  return { ...whole, kept: keptItem.read() };
});

/** What cannot be bought at all stays out of the totals. */
function belongTogether({ lines, totals }: Answer): boolean {
  const counted = lines.filter(({ problem }) => problem === null || problem.reason === 'not_enough');
  return counted.reduce((count, { amount }) => count + amount, 0) === totals.count;
}

const sendChangeFx = createApiFx<LineCall, PricedLine | null>({
  name: 'sendChangeFx',
  request: ({ kind, product, id, amount, stock }) => {
    const common = { path: `api/shopping_carts/${id}/`, authorized: true, deadlineMs: DEADLINE_MS } as const;
    return kind === 'remove' ? { ...common, method: 'DELETE' } : { ...common, method: 'PATCH', body: { product, amount, stock } };
  },
  contract: orNull(pricedLineContract),
});

/** Changes or removes a line that the server has, after what other tabs have asked of it before. Null when it is gone. */
export const changeLineFx = createEffect<LineCall, PricedLine | null, ApiError>((call) => {
  const send = scopeBind(sendChangeFx, { safe: true });
  return inTurn(`vitrava.cart.line.${call.product}`, () => send(call));
});

/** Whose cart is cleared, and what lies on the device beside it: seen in the cart, that goes too. */
interface Clearing {
  readonly owner: number;
  readonly beside: readonly GuestLine[];
}

/** Takes everything out of the customer's cart. What it answers is not looked at. */
export const clearCartFx = createApiFx<Clearing, unknown>({
  name: 'clearCartFx',
  request: (_: Clearing) => ({ path: 'api/shopping_carts/delete_all/', method: 'DELETE', authorized: true, deadlineMs: DEADLINE_MS }),
  contract: { isData: (_answer): _answer is unknown => true, getErrorMessages: () => [] },
});
