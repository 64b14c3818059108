import type { Order } from '@vitrava/shared-kit/contracts/browser';
import type { CustomerPageState } from '@vitrava/shared-kit/models/page-query';

/** The state of an order's page. `checking`: no result of the acquirer yet, so it should not be paid again. */
export type OrderStage = 'placed' | 'paid' | 'failed' | 'unpaid' | 'checking' | 'canceled';

export function orderStageOf({ status, payment }: Pick<Order, 'status' | 'payment'>): OrderStage {
  if (status === 'canceled') return 'canceled';
  switch (payment.status) {
    case 'paid':
      return 'paid';
    case 'failed':
      return 'failed';
    case 'pending':
      return payment.url === null ? 'unpaid' : 'checking';
    case 'due':
      return 'placed';
    case 'refunding':
    case 'refunded':
    case 'void':
      return 'canceled';
  }
}

/** The state of the order, or why there is none to show; `away`: it could not be loaded. */
export type OrderOutcome = OrderStage | 'loading' | 'missing' | 'guest' | 'away';

export function outcomeOf(state: CustomerPageState, order: Order | null): OrderOutcome {
  if (state === 'failed') return 'away';
  if (state !== 'ready') return state;
  return order ? orderStageOf(order) : 'loading';
}

/** How long is waited before each further look at a payment that is on its way. */
const CHECKS_MS = [2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 30_000, 30_000] as const;

/** The pause before the next look; null when patience is at its end. */
export function pauseBefore(check: number): number | null {
  return CHECKS_MS[check] ?? null;
}
