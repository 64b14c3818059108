import type { ApiError } from '@vitrava/shared-kit/errors';

/** Why a line is not in the cart as requested. `network`: no response, to be tried again; others are final. */
export type Refusal = 'unavailable' | 'limit';
export type FailureReason = 'network' | Refusal;

/** Responses that do not concern the request itself: the session, a conflict, too many calls. */
const PASSING = [401, 403, 408, 409, 425, 429];

export function reasonOf(error: ApiError): FailureReason {
  if (error.kind !== 'status' || error.status >= 500 || PASSING.includes(error.status) || isPlaceRefused(error)) return 'network';
  return typeof error.body === 'object' && error.body !== null && 'non_field_errors' in error.body ? 'limit' : 'unavailable';
}

/** Whether the pickup place was refused, not the line: it was given up since, or is another customer's. */
export function isPlaceRefused(error: ApiError): boolean {
  return error.kind === 'status' && error.status === 400 && 'stock' in Object(error.body);
}

export function isMissing(error: ApiError): boolean {
  return error.kind === 'status' && error.status === 404;
}
