import type { ApiError } from '@vitrava/shared-kit/errors';
import type { OrderRepeat } from '../../contracts.ts';

/** Why an order was not repeated, as far as is known; a key of the texts. */
export type RepetitionFailure = 'connection' | 'session' | 'busy' | 'missing';

export interface Repetition {
  /** Empty before the first request. */
  readonly number: string;
  /** Under which it is done once, however often it is sent. */
  readonly key: string;
  readonly status: 'none' | 'pending' | 'failed' | 'done';
  readonly failure: RepetitionFailure | null;
  readonly outcome: OrderRepeat | null;
}

export const NO_REPETITION: Repetition = { number: '', key: '', status: 'none', failure: null, outcome: null };

/** The format of an order's number: a request may come from anywhere. */
const NUMBER = /^\d{6,12}$/;

/** The order is to be repeated under `key`; during an awaited response it is the same request, later a new one. */
export function repetitionRequested(
  repetition: Repetition,
  { number, key }: { readonly number: unknown; readonly key: string },
): Repetition {
  if (typeof number !== 'string' || !NUMBER.test(number)) return { ...NO_REPETITION, status: 'failed', failure: 'missing' };
  if (repetition.status === 'pending' && repetition.number === number) return repetition;
  return { ...NO_REPETITION, number, key, status: 'pending' };
}

/** The same once more, after no answer came: under the same key. */
export function repetitionRetried(repetition: Repetition): Repetition {
  return repetition.status === 'failed' && repetition.key !== '' ? { ...repetition, status: 'pending' } : repetition;
}

export function repetitionDone(
  repetition: Repetition,
  { key, outcome }: { readonly key: string; readonly outcome: OrderRepeat },
): Repetition {
  return repetition.key === key ? { ...repetition, status: 'done', failure: null, outcome } : repetition;
}

export function repetitionFailed(repetition: Repetition, { key, error }: { readonly key: string; readonly error: ApiError }): Repetition {
  return repetition.key === key ? { ...repetition, status: 'failed', failure: failureOf(error) } : repetition;
}

function failureOf(error: ApiError): RepetitionFailure {
  if (error.kind !== 'status') return 'connection';
  if (error.status === 404) return 'missing';
  if (error.status === 401 || error.status === 403) return 'session';
  return error.status === 429 ? 'busy' : 'connection';
}

/** Whether all of the order, a part of it or nothing came into the cart. */
export function extentOf({ added, missing }: OrderRepeat): 'all' | 'part' | 'none' {
  if (added.length === 0) return 'none';
  return missing.length === 0 ? 'all' : 'part';
}
