import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import type { FailureReason } from './answers.ts';
import type { AddCommand, Command, SetCommand } from './command.ts';
import { enqueue, type NewCommand } from './enqueue.ts';
import type { LineItem } from './line.ts';

/** Commands that the server has not confirmed, in the order in which they are sent: of one product, `add` comes before `set`. */
export type Outbox = readonly Command[];

/** Whatever happens to the outbox. `key` names a command, `seed` is what new keys are made of. */
export type OutboxChange =
  | NewCommand
  /** A customer continues: commands of another customer, or of a long-ended session, are dropped. */
  | { readonly kind: 'resumed'; readonly owner: number; readonly now: number }
  /** A guest's line is about to be sent to the cart of a customer. */
  | { readonly kind: 'keyed'; readonly product: number; readonly key: string }
  /** The cart has been read, by this page for the first time or again. `own` are keys of commands that this page has given. */
  | {
      readonly kind: 'compared';
      readonly owner: number;
      readonly amounts: ReadonlyMap<number, number>;
      readonly own: readonly string[];
      readonly isFirst: boolean;
    }
  /** Done on the server for `owner`; `line` is its answer, null when gone. `aside`: products left out for now. */
  | {
      readonly kind: 'confirmed';
      readonly owner: number;
      readonly key: string;
      readonly product: number;
      readonly line: PricedLine | null;
      readonly aside: readonly number[];
    }
  /** It was not done. `isNewLine`: it was to make a line. */
  | { readonly kind: 'failed'; readonly key: string; readonly reason: FailureReason; readonly isNewLine: boolean }
  /** The customer no longer has the pickup place: the command is sent without one. */
  | { readonly kind: 'displaced'; readonly key: string; readonly seed: string }
  /** The cart could not be read, and these commands have waited for it. */
  | { readonly kind: 'unread'; readonly keys: readonly string[] }
  /** The server answers again. */
  | { readonly kind: 'reachable'; readonly aside: readonly number[] }
  /** The shopper wants to try again what failed of a product, or gives it up. */
  | { readonly kind: 'retried'; readonly product: number; readonly seed: string }
  | { readonly kind: 'dropped'; readonly product: number }
  /** The cart was cleared when these commands were in the outbox. */
  | { readonly kind: 'cleared'; readonly commands: Outbox }
  /** The customer has signed out intentionally: amounts of their lines are not stored. */
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'named'; readonly items: readonly { readonly product: number; readonly item: LineItem | null }[] };

/** After this time a shopper has accepted the amount that the server has. */
const LONGEST_MS = 24 * 60 * 60_000;

/** The outbox after a change; the same object when nothing has changed. */
export function changeOutbox(outbox: Outbox, change: OutboxChange): Outbox {
  const changed = edit(outbox, change);
  return changed.length === outbox.length && changed.every((command, index) => command === outbox[index]) ? outbox : changed;
}

function edit(outbox: Outbox, change: OutboxChange): Outbox {
  switch (change.kind) {
    case 'enqueued':
      return enqueue(outbox, change);
    case 'resumed':
      return retryUnanswered(outbox).filter((one) => one.kind === 'add' || isCurrent(one, change));
    case 'keyed':
      return outbox.map((one) => (one.key === null && one.product === change.product ? { ...one, key: change.key } : one));
    case 'compared':
      return outbox.flatMap((one) => (one.kind === 'add' ? [one] : compare(one, outbox, change)));
    case 'confirmed':
      return retryUnanswered(
        outbox.filter(({ key }) => key !== change.key),
        change.aside,
      );
    case 'failed':
      return fail(outbox, change);
    case 'displaced':
      return outbox.map((one) => (one.key === change.key ? { ...one, stock: null, key: change.seed } : one));
    case 'unread':
      return outbox.map((one) => (one.key !== null && change.keys.includes(one.key) ? { ...one, failure: 'network' } : one));
    case 'reachable':
      return retryUnanswered(outbox, change.aside);
    case 'retried':
      return outbox.map((one) => (one.product === change.product ? retried(one, change.seed) : one));
    case 'dropped':
      return outbox.filter(({ product, failure }) => product !== change.product || failure === null);
    case 'cleared':
      return outbox.flatMap((one) => clear(one, change.commands));
    case 'signedOut':
      return outbox.filter(({ kind }) => kind === 'add');
    case 'named':
      return outbox.map((one) => name(one, change.items));
  }
}

