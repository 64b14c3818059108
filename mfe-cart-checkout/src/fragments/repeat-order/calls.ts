import { createApiFx } from '@vitrava/shared-kit/api-client';
import { orderRepeatContract } from '../../contracts.ts';

/** The server looks at the whole cart and at every product of the order. */
const DEADLINE_MS = 15_000;

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
  contract: orderRepeatContract,
});
