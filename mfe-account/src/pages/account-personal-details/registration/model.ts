import { confirmationCodeChanged } from '@vitrava/shared-kit/bus/session';
import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import { type ApiError, isApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/answers';
import { attach, createEffect, sample, scopeBind } from 'effector';
import { isAnswerLost, problemsOfRefusal } from '../../../domain/answers/index.ts';
import { acceptsCookies, requestTokenFx } from '../../../domain/sign-in/index.ts';
import { accountPersonalDetailsPath } from '../../../paths.ts';
import { callConfirmationFx, callInvitationFx, callRegistrationFx } from './calls.ts';
import { type Details, registrationOf } from './details.ts';
import { confirm, create, invite, loseAnswer, refuseCode } from './progress.ts';
import { $registration } from './steps.ts';

/** The shopper has an account, or has just got one that they could not be signed in to. */
export const signInChosen = signInRequested.prepend((_: void) => ({ defaultReturnTo: accountPersonalDetailsPath }));

/** Requests a code; fails with the API's error, which the form words (specification, section 8: rethrown). */
export const inviteFx = createEffect((email: string): Promise<unknown> => callInvitationFx({ email: email.trim() }));

export const confirmFx = createEffect(async (values: { email: string; code: string }): Promise<undefined> => {
  await callConfirmationFx({ email: values.email.trim(), code: digitsOf(values.code) });
});

/** People copy codes with a space in the middle. */
export function digitsOf(code: string): string {
  return code.replace(/\D/g, '');
}

const signInFx = createEffect(async (credentials: { email: string; password: string }) => {
  // The popup in which they sign in then shows the reason.
  if (!acceptsCookies()) throw new Error('The browser keeps no cookies.');
  return requestTokenFx({ ...credentials, requestedAt: Date.now(), defaultReturnTo: accountPersonalDetailsPath });
});

type End = 'signed-in' | 'created' | FormProblemsByField;

/** Opens the account and signs in. One that exists already, after a lost answer, opens by its password. */
export const registerFx = attach({
  source: $registration,
  async effect({ email, code, isUncertain }, details: Details): Promise<End> {
    const signInHere = scopeBind(signInFx, { safe: true });
    const register = scopeBind(callRegistrationFx, { safe: true });
    const signIn = () =>
      signInHere({ email, password: details.password }).then(
        () => true,
        () => false,
      );
    try {
      await register(registrationOf(details, email, code));
    } catch (thrown) {
      const error = thrown as ApiError;
      const mayBeThere = isUncertain || isAnswerLost(error);
      return mayBeThere && (await signIn()) ? 'signed-in' : problemsOfRefusal(error);
    }
    return (await signIn()) ? 'signed-in' : 'created';
  },
});

const answerLost = callRegistrationFx.failData.filter({ fn: (error) => isApiError(error) && isAnswerLost(error) });
const accountCreated = registerFx.doneData.filterMap((end) => (end === 'signed-in' || end === 'created' ? end : undefined));
const codeRefused = registerFx.doneData.filter({ fn: (end) => typeof end === 'object' && 'code' in end });

$registration
  .on(inviteFx.done, (state, { params }) => invite(state, params.trim()))
  .on(confirmFx.done, (state, { params: { email, code } }) => confirm(state, { email: email.trim(), code: digitsOf(code) }))
  .on(answerLost, loseAnswer)
  .on(accountCreated, (state, end) => create(state, end === 'signed-in'))
  .on(codeRefused, refuseCode);

sample({ clock: accountCreated, fn: () => null, target: confirmationCodeChanged });
