import { $accessToken, ensureFreshTokenFx } from '@vitrava/shared-kit/bus/session';
import { popupBusyChanged } from '@vitrava/shared-kit/bus/shell';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { type FormProblemsByField, sentencesOf } from '@vitrava/shared-kit/forms/answers';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { problemsOfRefusal } from '../../domain/answers/index.ts';
import { callConfirmFx, checkLinkFx } from './calls.ts';

/** How the link of the letter stands; `unknown` when nobody has brought one. */
export type LinkState = 'unknown' | 'checking' | 'usable' | 'invalid' | 'failed' | 'changed';

export interface NewPassword {
  readonly new_password: string;
  readonly new_password_repeat: string;
}

/** The shopper has come by a link with this token. */
export const tokenBrought = createEvent<string>();
/** The check did not come through, and shall be tried again. */
export const retryRequested = createEvent();
/** The page has been left: how a link ended is of no interest to the next visit. */
export const pageLeft = createEvent();

/** In the memory of this tab alone: whoever has the token has the account. */
export const $token = createStore<string | null>(null, { serialize: 'ignore' });

export const $link = createStore<LinkState>('unknown', { serialize: 'ignore' });

sample({ clock: tokenBrought, target: $token });
sample({ clock: [tokenBrought, retryRequested], source: $token, filter: (token): token is string => token !== null, target: checkLinkFx });
sample({ clock: checkLinkFx, fn: () => 'checking' as const, target: $link });

// Of several links brought one after another the last one counts.
const checked = sample({
  clock: checkLinkFx.finally,
  source: $token,
  filter: (token, { params }) => token === params,
  fn: (_, end) => end,
});
sample({
  clock: checked,
  fn: (end): LinkState => (end.status === 'done' ? 'usable' : isDead(end.error) ? 'invalid' : 'failed'),
  target: $link,
});

function isDead(error: ApiError): boolean {
  return error.kind === 'status' && (error.status === 400 || error.status === 404);
}

/** Sets the password by the link at hand; fails as the API has refused it. */
const confirmFx = attach({
  source: $token,
  mapParams: (password: NewPassword, token) => ({ ...password, token: token ?? '' }),
  effect: callConfirmFx,
});

/** Sends the form; gives what the form shall show, or nothing when the password is set or the link is dead, which is told in its place. */
export const setPasswordFx = createEffect(async (password: NewPassword): Promise<FormProblemsByField | undefined> => {
  try {
    await confirmFx(password);
    return undefined;
  } catch (error) {
    return isLinkRefused(error as ApiError) ? undefined : problemsOfRefusal(error as ApiError);
  }
});

/** Fact: the link has given the account its new password, and is used up. */
export const passwordSet = callConfirmFx.done.map(() => undefined);
/** Fact: the link died before the form was sent. */
export const linkRefused = callConfirmFx.failData.filter({ fn: isLinkRefused });

function isLinkRefused(error: ApiError): boolean {
  return error.kind === 'status' && 'token' in (sentencesOf(error.body) ?? {});
}

sample({ clock: callConfirmFx.pending, target: popupBusyChanged });
sample({ clock: passwordSet, fn: () => 'changed' as const, target: $link });
sample({ clock: linkRefused, fn: () => 'invalid' as const, target: $link });
sample({ clock: [passwordSet, linkRefused], fn: () => null, target: $token });
sample({ clock: pageLeft, source: $token, filter: (token) => token === null, fn: () => 'unknown' as const, target: $link });

// Every session of the account has ended. Whether the one of this browser was among them, only a refresh knows.
sample({ clock: passwordSet, source: $accessToken, filter: (token): token is string => token !== null, target: ensureFreshTokenFx });
