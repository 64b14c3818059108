/** The state of an emailed link; `unknown` without one. `uncertain`: a response was lost, the password may be set. */
export type LinkState = 'unknown' | 'checking' | 'usable' | 'invalid' | 'failed' | 'changed' | 'uncertain';

/** A link that sets a new password. In the memory of this tab alone, because the token gives access to the account. */
export interface ResetLink {
  readonly token: string | null;
  readonly state: LinkState;
  /** An answer got lost after the form was sent: the link may have done its work. */
  readonly isUncertain: boolean;
}

export const NO_LINK: ResetLink = { token: null, state: 'unknown', isUncertain: false };

export function bring(_: ResetLink, token: string): ResetLink {
  return { token, state: 'checking', isUncertain: false };
}

export function checkAgain(link: ResetLink): ResetLink {
  return link.token === null ? link : { ...link, state: 'checking' };
}

/** A check has ended. Of several links brought one after another the last one counts. */
export function checked(link: ResetLink, answer: { readonly token: string; readonly state: 'usable' | 'invalid' | 'failed' }): ResetLink {
  return link.token === answer.token ? { ...link, state: answer.state } : link;
}

export function loseAnswer(link: ResetLink): ResetLink {
  return { ...link, isUncertain: true };
}

/** The link can be used no more: the form whose answer was lost has used it up, or it has died before that without doing anything. */
export function refuse({ isUncertain }: ResetLink): ResetLink {
  return { ...NO_LINK, state: isUncertain ? 'uncertain' : 'invalid' };
}

export function end(_: ResetLink): ResetLink {
  return { ...NO_LINK, state: 'changed' };
}

/** The page was left: how a link ended is of no interest to the next visit. */
export function leave(link: ResetLink): ResetLink {
  return link.token === null ? NO_LINK : link;
}
