import { signedOut } from '@vitrava/shared-kit/bus/session';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { arr, num, obj, str } from '@withease/contracts';
import { sample } from 'effector';

/*
 * The lines that an order was placed without are determined at placement. Its page names them and nothing else of the
 * cart, also after a visit to the bank, so they are stored in the tab.
 */

interface LeftWith {
  readonly number: string;
  readonly products: readonly number[];
}
const stored = obj({ number: str, products: arr(num) });

const leftWith = createStoredValue<LeftWith | null, LeftWith | null>({
  item: createStorageItem<LeftWith | null>({
    key: 'vitrava.left-behind.v1',
    area: 'session',
    parse: (found) => (stored.isData(found) ? found : null),
  }),
  initial: null,
  reduce: (_, left) => left,
});

/** The page of an order is there. `$leftWith`: the order that was placed last in this tab, and what it was made without. */
export const { start: leftWithNeeded, $value: $leftWith } = leftWith;
/** Fact: the order of this number was made without these products. */
export const orderMadeWithout = leftWith.change.prepend((left: LeftWith) => left);

sample({ clock: signedOut, fn: () => null, target: leftWith.change });
