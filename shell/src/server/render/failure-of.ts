import type { RenderFailure, RenderJob, RenderResult } from './pool/index.ts';

const SERVER_ERROR = 500;

/**
 * What goes on record for a render: that there is no answer, that it is not the contract's (`value` is null), or that it is one a shopper
 * should not get although the API answered well. Null for a good one.
 */
export function failureOf(result: RenderResult, value: object | null, slowMs: number, method: RenderJob['method']): RenderFailure | null {
  if (!result.ok) return result.failure;
  if (value === null) return { type: 'threw', explanation: `${method}() gave something that is not its contract.` };
  const { ownMs, apiFaults } = result.effort;
  const status = 'status' in value ? Number(value.status) : 200;
  if (status >= SERVER_ERROR && apiFaults.length === 0)
    return { type: 'failing', explanation: `Status ${status} without an error of the API.` };
  if (ownMs > slowMs) return { type: 'slow', explanation: `A render took ${Math.round(ownMs)} ms of its own; ${slowMs} are allowed.` };
  return null;
}
