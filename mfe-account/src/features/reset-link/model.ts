import { $accessToken, ensureFreshTokenFx } from '@vitrava/shared-kit/bus/session';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { sentencesOf } from '@vitrava/shared-kit/forms/answers';
import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { isAnswerLost } from '../../domain/answers/index.ts';
import { callConfirmFx, checkLinkFx } from './calls.ts';
import { bring, checkAgain, checked, end, leave, loseAnswer, NO_LINK, type ResetLink, refuse } from './link.ts';

export interface NewPassword {
  readonly new_password: string;
  readonly new_password_repeat: string;
}

export const tokenBrought = createEvent<string>();
export const retryRequested = createEvent();
export const pageLeft = createEvent();

/** Fact: the link has given the account its new password, and is used up. */
export const passwordSet = callConfirmFx.done.map(() => undefined);
/** Fact: the link died before the form was sent, or was used up by a form whose answer was lost. */
export const linkRefused = callConfirmFx.failData.filter({ fn: isLinkRefused });

const linkChecked = merge([
  checkLinkFx.done.map(({ params }) => ({ token: params, state: 'usable' as const })),
  checkLinkFx.fail.map(({ params, error }) => ({ token: params, state: isDead(error) ? ('invalid' as const) : ('failed' as const) })),
]);

const $resetLink = createStore<ResetLink>(NO_LINK, { serialize: 'ignore' })
  .on(tokenBrought, bring)
  .on(retryRequested, checkAgain)
  .on(linkChecked, checked)
  .on(passwordSet, end)
  .on(linkRefused, refuse)
  .on(callConfirmFx.failData.filter({ fn: isAnswerLost }), loseAnswer)
  .on(pageLeft, leave);

export const $isSettingPassword = callConfirmFx.pending;
export const $link = $resetLink.map(({ state }) => state);
const $token = $resetLink.map(({ token }) => token);

sample({ clock: [tokenBrought, retryRequested], source: $token, filter: (token): token is string => token !== null, target: checkLinkFx });

/** Sets the password by the link at hand; fails as the API has refused it. */
const confirmFx = attach({
  source: $token,
  mapParams: (password: NewPassword, token) => ({ ...password, token: token ?? '' }),
  effect: callConfirmFx,
});

/** Sends the form; fails as the API has refused it, unless the link is invalid, which is shown instead. */
export const setPasswordFx = createEffect(async (password: NewPassword): Promise<undefined> => {
  await confirmFx(password).catch((error: ApiError) => (isLinkRefused(error) ? undefined : Promise.reject(error)));
});

function isDead(error: ApiError): boolean {
  return error.kind === 'status' && (error.status === 400 || error.status === 404);
}

function isLinkRefused(error: ApiError): boolean {
  return error.kind === 'status' && 'token' in (sentencesOf(error.body) ?? {});
}

// Every session of the account has ended, or may have. Only a refresh shows whether the one of this browser was among
// them.
const sessionsEnded = $link.updates.filter({ fn: (link) => link === 'changed' || link === 'uncertain' });
sample({ clock: sessionsEnded, source: $accessToken, filter: (token): token is string => token !== null, target: ensureFreshTokenFx });
