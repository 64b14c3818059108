import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { and, arr, bool, num, obj, or, str, val } from '@withease/contracts';
import { isKey, isProductId } from '../line.ts';
import type { KeptChanges } from './kept-change.ts';

const amount = and(num, {
  isData: (value): value is number => Number.isInteger(value) && value >= 0 && value <= CART_LIMITS.amount,
  getErrorMessages: () => ['expected an amount'],
});
const product = and(num, { isData: isProductId, getErrorMessages: () => ['expected a product'] });
const key = or(val(undefined), and(str, { isData: isKey, getErrorMessages: () => ['expected a key'] }));
const change = obj({ product, amount, from: arr(amount), at: num, page: str, hasFailed: bool, key });
const stored = obj({ version: val(1), userId: num, changes: arr(change) });

/** Where the device keeps the changes of a customer's cart that no answer has confirmed. */
export const keptItem = createStorageItem<KeptChanges | null>({
  key: 'vitrava.cart-changes.v1',
  parse: (found) => (stored.isData(found) ? { userId: found.userId, changes: found.changes.slice(0, CART_LIMITS.lines) } : null),
  format: (kept) => kept && { version: 1, ...kept },
});
