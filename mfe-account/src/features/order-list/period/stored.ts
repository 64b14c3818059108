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

/** The period stored in a customer's record, as far as this page has it. */
interface StoredPeriod {
  readonly userId: number;
  readonly period: Period;
  /** The record could not be read: the address's period is saved, whatever the record has. */
  readonly isGuess: boolean;
}

const $stored = createStore<StoredPeriod | null>(null, { serialize: 'ignore' })
  .on(loadPeriodFx.done, (_, { params: userId, result }) => ({ userId, period: fromOrdersFilter(result.orders_filter), isGuess: false }))
  .on(loadPeriodFx.fail, (stored, { params: userId }) => stored ?? { userId, period: WHOLE_TIME, isGuess: true })
  .on(savePeriodFx.done, (_, { params: { userId, period } }) => ({ userId, period, isGuess: false }))
  .reset(signedOut);

const $sending = createStore<Parameters<typeof savePeriodFx>[0] | null>(null, { serialize: 'ignore' })
  .on(savePeriodFx, (_, sent) => sent)
  .reset(savePeriodFx.finally);

/** Whose orders are looked at, and what is known of their period. */
const $situation = combine(
  { isOpen: OrdersGate.status, userId: $userId, stored: $stored, request: $request },
  ({ isOpen, userId, stored, request }) => ({
    userId: isOpen ? userId : null,
    stored: stored !== null && stored.userId === userId ? stored : null,
    request,
  }),
);

/** The period that an address without one means: the latest, also while it is sent. */
const $meant = combine($situation, $sending, ({ userId, stored }, sending) =>
  sending !== null && sending.userId === userId ? sending.period : (stored?.period ?? null),
);

/** The address leaves the period to the customer's record, which is not read yet. */
export const $isPeriodAwaited = combine(
  $situation,
  $meant,
  ({ userId, request }, meant) => userId !== null && request.period === null && (meant === null || !isWhole(meant)),
);

sample({
  clock: $situation,
  source: loadPeriodFx.pending,
  filter: (isPending, { userId, stored }) => !isPending && userId !== null && stored === null,
  fn: (_, { userId }) => userId as number,
  target: loadPeriodFx,
});

// The period is in the address, so that a reload and a link show the same.
sample({
  clock: $situation,
  source: { situation: $situation, meant: $meant },
  filter: ({ situation: { userId, request }, meant }) => userId !== null && request.period === null && meant !== null && !isWhole(meant),
  fn: ({ situation: { request }, meant }) => ({ to: ordersPath({ ...request, period: meant }), replace: true }),
  target: navigationRequested,
});

/** What the customer looks at, when the record keeps another. */
const $unsaved = $situation.map(({ userId, stored, request: { period } }) => {
  if (userId === null || stored === null || period === null || !isSound(period)) return null;
  return isSamePeriod(period, stored.period) && !(stored.isGuess && !isWhole(period)) ? null : { userId, period };
});

// One call at a time, so that the latest is the last to arrive. Errors of user calls are only logged: what failed is not sent again by itself.
sample({
  clock: [$situation, savePeriodFx.finally],
  source: { unsaved: $unsaved, isPending: savePeriodFx.pending },
  filter: ({ unsaved, isPending }, trigger) => {
    if (unsaved === null || isPending) return false;
    return !('status' in trigger && trigger.status === 'fail' && isSamePeriod(unsaved.period, trigger.params.period));
  },
  fn: ({ unsaved }) => unsaved as NonNullable<typeof unsaved>,
  target: savePeriodFx,
});
