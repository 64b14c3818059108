import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { CartCommand } from '../command.ts';
import { readItem } from '../item.ts';
import { isProductId, type LineItem } from '../line.ts';
import type { LineCommand } from './command.ts';
import type { CartEntry } from './entries.ts';

/** What comes of a command: one for the line or nothing, and whether a limit stood in the way. */
export interface Judgement {
  readonly product: number;
  readonly command: LineCommand | null;
  readonly isRefused: boolean;
}

/** Judges a command against the lines as the shopper sees them. One without sense (no such product, no whole amount) comes to nothing. */
export function judge(entries: readonly CartEntry[], asked: CartCommand): Judgement {
  const { product, ...command } = readCommand(asked);
  const nothing = { product, command: null, isRefused: false };
  if (!isProductId(product) || !Number.isInteger(command.amount) || command.amount < (command.kind === 'addition' ? 1 : 0)) return nothing;
  const present = entries.find((entry) => entry.product === product)?.amount ?? 0;
  if (asked.kind === 'restoring' && present > 0) return nothing;
  if (present === 0 && command.amount > 0 && entries.length >= CART_LIMITS.lines) return { ...nothing, isRefused: true };
  const wanted = command.kind === 'addition' ? present + command.amount : command.amount;
  if (wanted <= CART_LIMITS.amount) return { product, command, isRefused: false };
  return { product, command: { ...command, kind: 'amount', amount: CART_LIMITS.amount }, isRefused: true };
}

function readCommand(asked: CartCommand): LineCommand & { readonly product: number; readonly item: LineItem | null } {
  if (asked.kind === 'restoring') return { ...asked.line, kind: 'amount', position: asked.position };
  const { kind, product, amount } = asked;
  return { kind, product, amount, item: asked.kind === 'addition' ? readItem(asked.item) : null };
}
