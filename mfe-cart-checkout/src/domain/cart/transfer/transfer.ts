import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';

/** A line that the server has taken, until the device has let go of it. */
export interface AcceptedLine {
  readonly owner: number;
  readonly line: PricedLine;
}

/** How far the lines of a device have come on their way into the customer's cart. */
export interface Transfer {
  /** One tab of the browser at a time moves lines. */
  readonly turn: 'none' | 'asked' | 'held';
  /** The product whose line is being moved. */
  readonly moving: number | null;
  /** Products of lines that nothing has answered about. A refusal is noted with the line itself. */
  readonly unanswered: readonly number[];
  readonly accepted: AcceptedLine | null;
  /** Products that the shopper wants to leave where they are: they are not tried again by themselves. */
  readonly aside: readonly number[];
}

export const NO_TRANSFER: Transfer = { turn: 'none', moving: null, unanswered: [], accepted: null, aside: [] };

/** What is to be done next; `arriving` are the lines that are still on their way. */
export type TransferStep =
  | { readonly kind: 'askTurn' }
  | { readonly kind: 'move'; readonly product: number }
  | { readonly kind: 'endTurn' };

export function nextTransferStep({ turn, moving }: Transfer, arriving: readonly { readonly product: number }[]): TransferStep | null {
  const [line] = arriving;
  if (turn === 'none') return line ? { kind: 'askTurn' } : null;
  if (turn === 'asked' || moving !== null) return null;
  return line ? { kind: 'move', product: line.product } : { kind: 'endTurn' };
}

export function turnChanged(transfer: Transfer, turn: Transfer['turn']): Transfer {
  return { ...transfer, turn };
}

export function moveBegun(transfer: Transfer, product: number): Transfer {
  return { ...transfer, moving: product };
}

/** The server has the line; what is sent next waits until the device has let go of it. */
export function lineAccepted(transfer: Transfer, accepted: AcceptedLine): Transfer {
  return { ...transfer, accepted };
}

/** The line has moved, was refused, or was not there any more. */
export function moveEnded(transfer: Transfer): Transfer {
  return { ...transfer, moving: null };
}

/** Nothing answered: the others need not try in vain. */
export function moveUnanswered(transfer: Transfer, remaining: readonly { readonly product: number }[]): Transfer {
  return { ...transfer, moving: null, unanswered: remaining.map(({ product }) => product) };
}

export function lineRetried(transfer: Transfer, product: number): Transfer {
  const others = (products: readonly number[]) => products.filter((one) => one !== product);
  return { ...transfer, unanswered: others(transfer.unanswered), aside: others(transfer.aside) };
}

/** The shopper leaves these lines for now. */
export function linesLeft(transfer: Transfer, products: readonly number[]): Transfer {
  return { ...transfer, aside: products };
}

/** The server answers again: what it has not answered about is sent by itself, unless the shopper has left it. */
export function serverReached(transfer: Transfer): Transfer {
  return { ...transfer, unanswered: transfer.unanswered.filter((product) => transfer.aside.includes(product)) };
}

/** Another shopper is here: nothing of a customer stays in memory. */
export function ownerChanged(transfer: Transfer): Transfer {
  return { ...transfer, unanswered: [], accepted: null, aside: [] };
}
