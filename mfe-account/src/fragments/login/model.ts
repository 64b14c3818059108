import type { ApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/fields';
import { createEffect, sample } from 'effector';
import { acceptsCookies, type Credentials, requestTokenFx } from '../../domain/sign-in/index.ts';
import { closePopupFx, LoginGate } from './gate.ts';
import { isUnreadable, NO_COOKIES } from './problems.ts';

const logUnreadableFx = createEffect((error: ApiError) => console.warn(new Error('Failed to fetch account data', { cause: error })));

/** Sends the form; fails with the API's error. */
export const signInFx = createEffect(async (credentials: Credentials): Promise<FormProblemsByField | undefined> => {
  if (!acceptsCookies()) return NO_COOKIES;
  await requestTokenFx({ ...credentials, requestedAt: Date.now() });
  return undefined;
});

sample({ clock: requestTokenFx.done, source: LoginGate.status, filter: Boolean, fn: () => undefined, target: closePopupFx });
sample({ clock: requestTokenFx.failData, filter: isUnreadable, target: logUnreadableFx });
