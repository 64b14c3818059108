import { anything, arr, obj, val } from '@withease/contracts';
import { readItem } from './item.ts';
import { type GuestLine, isLineAmount, isProductId, LIMITS, unpricedLine } from './line.ts';

export const STORAGE_KEY = 'vitrava.cart.v1';

const cart = obj({ version: val(1), lines: arr(anything) });

/**
 * The guest's lines of a stored text. Nothing in it is trusted: what is no cart is an empty one, what is no line is left out,
 * the second line of a product too, and sums are forgotten, since money comes from the server.
 */
export function parseLines(text: string | null): readonly GuestLine[] {
  const stored = parseJson(text);
  if (!cart.isData(stored)) return [];
  const lines = new Map<number, GuestLine>();
  for (const line of stored.lines) {
    const { product, amount, item: remembered } = Object(line) as Record<string, unknown>;
    if (!isProductId(product) || !isLineAmount(amount) || lines.has(product) || lines.size >= LIMITS.lines) continue;
    lines.set(product, unpricedLine(product, amount, readItem(remembered)));
  }
  return [...lines.values()];
}

export function writeLines(lines: readonly GuestLine[]): string {
  return JSON.stringify({ version: 1, lines });
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
