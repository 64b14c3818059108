import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import type { LineItem } from '../line.ts';

/** What the shopper wants of one line: an amount, or so many more. */
export interface LineCommand {
  readonly kind: 'amount' | 'addition';
  readonly amount: number;
  readonly item: LineItem | null;
  /** The pickup place of a line that comes back, or that is made anew. */
  readonly stock?: number | null;
  /** Where a line that comes back stood among the lines. */
  readonly position?: number;
  /** Under which a line is made anew, whichever page makes it: two that go on with one change make one line. */
  readonly key?: string | undefined;
}

/** The amount that a command leads to from the amount that is there. */
export function amountAfter(command: LineCommand | null, amount: number): number {
  if (!command) return amount;
  return Math.min(CART_LIMITS.amount, command.kind === 'addition' ? amount + command.amount : command.amount);
}

/** Two commands as one: an amount supersedes what was asked for before, additions are added up. */
export function joinCommands(earlier: LineCommand, later: LineCommand): LineCommand {
  const kept = { ...earlier, ...later, item: later.item ?? earlier.item, key: later.key };
  return later.kind === 'amount' ? kept : { ...kept, kind: earlier.kind, amount: earlier.amount + later.amount };
}
