import type { FailureReason } from './answers.ts';
import type { Outbox, OutboxChange } from './outbox.ts';

export interface Refused {
  readonly product: number;
  readonly reason: FailureReason | 'storage';
}

/** The outbox before and after; `change` is null where another tab has made it. */
export interface OutboxTransition {
  readonly change: OutboxChange | null;
  readonly before: Outbox;
  readonly value: Outbox;
}

/** What failed of the changes whose keys are in `own`, and what this page has sent for another one. */
export function refusalsOf(own: readonly string[], { change, before, value }: OutboxTransition): readonly Refused[] {
  const wasOpen = (key: string | null) => before.some((one) => one.key === key && one.failure === null);
  if (change === null) {
    return value.flatMap(({ key, product, failure }) =>
      failure !== null && key !== null && own.includes(key) && wasOpen(key) ? [{ product, reason: failure }] : [],
    );
  }
  if (change.kind !== 'failed' && change.kind !== 'unread') return [];
  const reason = change.kind === 'failed' ? change.reason : 'network';
  // Those that were not even tried are reported where this page has requested them.
  const isReported = (key: string | null) => key !== null && (own.includes(key) || (change.kind === 'failed' && key === change.key));
  const isOpen = (key: string | null) => value.some((one) => one.key === key && one.failure === null);
  return before
    .filter(({ key, failure }) => failure === null && isReported(key) && !isOpen(key))
    .map(({ product }) => ({ product, reason }));
}
