import type { PricedLine, Totals } from '@vitrava/shared-kit/contracts/browser';
import type { Refusal } from './answers.ts';
import type { Command } from './command.ts';
import type { NewCommand } from './enqueue.ts';
import { isUnanswered, type Outbox, type OutboxChange, retryUnanswered } from './outbox.ts';

/** The cart of the current shopper: the server's last response, and the outbox. Guests have the outbox alone. */
export interface Cart {
  /** The customer's user id; null for a guest. */
  readonly owner: number | null;
  readonly outbox: Outbox;
  /** Lines as the server last reported them, and what they cost. */
  readonly lines: readonly PricedLine[];
  readonly totals: Totals | null;
  readonly isRead: boolean;
  /** Whether the outbox has been compared with the lines: before that no amount is sent. */
  readonly isCompared: boolean;
  /** Grows with every call that is sent or answered: a reading that began before it does not count. */
  readonly revision: number;
  /** The revision at which all lines were read; -1 for none. */
  readonly readRevision: number;
  /** Serial number of the reading that was begun last. */
  readonly lastReading: number;
  /** Products in the order of their lines. */
  readonly order: readonly number[];
  /** Products whose lines the server did not find since the last reading. */
  readonly missing: readonly number[];
  /** Keys of commands that were given on this page. */
  readonly own: readonly string[];
  readonly refused: ReadonlyMap<number, Refusal>;
}

/** A reading of the whole cart, the so-manyth, begun for `owner` at `revision`. */
export interface Reading {
  readonly owner: number;
  readonly revision: number;
  readonly serial: number;
}

export const EMPTY_CART: Cart = {
  owner: null,
  outbox: [],
  lines: [],
  totals: null,
  isRead: false,
  isCompared: false,
  revision: 0,
  readRevision: -1,
  lastReading: 0,
  order: [],
  missing: [],
  own: [],
  refused: new Map(),
};

/** Another shopper: nothing of a customer stays in memory but the outbox. What got no answer before is sent again first. */
export function ownerChanged(cart: Cart, owner: number | null): Cart {
  if (owner === cart.owner) return cart;
  return arrange({ ...EMPTY_CART, owner, outbox: owner === null ? cart.outbox : retryUnanswered(cart.outbox), own: cart.own });
}

export function outboxChanged(cart: Cart, change: OutboxChange, outbox: Outbox): Cart {
  const changed = { ...cart, outbox };
  if (change.kind === 'enqueued')
    return arrange(place({ ...withoutRefusal(changed, change.product), own: [...cart.own, change.key] }, change));
  if (change.kind === 'retried' || change.kind === 'dropped') return arrange(withoutRefusal(changed, change.product));
  if (change.kind === 'compared') return arrange({ ...changed, isCompared: true });
  if (change.kind !== 'failed' || change.reason === 'network') return arrange(changed);
  const command = cart.outbox.find(({ key }) => key === change.key);
  const isQueued = outbox.some(({ key }) => key === change.key);
  return arrange(command && !isQueued ? { ...changed, refused: new Map(cart.refused).set(command.product, change.reason) } : changed);
}

/** The outbox was read again: another tab has sent the commands that are missing in it. */
export function outboxRead(cart: Cart, outbox: Outbox): Cart {
  const isSent = cart.owner !== null && cart.outbox.some(({ key }) => key !== null && outbox.every((one) => one.key !== key));
  return arrange({ ...cart, outbox, revision: cart.revision + Number(isSent) });
}

/** The line as the server has just reported it; null when it is gone. */
export function lineAnswered(cart: Cart, product: number, line: PricedLine | null): Cart {
  const isKnown = cart.lines.some((one) => one.product === product);
  const lines = cart.lines.flatMap((one) => (one.product !== product ? [one] : line ? [line] : []));
  return arrange({ ...cart, lines: isKnown || !line ? lines : [...lines, line] });
}

/** The server does not find the line: what is wanted of it makes a new one. */
export function lineMissed(cart: Cart, product: number): Cart {
  return { ...lineAnswered(cart, product, null), missing: [...cart.missing, product] };
}

