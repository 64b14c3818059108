import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { arr, num, obj } from '@withease/contracts';

/** A line that the shopper orders without, in the amount that had not arrived. */
export interface LeftLine {
  readonly product: number;
  readonly amount: number;
}

const stored = arr(obj({ product: num, amount: num }));

/** The shopper orders without these lines; or a line is not to be left any more, it has arrived or was tried again. */
export type LeftChange =
  | { readonly kind: 'left'; readonly lines: readonly LeftLine[] }
  | { readonly kind: 'over'; readonly product: number };

/** What the shopper has decided to order without, for as long as the tab lives. The shell removes it with the session. */
export const leftLines = createStoredValue<readonly LeftLine[], LeftChange>({
  item: createStorageItem<readonly LeftLine[]>({
    key: 'vitrava.customer.left-lines.v1',
    area: 'session',
    parse: (found) => (stored.isData(found) ? found.map(({ product, amount }) => ({ product, amount })) : []),
    format: (lines) => (lines.length > 0 ? lines : null),
  }),
  initial: [],
  reduce: (lines, change) => (change.kind === 'left' ? change.lines : lines.filter(({ product }) => product !== change.product)),
});

/** Whether it is the line that was left, and no more of it. */
export function isLeft(left: readonly LeftLine[], { product, amount }: LeftLine): boolean {
  return left.some((line) => line.product === product && line.amount === amount);
}
