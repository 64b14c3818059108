import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { NewCommand } from './enqueue.ts';
import { entriesOf } from './entries.ts';
import { isId, type LineItem, type RemovedCartLine, readItem } from './line.ts';
import type { Cart } from './state.ts';

/** A request to the cart, by the bus or a page. Amount 0 removes the line; `position` is among the lines. */
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
export function validate(cart: Cart, requested: CartCommand): Validation {
  const { product, amount, item } = readRequest(requested);
  const nothing = { product, command: null, isRefused: false };
  if (!isId(product) || !Number.isInteger(amount) || amount < (requested.kind === 'amount' ? 0 : 1)) return nothing;
  const entries = entriesOf(cart);
  const present = entries.find((entry) => entry.product === product)?.amount ?? 0;
  if (requested.kind === 'restoring' && present > 0) return nothing;
  if (present === 0 && amount > 0 && entries.length >= CART_LIMITS.lines) return { ...nothing, isRefused: true };
  const wanted = requested.kind === 'addition' ? present + amount : amount;
  const isRefused = wanted > CART_LIMITS.amount;
  const adds = !isRefused && (requested.kind === 'addition' || isNewLine(cart, product));
  const line = cart.lines.find((one) => one.product === product);
  const isMore = Math.min(wanted, CART_LIMITS.amount) > present;
  const command = {
    kind: 'enqueued' as const,
    type: adds ? ('add' as const) : ('set' as const),
    owner: cart.owner,
    product,
    amount: isRefused ? CART_LIMITS.amount : amount,
    item,
    stock: requested.kind === 'restoring' ? requested.line.stock : (line?.stock ?? null),
    seen: present,
    isCompared: cart.isCompared,
    before: requested.kind === 'restoring' ? entries[requested.position]?.product : undefined,
    isAdded: isMore && (requested.kind === 'addition' || (requested.kind === 'amount' && present === 0)),
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

function readRequest(requested: CartCommand): Request {
  if (requested.kind === 'restoring') return { ...requested.line, item: readItem(requested.line.item) };
  const { product, amount } = requested;
  return { product, amount, item: requested.kind === 'addition' ? readItem(requested.item) : null };
}
