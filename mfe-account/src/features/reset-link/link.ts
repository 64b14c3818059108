/** How the link of an email stands; `unknown` when none has been brought. */
export type LinkState = 'unknown' | 'checking' | 'usable' | 'invalid' | 'failed' | 'changed';

/** A link that sets a new password. In the memory of this tab alone: whoever has the token has the account. */
export interface ResetLink {
  readonly token: string | null;
  readonly state: LinkState;
  /** The password that was sent last with no answer: the account may have it. */
  readonly sent?: string;
}

export const NO_LINK: ResetLink = { token: null, state: 'unknown' };

/** The shopper has come by a link. */
export function bring(_: ResetLink, token: string): ResetLink {
  return { token, state: 'checking' };
}

/** The same link is checked once more. */
export function checkAgain(link: ResetLink): ResetLink {
  return link.token === null ? link : { ...link, state: 'checking' };
}

/** A check has ended. Of several links brought one after another the last one counts. */
export function checked(link: ResetLink, answer: { readonly token: string; readonly state: 'usable' | 'invalid' | 'failed' }): ResetLink {
  return link.token === answer.token ? { ...link, state: answer.state } : link;
}

/** The link was used with this password, and nobody knows whether it has done its work. */
export function loseAnswer(link: ResetLink, sent: string): ResetLink {
  return { ...link, sent };
}

/** The link can be used no more. Whoever brings the same password once more has used it up. */
export function refuse({ sent }: ResetLink, password: string): ResetLink {
  return { token: null, state: sent === password ? 'changed' : 'invalid' };
}

/** The link has done its work, or has died before. */
export function end(_: ResetLink, state: 'changed' | 'invalid'): ResetLink {
  return { token: null, state };
}

/** The page was left: how a link ended is of no interest to the next visit. */
export function leave(link: ResetLink): ResetLink {
  return link.token === null ? NO_LINK : link;
}
