import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { NewCommand } from './enqueue.ts';
import { entriesOf } from './entries.ts';
import { isId, type LineItem, type RemovedCartLine, readItem } from './line.ts';
import type { Cart } from './state.ts';

/** What a shopper asks of the cart, by the bus or on a page. An amount of 0 removes the line; `position` is among the lines. */
export type CartCommand =
  | { readonly kind: 'addition'; readonly product: number; readonly amount: number; readonly item?: unknown }
  | { readonly kind: 'amount'; readonly product: number; readonly amount: number }
  | { readonly kind: 'restoring'; readonly line: RemovedCartLine; readonly position: number };

/** What comes of a request: a command or nothing, and whether a limit stood in the way. */
export interface Validation {
  readonly product: number;
  readonly command: Omit<NewCommand, 'key' | 'at'> | null;
  readonly isRefused: boolean;
}

/** Validates a request against the lines as the shopper sees them. One without sense (no such product, no whole amount) comes to nothing. */
export function validate(cart: Cart, asked: CartCommand): Validation {
  const { product, amount, item } = readRequest(asked);
  const nothing = { product, command: null, isRefused: false };
  if (!isId(product) || !Number.isInteger(amount) || amount < (asked.kind === 'amount' ? 0 : 1)) return nothing;
  const entries = entriesOf(cart);
  const present = entries.find((entry) => entry.product === product)?.amount ?? 0;
  if (asked.kind === 'restoring' && present > 0) return nothing;
  if (present === 0 && amount > 0 && entries.length >= CART_LIMITS.lines) return { ...nothing, isRefused: true };
  const wanted = asked.kind === 'addition' ? present + amount : amount;
  const isRefused = wanted > CART_LIMITS.amount;
  const adds = !isRefused && (asked.kind === 'addition' || isNewLine(cart, product));
  const line = cart.lines.find((one) => one.product === product);
  const isMore = Math.min(wanted, CART_LIMITS.amount) > present;
  const command = {
    kind: 'enqueued' as const,
    type: adds ? ('add' as const) : ('set' as const),
    owner: cart.owner,
    product,
    amount: isRefused ? CART_LIMITS.amount : amount,
    item,
    stock: asked.kind === 'restoring' ? asked.line.stock : (line?.stock ?? null),
    seen: present,
    isCompared: cart.isCompared,
    before: asked.kind === 'restoring' ? entries[asked.position]?.product : undefined,
    isAdded: isMore && (asked.kind === 'addition' || (asked.kind === 'amount' && present === 0)),
  };
  return { product, command, isRefused };
}

/** Whether neither the server nor the outbox has a line of the product, so that its amount is added. */
function isNewLine({ isRead, lines, outbox }: Cart, product: number): boolean {
  return isRead && [...lines, ...outbox].every((one) => one.product !== product);
}

interface Request {
  readonly product: number;
  readonly amount: number;
  readonly item: LineItem | null;
}

function readRequest(asked: CartCommand): Request {
  if (asked.kind === 'restoring') return { ...asked.line, item: readItem(asked.line.item) };
  const { product, amount } = asked;
  return { product, amount, item: asked.kind === 'addition' ? readItem(asked.item) : null };
}
