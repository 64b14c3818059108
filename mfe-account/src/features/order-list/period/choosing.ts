import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { combine, createEvent, createStore, sample } from 'effector';
import { isSound, judgePeriod, type Period, WHOLE_TIME } from '../../../domain/orders/index.ts';
import { $request, ordersPath } from '../request.ts';

/** A period was entered in the form. An end that the browser could not read as a date comes as a text that is none. */
export const periodEntered = createEvent<Period>();

/** What was entered since the address changed last. */
const $entered = createStore<Period | null>(null, { serialize: 'ignore' })
  .on(periodEntered, (_, period) => period)
  .reset($request);

/** The problems for the fields of the form: those of the input, or of the address. */
export const $periodProblems = combine($entered, $request, (entered, { period }) => judgePeriod(entered ?? period ?? WHOLE_TIME));

sample({
  clock: periodEntered,
  source: $request,
  filter: (_, period) => isSound(period),
  fn: ({ group }, period) => ({ to: ordersPath({ group, page: 1, period }), scroll: 'keep' as const }),
  target: navigationRequested,
});
