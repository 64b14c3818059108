/** How the link of an email stands; `unknown` when none has been brought. */
export type LinkState = 'unknown' | 'checking' | 'usable' | 'invalid' | 'failed' | 'changed';

/** A link that sets a new password. In the memory of this tab alone: whoever has the token has the account. */
export interface ResetLink {
  readonly token: string | null;
  readonly state: LinkState;
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

/** The link has done its work, or has died before. */
export function end(_: ResetLink, state: 'changed' | 'invalid'): ResetLink {
  return { token: null, state };
}

/** The page was left: how a link ended is of no interest to the next visit. */
export function leave(link: ResetLink): ResetLink {
  return link.token === null ? NO_LINK : link;
}