/** Additions that got no answer are sent again, and after each the amount of its product, which has waited for it. */
export function retryUnanswered(outbox: Outbox, aside: readonly number[] = []): Outbox {
  const unanswered = outbox.flatMap(({ kind, failure, product }) =>
    kind === 'add' && failure === 'network' && !aside.includes(product) ? [product] : [],
  );
  return outbox.map((one) => (one.failure === 'network' && unanswered.includes(one.product) ? { ...one, failure: null } : one));
}

function isCurrent({ owner, at }: SetCommand, page: { readonly owner: number; readonly now: number }): boolean {
  return owner === page.owner && Math.abs(page.now - at) < LONGEST_MS;
}

/** An unanswered change that was applied is finished. Nothing is compared while its line is on its way. */
function compare(
  command: SetCommand,
  outbox: Outbox,
  { owner, amounts, own, isFirst }: Extract<OutboxChange, { kind: 'compared' }>,
): Outbox {
  if (command.owner !== owner || outbox.some((one) => one.product === command.product && isUnanswered(one))) return [command];
  const present = amounts.get(command.product) ?? 0;
  if (command.failure !== null && present === command.amount) return [];
  const isExpected = present === command.amount || command.seen.includes(present);
  if (!isFirst || own.includes(command.key) || isExpected) return [command];
  return command.added > 0 ? [{ ...asAddition(command, null), amount: command.added }] : [];
}

/** Whether a command is an addition that the server may have or get. */
export function isUnanswered({ kind, failure }: Command): boolean {
  return kind === 'add' && (failure === null || failure === 'network');
}

function fail(outbox: Outbox, { key, reason, isNewLine }: Extract<OutboxChange, { kind: 'failed' }>): Outbox {
  const failed = outbox.find((one) => one.key === key);
  if (!failed) return outbox;
  if (reason === 'network') {
    // Where nothing answers, other additions are not even tried, and an amount waits for the addition of its line.
    const waits = (one: Command) => outbox.some((other) => other.product === one.product && isUnanswered(other));
    const isAlike = (one: Command) => one === failed || (failed.kind === 'add' && (one.kind === 'add' || waits(one)));
    return outbox.map((one) => (isAlike(one) && one.failure === null ? { ...one, failure: 'network' } : one));
  }
  if (failed.kind === 'add' || isNewLine) return outbox.map((one) => (one === failed ? asAddition(one, reason) : one));
  return outbox.filter((one) => one !== failed);
}

function asAddition({ product, item, stock, amount, key }: Command, failure: FailureReason | null): AddCommand {
  return { kind: 'add', product, item, stock, amount, key, failure };
}

/** What the server has refused is sent under a new key: it would answer the old one as before. */
function retried(command: Command, seed: string): Command {
  if (command.failure === null) return command;
  return command.failure === 'network' ? { ...command, failure: null } : { ...command, failure: null, key: seed };
}

/** What has come since stays. */
function clear(command: Command, cleared: Outbox): Outbox {
  const known = cleared.find(({ key, product }) => key === command.key && product === command.product);
  if (!known) return [command];
  const more = command.kind === 'add' ? command.amount - known.amount : 0;
  return more > 0 ? [{ ...command, amount: more }] : [];
}

function name(command: Command, items: Extract<OutboxChange, { kind: 'named' }>['items']): Command {
  const item = items.find(({ product }) => product === command.product)?.item ?? null;
  return item === null || command.item?.name === item.name ? command : { ...command, item };
}
