import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { type ApiError, isApiError, isTransient } from '@vitrava/shared-kit/errors';
import { conflictContract } from '../../contracts.ts';

/** The result of a requested order. `changed`: the cart differs; `refused`: final; `unknown`: send it again. */
export type Placement =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'unknown' };

export type Refusal = 'stock' | 'payment' | 'amount' | 'session' | 'busy' | 'other';

/** `send` and `look` fail with an `ApiError`; `look` gives null when no order has been made under this key. */
export interface PlacingMeans {
  readonly send: () => Promise<Order>;
  readonly look: () => Promise<Order | null>;
  readonly pause: (ms: number) => Promise<void>;
}

const SENDINGS = 3;
const PAUSES_MS = [1_000, 2_000, 4_000];

/** Places one order, however often its response is lost: it is looked up before it is sent again under its key. */
export async function place({ send, look, pause }: PlacingMeans): Promise<Placement> {
  for (let sending = 0; sending < SENDINGS; sending += 1) {
    let isAtWork = false;
    try {
      return { kind: 'placed', order: await send() };
    } catch (error) {
      const verdict = judge(error);
      if (verdict !== 'lost' && verdict !== 'at work') return verdict;
      isAtWork = verdict === 'at work';
    }
    for (const ms of PAUSES_MS) {
      await pause(ms);
      const found = await look().catch(() => undefined);
      if (found) return { kind: 'placed', order: found };
      // It has not arrived, so it may be sent; while the API still works on it, only patience helps.
      if (found === null && !isAtWork) break;
    }
  }
  return { kind: 'unknown' };
}

function judge(error: unknown): Placement | 'lost' | 'at work' {
  if (!isApiError(error)) throw error;
  if (error.kind !== 'status') return 'lost';
  const code = conflictContract.isData(error.body) ? error.body.code : null;
  if (error.status === 409 && code === 'cart_changed') return { kind: 'changed' };
  if (error.status === 409) return 'at work';
  if (error.status === 429) return { kind: 'refused', reason: 'busy' };
  return isTransient(error) ? 'lost' : { kind: 'refused', reason: refusalOf(error) };
}

function refusalOf(error: ApiError & { kind: 'status' }): Refusal {
  if (error.status === 401) return 'session';
  const fields = Object(error.body) as Record<string, unknown>;
  if ('payment_method' in fields) return 'payment';
  if ('lines' in fields) return 'amount';
  return 'stock' in fields ? 'stock' : 'other';
}
