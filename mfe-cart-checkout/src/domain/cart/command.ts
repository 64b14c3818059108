import type { FailureReason } from './answers.ts';
import type { LineItem } from './line.ts';

interface CommandBase {
  readonly product: number;
  readonly item: LineItem | null;
  /** The pickup place that the line has or had. */
  readonly stock: number | null;
}

/** So many more of a product. Without a key it is a guest's line, which has not been sent and can still change. */
export interface AddCommand extends CommandBase {
  readonly kind: 'add';
  /** At least 1. */
  readonly amount: number;
  readonly key: string | null;
  /** `network`: no answer came, or none was expected. The other reasons are the server's answer. Null while it is to be sent. */
  readonly failure: FailureReason | null;
}

export interface SetCommand extends CommandBase {
  readonly kind: 'set' | 'remove';
  /** 0 for `remove`. */
  readonly amount: number;
  readonly key: string;
  readonly failure: 'network' | null;
  /** The customer's user id. */
  readonly owner: number;
  /** Amounts that the server may have: what the shopper saw, and amounts of earlier commands. */
  readonly seen: readonly number[];
  /** How much of `amount` was added before the cart had been compared with this command. */
  readonly added: number;
  /** When it was given, in ms since 1970. */
  readonly at: number;
}

/** What the shopper wants of one product; sent under its idempotency key. */
export type Command = AddCommand | SetCommand;
export type KeyedCommand = Command & { readonly key: string };