/** Something about the cart is under way or has been answered: what was read before does not count. */
export function overtaken(cart: Cart): Cart {
  return { ...cart, revision: cart.revision + 1 };
}

export function readingBegun(cart: Cart, { owner, serial }: Reading): Cart {
  return cart.owner === owner ? { ...cart, lastReading: serial } : cart;
}

/** A reading that calls have overtaken is dropped, for another follows them; only the very first is taken in any case. */
export function readingDone(
  cart: Cart,
  { owner, revision, serial }: Reading,
  answer: { readonly lines: readonly PricedLine[]; readonly totals: Totals },
  isCalling: boolean,
): Cart {
  // A later reading is under way: it is newer.
  if (cart.owner !== owner || cart.lastReading !== serial) return cart;
  // Before the first reading, only what is on its way has a place.
  const order = cart.isRead ? cart.order : [];
  if (cart.revision === revision && !isCalling)
    return arrange({ ...cart, ...answer, order, isRead: true, readRevision: revision, missing: [] });
  if (cart.isRead) return cart;
  // What has been answered meanwhile is newer.
  const others = answer.lines.filter(({ product }) => cart.lines.every((line) => line.product !== product));
  return arrange({ ...cart, order, isRead: true, lines: [...others, ...cart.lines] });
}

export function emptied(cart: Cart): Cart {
  return { ...overtaken(cart), lines: [], order: [], refused: new Map() };
}

export function openCommands({ owner, outbox }: Cart): Outbox {
  return outbox.filter((one) => one.failure === null && (one.kind === 'add' || one.owner === owner));
}

/** The command to be sent next; null when there is none, or the cart has to be read before. */
export function nextCommand(cart: Cart): Command | null {
  if (cart.owner === null) return null;
  const isLineKnown = (product: number) =>
    isUpToDate(cart) || cart.missing.includes(product) || cart.lines.some((line) => line.product === product);
  // An amount is set after all additions of its line, and when it is known whether there is a line.
  const isDue = (one: Command) =>
    one.kind === 'add' ||
    (cart.isCompared && isLineKnown(one.product) && !cart.outbox.some((other) => other.product === one.product && isUnanswered(other)));
  return openCommands(cart).find(isDue) ?? null;
}

/** Whether the cart has to be read before commands can be sent. */
export function isBlocked(cart: Cart): boolean {
  return cart.isRead && !isUpToDate(cart) && nextCommand(cart) === null && openCommands(cart).length > 0;
}

function isUpToDate(cart: Cart): boolean {
  return cart.isRead && cart.readRevision === cart.revision;
}

/** Whether lines and totals are the server's word about all that the customer wants. */
export function isSettled(cart: Cart): boolean {
  return cart.isCompared && isUpToDate(cart) && openCommands(cart).length === 0;
}

function withoutRefusal(cart: Cart, product: number): Cart {
  return { ...cart, refused: new Map([...cart.refused].filter(([one]) => one !== product)) };
}

/** A line that comes back has the place that it had among the lines. */
function place(cart: Cart, { product, before }: NewCommand): Cart {
  if (before === undefined || cart.order.includes(product)) return cart;
  return { ...cart, order: cart.order.flatMap((one) => (one === before ? [product, one] : [one])) };
}

/** Known lines keep their places, those that have gone lose them, and new ones are appended: the server's sorted by id, then those on their way. */
function arrange(cart: Cart): Cart {
  const fresh = [...cart.lines].sort((one, other) => one.id - other.id);
  const present = [...fresh, ...cart.outbox].map(({ product }) => product);
  const order = [...new Set([...cart.order.filter((product) => present.includes(product)), ...present])];
  const isSame = order.length === cart.order.length && order.every((product, index) => product === cart.order[index]);
  const lines = [...cart.lines].sort((one, other) => order.indexOf(one.product) - order.indexOf(other.product));
  return { ...cart, lines, order: isSame ? cart.order : order };
}
