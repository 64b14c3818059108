import { createApiFx } from '@vitrava/shared-kit/api-client';
import { accessGranted } from '@vitrava/shared-kit/bus/session';
import type { TokenRequest } from '@vitrava/shared-kit/contracts/api';
import type { ApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/fields';
import { obj, str } from '@withease/contracts';
import { createEffect, sample } from 'effector';
import { closePopupFx } from './gate.ts';
import { isUnreadable, problemsOfSignIn } from './problems.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A form as it was sent, and when: a grant asked for before a sign-out must not revive the session. */
interface Attempt extends Credentials {
  readonly askedAt: number;
}

/** Messages are asked for in English: the form knows them by their words and says its own. */
const requestTokenFx = createApiFx({
  name: 'requestTokenFx',
  request: ({ email, password }: Attempt) => ({
    path: 'api/token/',
    method: 'POST',
    language: 'en',
    body: { email: email.trim(), password, remember_me: true, secret: password } satisfies TokenRequest,
  }),
  contract: obj({ access: str }),
});

const logUnreadableFx = createEffect((error: ApiError) => console.warn(new Error('Failed to fetch account data', { cause: error })));

/** Sends the form; gives what the form shall show, or nothing when the shopper is in. */
export const signInFx = createEffect(async (credentials: Credentials): Promise<FormProblemsByField | undefined> => {
  try {
    await requestTokenFx({ ...credentials, askedAt: Date.now() });
    return undefined;
  } catch (error) {
    return problemsOfSignIn(error as ApiError);
  }
});

sample({
  clock: requestTokenFx.done,
  fn: ({ params, result }) => ({ access: result.access, askedAt: params.askedAt }),
  target: accessGranted,
});
sample({ clock: requestTokenFx.done, fn: () => undefined, target: closePopupFx });
sample({ clock: requestTokenFx.failData, filter: isUnreadable, target: logUnreadableFx });
