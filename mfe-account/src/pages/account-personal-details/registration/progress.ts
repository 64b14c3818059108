import type { Details } from './details.ts';

/** Email, the code of the message, the rest; `created` when the account is there and only the sign-in is missing. */
export type Step = 'email' | 'code' | 'details' | 'created';

/** How far a registration has come. In the memory of the tab alone: nothing is lost by a failure, a step back or a look at another page. */
export interface Registration {
  readonly step: Step;
  readonly email: string;
  readonly code: string;
  /** The text of the last step's form, as far as it is written. */
  readonly details: Partial<Details>;
  /** The code died while the last step was filled in. */
  readonly isCodeStale: boolean;
  /** An answer got lost after the registration was sent: the account may be there. */
  readonly isUncertain: boolean;
}

export const NEW_REGISTRATION: Registration = { step: 'email', email: '', code: '', details: {}, isCodeStale: false, isUncertain: false };

/** The shopper has the code already, by whatever way it came. */
export function toCode(state: Registration): Registration {
  return { ...state, step: 'code' };
}

/** The address was wrong, or another message is wanted. */
export function toEmail(state: Registration): Registration {
  return { ...state, step: 'email', isCodeStale: false };
}

/** The link of the message has brought the code along; it leads over the first step, never back from a later one. */
export function bringCode(state: Registration, code: string | null): Registration {
  return code === null || state.step !== 'email' ? state : { ...state, step: 'code', code };
}

export function invite(state: Registration, email: string): Registration {
  return { ...state, step: 'code', email, code: '', isCodeStale: false };
}

export function confirm(state: Registration, { email, code }: Pick<Registration, 'email' | 'code'>): Registration {
  return { ...state, step: 'details', email, code, isCodeStale: false };
}

export function writeDetails(state: Registration, details: Partial<Details>): Registration {
  return { ...state, details };
}

/** The page was left: a password is kept nowhere. */
export function leave(state: Registration): Registration {
  const { password: _, ...details } = state.details;
  return { ...state, details };
}

export function loseAnswer(state: Registration): Registration {
  return { ...state, isUncertain: true };
}

/** The account exists; `isSignedIn`: whether the sign-in has succeeded, too. */
export function create(state: Registration, isSignedIn: boolean): Registration {
  return isSignedIn ? { ...state, isUncertain: false } : { ...state, step: 'created', details: {}, isUncertain: false };
}

/** The code was finally refused: another one is requested, and the input stays. */
export function refuseCode(state: Registration): Registration {
  return { ...state, step: 'code', isCodeStale: true };
}
