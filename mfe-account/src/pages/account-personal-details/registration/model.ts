import { confirmationCodeChanged } from '@vitrava/shared-kit/bus/session';
import { navigationRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { type ApiError, isApiError } from '@vitrava/shared-kit/errors';
import { type FormProblemsByField, sentencesOf } from '@vitrava/shared-kit/forms/answers';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { problemsOfRefusal } from '../../../domain/answers/index.ts';
import { requestTokenFx } from '../../../domain/sign-in/index.ts';
import { callConfirmationFx, callInvitationFx, callRegistrationFx } from './calls.ts';
import { type Details, registrationOf } from './details.ts';
import { $code, $details, $email, $isCodeStale, $step } from './steps.ts';

type Outcome = Promise<FormProblemsByField | undefined>;

/** The shopper has an account, or has just got one that they could not be signed in to. */
export const signInChosen = createEvent();

/** Asks for the letter; fails with the error of the API, which the form words (specification, section 8: it is thrown on). */
export const inviteFx = createEffect((email: string): Promise<unknown> => callInvitationFx({ email: email.trim() }));

export const confirmFx = createEffect(async (values: { email: string; code: string }): Outcome => {
  try {
    await callConfirmationFx({ email: values.email.trim(), code: digitsOf(values.code) });
    return undefined;
  } catch (error) {
    return problemsOfRefusal(error as ApiError);
  }
});

/** People copy codes with a space in the middle. */
export function digitsOf(code: string): string {
  return code.replace(/\D/g, '');
}

const signInFx = createEffect((credentials: { email: string; password: string }) =>
  requestTokenFx({ ...credentials, askedAt: Date.now() }),
);

/** An answer got lost after a registration was sent: the account may be there. */
const $isUncertain = createStore(false, { serialize: 'ignore' });

type End = 'signed-in' | 'created' | FormProblemsByField;

/**
 * Opens the account and signs in to it. Where an answer was lost, now or the time before, the account may be there already: then its
 * owner's password opens it, and nobody is told that a code was used up which they have just used themselves.
 */
export const registerFx = attach({
  source: { email: $email, code: $code, isUncertain: $isUncertain },
  async effect({ email, code, isUncertain }, details: Details): Promise<End> {
    const signInHere = scopeBind(signInFx, { safe: true });
    const register = scopeBind(callRegistrationFx, { safe: true });
    const signIn = () => signInHere({ email, password: details.password });
    try {
      await register(registrationOf(details, email, code));
    } catch (thrown) {
      const error = thrown as ApiError;
      if (isUncertain || error.kind !== 'status') {
        const isIn = await signIn().then(
          () => true,
          () => false,
        );
        if (isIn) return 'signed-in';
      }
      return problemsOfRefusal(error);
    }
    return signIn().then(
      () => 'signed-in' as const,
      () => 'created' as const,
    );
  },
});

/** What the last refusal of an invitation or a registration said, by field, as it came (specification, section 5). */
export const $complaints = createStore<Readonly<Record<string, readonly string[]>>>({}, { serialize: 'ignore' });
sample({ clock: [callInvitationFx, callRegistrationFx], target: $complaints.reinit });
sample({
  clock: [callInvitationFx.failData, callRegistrationFx.failData],
  fn: (error) => (error.kind === 'status' ? (sentencesOf(error.body) ?? {}) : {}),
  target: $complaints,
});

sample({ clock: inviteFx.done, fn: ({ params }) => params.trim(), target: $email });
sample({ clock: inviteFx.done, fn: () => 'code' as const, target: $step });
sample({ clock: inviteFx.done, fn: () => false, target: $isCodeStale });
sample({ clock: inviteFx.done, fn: () => '', target: $code });

const confirmed = confirmFx.done.filter({ fn: ({ result }) => result === undefined });
sample({ clock: confirmed, fn: ({ params }) => params.email.trim(), target: $email });
sample({ clock: confirmed, fn: ({ params }) => digitsOf(params.code), target: $code });
sample({ clock: confirmed, fn: () => 'details' as const, target: $step });
sample({ clock: confirmed, fn: () => false, target: $isCodeStale });

const registered = registerFx.doneData;
sample({
  clock: callRegistrationFx.failData,
  filter: (error) => isApiError(error) && error.kind !== 'status',
  fn: () => true,
  target: $isUncertain,
});
const arrived = registered.filter({ fn: (end) => end === 'signed-in' || end === 'created' });
sample({ clock: arrived, fn: () => null, target: confirmationCodeChanged });
sample({ clock: arrived, fn: () => false, target: $isUncertain });
sample({
  clock: registered.filter({ fn: (end) => end === 'signed-in' }),
  fn: () => ({ to: '/account/personal-details', replace: true }),
  target: navigationRequested,
});
sample({ clock: registered.filter({ fn: (end) => end === 'created' }), fn: () => 'created' as const, target: $step });
sample({ clock: registered.filter({ fn: (end) => end === 'created' }), fn: () => ({}), target: $details });

// The way back to the code leads over the step before; what was written stays.
const staled = registered.filter({ fn: (end) => typeof end === 'object' && 'code' in end });
sample({ clock: staled, fn: () => true, target: $isCodeStale });
sample({ clock: staled, fn: () => 'code' as const, target: $step });

sample({ clock: signInChosen, fn: () => ({ returnTo: '/account/personal-details' }), target: signInRequested });
