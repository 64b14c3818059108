import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { createStoredValue } from '@vitrava/shared-kit/models/stored-value';
import { anything, arr, num, obj, or, str, val } from '@withease/contracts';
import { readItem } from '../item.ts';
import { type GuestLine, isKey, isLineAmount, isProductId, isStockId, type Sending, unpricedLine } from '../line.ts';
import { changeLines, type GuestChange } from './change.ts';
import { mergeLines } from './merge.ts';

const cart = obj({ version: val(1), lines: arr(anything) });

/** The guest's lines as this browser keeps them. */
export const cartItem = createStorageItem<readonly GuestLine[]>({
  key: 'vitrava.cart.v1',
  parse: readLines,
  format: (lines) => ({ version: 1, lines }),
});

/** The guest's lines as all tabs see them. */
export const device = createStoredValue<readonly GuestLine[], GuestChange>({
  item: cartItem,
  initial: [],
  reduce: (lines, change) => changeLines(lines, change).lines,
  merge: mergeLines,
});

/**
 * Nothing that is stored is trusted: what is no cart is an empty one, what is no line is left out, the second line of a product too, and
 * sums are forgotten, since money comes from the server.
 */
function readLines(stored: unknown): readonly GuestLine[] {
  if (!cart.isData(stored)) return [];
  const lines = new Map<number, GuestLine>();
  for (const line of stored.lines) {
    const { product, amount, item: remembered, stock, sending } = Object(line) as Record<string, unknown>;
    if (!isProductId(product) || !isLineAmount(amount) || lines.has(product) || lines.size >= CART_LIMITS.lines) continue;
    const place = isStockId(stock) ? stock : null;
    lines.set(product, { ...unpricedLine(product, amount, readItem(remembered), place), ...readSending(sending) });
  }
  return [...lines.values()];
}

const noted = obj({ key: str, amount: num });
const refused = obj({ refused: or(val('unavailable'), val('limit')) });

function readSending(value: unknown): { readonly sending: Sending } | null {
  if (!noted.isData(value) || !isKey(value.key) || !isLineAmount(value.amount)) return null;
  const { key, amount } = value;
  return { sending: { key, amount, ...(refused.isData(value) ? { refused: value.refused } : {}) } };
}
