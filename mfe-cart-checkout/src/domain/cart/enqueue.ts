import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { AddCommand, Command, SetCommand } from './command.ts';
import type { LineItem } from './line.ts';

/** The shopper gives a command: `add` so many more, or `set` the amount; 0 removes the line. */
export interface NewCommand {
  readonly kind: 'enqueued';
  readonly type: 'add' | 'set';
  /** The customer's user id; null for a guest. */
  readonly owner: number | null;
  readonly product: number;
  readonly amount: number;
  readonly item: LineItem | null;
  readonly stock: number | null;
  readonly seen: number;
  /** The product before which a line that comes back has its place; at the end when absent. */
  readonly before?: number | undefined;
  /** Whether the outbox has been compared with the server's cart. */
  readonly isCompared: boolean;
  /** Whether the shopper is notified that more of the product is in the cart. */
  readonly isAdded: boolean;
  readonly key: string;
  /** In ms since 1970. */
  readonly at: number;
}

export function enqueue(outbox: readonly Command[], wanted: NewCommand): readonly Command[] {
  if (wanted.owner === null) return enqueueForGuest(outbox, wanted);
  return wanted.type === 'add' ? addMore(outbox, wanted, wanted.owner) : setAmount(outbox, wanted, wanted.owner);
}

/** A guest's line is one command without key. What was sent by a customer before them and got no answer stays beside it. */
function enqueueForGuest(outbox: readonly Command[], { type, product, amount, item, stock, before }: NewCommand): readonly Command[] {
  const additions = outbox.filter((one) => one.kind === 'add');
  const sent = additions.filter((one) => one.product === product && isSent(one));
  const line = additions.find((one) => one.product === product && !isSent(one));
  const total = capped(type === 'add' ? sum(sent) + (line?.amount ?? 0) + amount : amount);
  const reducedSent = keep(sent, total);
  const rest = total - sum(reducedSent);
  const others = outbox.flatMap((one) => {
    return one.kind === 'add' && one.product === product ? reducedSent.filter(({ key }) => key === one.key) : [one];
  });
  if (rest === 0) return others;
  const index = outbox.findIndex((one) => one === line || (!line && one.product === before));
  const command: AddCommand = { kind: 'add', product, amount: rest, item: line?.item ?? item, stock, key: null, failure: null };
  return index < 0 ? [...others, command] : [...others.slice(0, index), command, ...others.slice(index)];
}

/** As much as `total` of what was sent. The key stays: if the server has the first amount, nothing is added twice. */
function keep(sent: readonly AddCommand[], total: number): readonly AddCommand[] {
  const [first] = sent;
  if (!first || sum(sent) <= total) return sent;
  return total > 0 ? [{ ...first, amount: total }] : [];
}

/** More of an amount that is still to be set is part of that amount. Otherwise the server adds to what it has by then. */
function addMore(outbox: readonly Command[], wanted: NewCommand, owner: number): readonly Command[] {
  const { product, amount, item, stock, key, seen } = wanted;
  const set = findSet(outbox, product, owner);
  if (set && !wanted.isCompared) {
    const more: SetCommand = { ...set, kind: 'set', amount: capped(set.amount + amount), added: set.added + amount, failure: null };
    return outbox.map((one) => (one === set ? more : one));
  }
  if (set) return setAmount(outbox, { ...wanted, amount: (set.failure === null ? set.amount : seen) + amount }, owner);
  const refused = outbox.filter((one) => one.kind === 'add' && one.product === product && isRefused(one));
  const total = capped(amount + sum(refused));
  const added: AddCommand = { kind: 'add', product, amount: total, item, stock, key, failure: null };
  const others = outbox.filter((one) => !refused.includes(one));
  return [...others.map((one) => unfailed(one, product)), added];
}

/** A newer amount replaces an older one. */
function setAmount(outbox: readonly Command[], wanted: NewCommand, owner: number): readonly Command[] {
  const { product, amount, item, stock, key, at } = wanted;
  const earlier = findSet(outbox, product, owner);
  const seen = [...new Set([wanted.seen, ...(earlier ? [earlier.amount, ...earlier.seen] : [])])];
  const kind = amount === 0 ? 'remove' : 'set';
  const set: SetCommand = {
    kind,
    product,
    amount: capped(amount),
    item: item ?? earlier?.item ?? null,
    stock,
    key,
    failure: null,
    owner,
    seen,
    added: 0,
    at,
  };
  return [...outbox.filter((one) => one !== earlier).map((one) => unfailed(one, product)), set];
}

/** A newer command of a product sends those again that got no answer before. */
function unfailed(command: Command, product: number): Command {
  return command.product === product && command.failure === 'network' ? { ...command, failure: null } : command;
}

function findSet(outbox: readonly Command[], product: number, owner: number): SetCommand | undefined {
  return outbox.find((one): one is SetCommand => one.kind !== 'add' && one.product === product && one.owner === owner);
}

function isSent(command: Command): boolean {
  return command.key !== null && !isRefused(command);
}

function isRefused({ failure }: Command): boolean {
  return failure !== null && failure !== 'network';
}

function sum(commands: readonly Command[]): number {
  return commands.reduce((total, { amount }) => total + amount, 0);
}

function capped(amount: number): number {
  return Math.min(amount, CART_LIMITS.amount);
}
