import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { ApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/fields';
import { combine, createEffect, createStore, merge, sample } from 'effector';
import { interval } from 'patronum/interval';
import { closePopupFx, LoginGate } from './gate.ts';
import { $mode, loginChosen } from './mode.ts';
import { problemsOfRecovery } from './problems.ts';

/** How long the message of success is shown before the popup closes (specification, section 9). */
const SUCCESS_MS = 5000;

/** The API confirms with any truthy data that the email is on its way. */
const requestEmailFx = createApiFx({
  name: 'requestEmailFx',
  request: ({ recover_email }: { recover_email: string }) => ({
    path: 'api/users/reset_password/',
    method: 'PUT',
    language: 'en',
    body: { email: recover_email.trim() },
  }),
  contract: { isData: (value: unknown): value is unknown => Boolean(value), getErrorMessages: () => ['the answer is empty'] },
});

/** Sends the form; gives what the form shall show, or nothing when the email is on its way. */
export const recoverFx = createEffect(async (values: { recover_email: string }): Promise<FormProblemsByField | undefined> => {
  try {
    await requestEmailFx(values);
    return undefined;
  } catch (error) {
    return problemsOfRecovery(error as ApiError);
  }
});

/** An email that was requested in a popup since closed is not announced in the next one. */
const $isWaitedFor = combine(LoginGate.status, $mode, (isOpen, mode) => isOpen && mode === 'recovery');

const sent = sample({
  clock: requestEmailFx.done,
  source: $isWaitedFor,
  filter: Boolean,
  fn: (_, { params }) => params.recover_email.trim(),
});
const left = merge([LoginGate.close, loginChosen]);

export interface Recovery {
  readonly step: 'idle' | 'sending' | 'success';
  readonly sentTo: string;
}

export const $recovery = createStore<Recovery>({ step: 'idle', sentTo: '' }, { serialize: 'ignore' })
  .on(requestEmailFx, (recovery) => ({ ...recovery, step: 'sending' }))
  .on(requestEmailFx.fail, (recovery) => ({ ...recovery, step: 'idle' }))
  .on(sent, (_, sentTo) => ({ step: 'success', sentTo }))
  .reset(left);

const { tick } = interval({ timeout: SUCCESS_MS, start: sent, stop: left });
sample({ clock: tick, target: closePopupFx });
