import type { CartSummary } from '@vitrava/shared-kit/bus/cart';
import type { CartEntry } from './customer/index.ts';

/** The lines as the whole shop sees them: amounts by product, and the number of pieces. */
export function summarize(lines: readonly CartEntry[]): CartSummary {
  return {
    amounts: Object.fromEntries(lines.map(({ product, amount }) => [product, amount])),
    itemCount: lines.reduce((count, { amount }) => count + amount, 0),
  };
}
