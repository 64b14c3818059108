import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { combine, createStore, sample } from 'effector';
import {
  fromOrdersFilter,
  isSamePeriod,
  isSound,
  isWhole,
  loadPeriodFx,
  type Period,
  savePeriodFx,
  WHOLE_TIME,
} from '../../../domain/orders/index.ts';
import { OrdersGate } from '../gate.ts';
import { $request, ordersPath } from '../request.ts';

/** The period that a customer's record keeps, as far as this page knows. */
interface KeptPeriod {
  readonly userId: number;
  readonly period: Period;
  /** The record could not be read: what the address says is saved, whatever the record has. */
  readonly isGuess: boolean;
}

const $kept = createStore<KeptPeriod | null>(null, { serialize: 'ignore' })
  .on(loadPeriodFx.done, (_, { params: userId, result }) => ({ userId, period: fromOrdersFilter(result.orders_filter), isGuess: false }))
  .on(loadPeriodFx.fail, (kept, { params: userId }) => kept ?? { userId, period: WHOLE_TIME, isGuess: true })
  .on(savePeriodFx, (_, { userId, period }) => ({ userId, period, isGuess: false }))
  .reset(signedOut);

/** Whose orders are looked at, and what is known of their period. */
const $situation = combine(
  { isOpen: OrdersGate.status, userId: $userId, kept: $kept, request: $request },
  ({ isOpen, userId, kept, request }) => ({
    userId: isOpen ? userId : null,
    kept: kept !== null && kept.userId === userId ? kept : null,
    request,
  }),
);

/** The address leaves the period to the customer's record, which is not read yet. */
export const $isPeriodAwaited = $situation.map(
  ({ userId, kept, request }) => userId !== null && request.period === null && (kept === null || !isWhole(kept.period)),
);

sample({
  clock: $situation,
  source: loadPeriodFx.pending,
  filter: (isPending, { userId, kept }) => !isPending && userId !== null && kept === null,
  fn: (_, { userId }) => userId as number,
  target: loadPeriodFx,
});

// The period is in the address, so that a reload and a link show the same.
sample({
  clock: $situation.updates.filterMap(({ userId, kept, request }) =>
    userId !== null && kept !== null && request.period === null && !isWhole(kept.period)
      ? ordersPath({ ...request, period: kept.period })
      : undefined,
  ),
  fn: (to) => ({ to, replace: true }),
  target: navigationRequested,
});

// What the customer looks at is kept when it is another than before. Errors of user calls are only logged.
sample({
  clock: $situation.updates.filterMap(({ userId, kept, request: { period } }) => {
    if (userId === null || kept === null || period === null || !isSound(period)) return undefined;
    return isSamePeriod(period, kept.period) && !(kept.isGuess && !isWhole(period)) ? undefined : { userId, period };
  }),
  target: savePeriodFx,
});
