import { isEmptyMarkup } from '@vitrava/delivery/empty-markup';
import type { MeasuredRender } from '../metrics/index.ts';
import { asBuffer, type Utf8 } from '../utf8/index.ts';
import type { RenderFailure, RenderResult } from './pool/index.ts';

const FIRST_ERROR = 400;
const SERVER_ERROR = 500;
/** Markup of more bytes than this is not decoded here: a page without any content is short. */
const MOST_BYTES = 8192;

export interface RenderBounds {
  readonly slowMs: number;
  readonly part: MeasuredRender['part'];
  /** Faults of the API that excuse the release. */
  readonly excuses: readonly string[];
}

/** `failure`: the recorded one, null for a good render. `output` is null where a page must not be shown. */
export interface JudgedRender<T> {
  readonly output: T | null;
  readonly failure: RenderFailure | null;
}

/** The failure of a render: none, not the contract's (`value` null), or without anything in its main area. */
export function judgeRender<T extends object>(
  result: RenderResult,
  value: (T & { readonly status?: number; readonly html?: Utf8 }) | null,
  { slowMs, part, excuses }: RenderBounds,
): JudgedRender<T> {
  if (!result.ok) return { output: null, failure: result.failure };
  if (value === null) return { output: null, failure: { type: 'threw', explanation: `The ${part} is not what its contract says.` } };
  const { ownMs, apiFaults } = result.effort;
  const { status = 200, html } = value;
  const isEmpty = part === 'page' && html && status < FIRST_ERROR && html.length <= MOST_BYTES && isEmptyMarkup(asBuffer(html).toString());
  const output = isEmpty ? null : value;
  const failing = (explanation: string): JudgedRender<T> => ({ output, failure: { type: 'failing', explanation } });
  if (isEmpty && excuses.length === 0) return failing(`Status ${status} with an empty main area.`);
  if (status >= SERVER_ERROR && excuses.length === 0) return failing(`Status ${status} ${without(apiFaults)}.`);
  if (ownMs <= slowMs) return { output, failure: null };
  return { output, failure: { type: 'slow', explanation: `A render took ${Math.round(ownMs)} ms of its own; ${slowMs} are allowed.` } };
}

function without(apiFaults: readonly string[]): string {
  return apiFaults.length === 0 ? 'without an error of the API' : `by calls that the API answers to no render: ${apiFaults.join(', ')}`;
}
