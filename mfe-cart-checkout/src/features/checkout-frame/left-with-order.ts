import { signedOut } from '@vitrava/shared-kit/bus/session';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { arr, num, obj, str } from '@withease/contracts';
import { createEffect, createEvent, createStore, sample } from 'effector';

/*
 * What an order was made without is known when it is placed. Its page names that and nothing else of the cart, also after the way to the
 * bank and back, so it lies in the tab.
 */

interface LeftWith {
  readonly number: string;
  readonly products: readonly number[];
}
const stored = obj({ number: str, products: arr(num) });

const item = createStorageItem<LeftWith | null>({
  key: 'vitrava.left-behind.v1',
  area: 'session',
  parse: (found) => (stored.isData(found) ? found : null),
});

/** Fact: the order of this number was made without these products. */
export const orderMadeWithout = createEvent<LeftWith>();
/** The page of an order is there. */
export const leftWithNeeded = createEvent();

const readFx = createEffect((_: void) => item.read() ?? null);
const writeFx = createEffect((left: LeftWith | null) => item.write(left));

/** The order that was placed last in this tab, and what it was made without. */
export const $leftWith = createStore<LeftWith | null>(null, { serialize: 'ignore' })
  .on(orderMadeWithout, (_, left) => left)
  .on(readFx.doneData, (known, left) => left ?? known)
  .reset(signedOut);

sample({ clock: leftWithNeeded, target: readFx });
sample({ clock: [orderMadeWithout, signedOut.map(() => null)], target: writeFx });
