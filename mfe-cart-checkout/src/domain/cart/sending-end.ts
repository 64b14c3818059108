import type { PricedLine } from '@vitrava/shared-kit/contracts/browser';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { isMissing, isPlaceRefused, reasonOf } from './answers.ts';
import type { Sending } from './calls.ts';
import type { OutboxChange } from './outbox.ts';

export type SendingEnd =
  | { readonly status: 'done'; readonly params: Sending; readonly result: PricedLine | null }
  | { readonly status: 'fail'; readonly params: Sending; readonly error: ApiError };

/** The change of the outbox that follows; null when the command stays as it is, to be sent again. New keys are made of `seed`. */
export function changeAfter(end: SendingEnd, aside: readonly number[], seed: string): OutboxChange | null {
  const { owner, command, line } = end.params;
  const { key, product } = command;
  if (end.status === 'done') return { kind: 'confirmed', owner, key, product, line: end.result, aside };
  if (line !== null && isMissing(end.error))
    return command.kind === 'remove' ? { kind: 'confirmed', owner, key, product, line: null, aside } : null;
  const hasNoLine = command.kind === 'add' || line === null;
  if (command.stock !== null && hasNoLine && isPlaceRefused(end.error)) return { kind: 'displaced', key, seed };
  return { kind: 'failed', key, reason: reasonOf(end.error), isNewLine: line === null };
}
