import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { OrderRepeat } from '@vitrava/shared-kit/contracts/api';
import { decimalContract, oneOf } from '@vitrava/shared-kit/contracts/browser';
import { arr, type Contract, num, obj, str } from '@withease/contracts';

/** The server looks at the whole cart and at every product of the order. */
const DEADLINE_MS = 15_000;

const repeatContract: Contract<unknown, OrderRepeat> = obj({
  added: arr(obj({ product: num, amount: num })),
  missing: arr(obj({ product: num, name: str, wanted: num, added: num, reason: oneOf(['not_found', 'sold_out', 'not_enough', 'limit']) })),
  changed: arr(obj({ product: num, name: str, was: decimalContract, now: decimalContract })),
});

/** Puts the goods of an order into the customer's cart once more; sent again under its key it is done once. */
export const repeatOrderFx = createApiFx({
  name: 'repeatOrderFx',
  request: ({ number, key }: { readonly number: string; readonly key: string }) => ({
    path: `api/orders/${number}/repeat/`,
    method: 'POST',
    headers: { 'Idempotency-Key': key },
    authorized: true,
    deadlineMs: DEADLINE_MS,
  }),
  contract: repeatContract,
});
