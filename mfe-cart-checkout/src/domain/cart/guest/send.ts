import type { Refusal } from '../answers.ts';
import type { GuestLine } from '../line.ts';

/** What happens to a line on its way into the customer's cart. See `GuestChange`. */
type SendingChange =
  | { readonly kind: 'sending'; readonly key: string }
  | { readonly kind: 'moved'; readonly key: string }
  | { readonly kind: 'refused'; readonly key: string; readonly reason: Refusal }
  | { readonly kind: 'displaced'; readonly key: string }
  | { readonly kind: 'retrial' };

/** The line after it: as it is when it was not sent under this key, none when all of it has moved. */
export function send(line: GuestLine, change: SendingChange): readonly GuestLine[] {
  if (change.kind === 'retrial') return [withoutRefusal(line)];
  // What was noted first stays: the same thing may have been sent already, and its answer lost.
  if (change.kind === 'sending') return [line.sending ? line : { ...line, sending: { key: change.key, amount: line.amount } }];
  if (line.sending?.key !== change.key) return [line];
  if (change.kind === 'refused') return [{ ...line, sending: { ...line.sending, refused: change.reason } }];
  if (change.kind === 'displaced') {
    const { sending: _, ...unsent } = line;
    return [{ ...unsent, stock: null }];
  }
  // More may have come to the line since it was sent: the rest stays and is sent next.
  const { sending, ...rest } = line;
  const amount = line.amount - sending.amount;
  return amount > 0 ? [{ ...rest, amount }] : [];
}

/** A line that was refused is another one once the shopper changes it or insists: it is sent under a new key. */
export function withoutRefusal({ sending, ...line }: GuestLine): GuestLine {
  return sending && !sending.refused ? { ...line, sending } : line;
}
