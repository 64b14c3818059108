import type { ApiError } from '@vitrava/shared-kit/errors';

/** A link to the bot, as a picture and as an address, and until when it can be used (ms since 1970). */
export interface Code {
  readonly picture: string;
  readonly link: string;
  readonly until: number;
}

/** Why there is no code; a key of the texts. */
export type Failure = 'off' | 'connection' | 'throttled' | 'unknown';

/** What the popup shows: the last code, whether its time is over, and why there is no other. */
export interface CodePopup {
  readonly code: Code | null;
  readonly isExpired: boolean;
  readonly failure: Failure | null;
}

export const NO_CODE: CodePopup = { code: null, isExpired: false, failure: null };

export function request(popup: CodePopup): CodePopup {
  return { ...popup, failure: null };
}

export function show(popup: CodePopup, code: Code): CodePopup {
  return { ...popup, code, isExpired: false };
}

export function fail(popup: CodePopup, error: ApiError): CodePopup {
  return { ...popup, failure: failureOf(error) };
}

export function look(popup: CodePopup, now: number): CodePopup {
  const isExpired = popup.code !== null && now >= popup.code.until;
  return isExpired === popup.isExpired ? popup : { ...popup, isExpired };
}

function failureOf(error: ApiError): Failure {
  if (error.kind === 'contract') return 'unknown';
  if (error.kind !== 'status') return 'connection';
  if (error.status === 403) return 'off';
  return error.status === 429 ? 'throttled' : 'unknown';
}
