import type { MeasuredRender } from '../metrics/index.ts';
import type { RenderFailure, RenderResult } from './pool/index.ts';

const SERVER_ERROR = 500;

export interface RenderBounds {
  readonly slowMs: number;
  readonly part: MeasuredRender['part'];
  /** Faults of the API that excuse the release. */
  readonly excuses: readonly string[];
  /** It is a page that shows nothing although its status promises one. */
  readonly isEmpty: boolean;
}

/**
 * The recorded failure of a render: that there is no answer, that it is not the contract's (`value` is null), or that
 * it is one a shopper should not get although nothing excuses it. Null for a good one.
 */
export function failureOf(
  result: RenderResult,
  value: object | null,
  { slowMs, part, excuses, isEmpty }: RenderBounds,
): RenderFailure | null {
  if (!result.ok) return result.failure;
  if (value === null) return { type: 'threw', explanation: `The ${part} is not what its contract says.` };
  const { ownMs, apiFaults } = result.effort;
  const status = 'status' in value ? Number(value.status) : 200;
  if (isEmpty && excuses.length === 0) return { type: 'failing', explanation: `Status ${status} with an empty main area.` };
  if (status >= SERVER_ERROR && excuses.length === 0) return { type: 'failing', explanation: `Status ${status} ${without(apiFaults)}.` };
  if (ownMs > slowMs) return { type: 'slow', explanation: `A render took ${Math.round(ownMs)} ms of its own; ${slowMs} are allowed.` };
  return null;
}

function without(apiFaults: readonly string[]): string {
  return apiFaults.length === 0 ? 'without an error of the API' : `by calls that the API answers to no render: ${apiFaults.join(', ')}`;
}
