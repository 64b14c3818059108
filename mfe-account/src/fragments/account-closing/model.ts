import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { navigationRequested } from '@vitrava/shared-kit/bus/shell';
import type { AccountClosing } from '@vitrava/shared-kit/contracts/api';
import type { ApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/fields';
import { announce } from '@vitrava/shared-kit/models/announcement';
import { anything } from '@withease/contracts';
import { attach, sample } from 'effector';
import { problemsOfRefusal, refusedFor } from '../../domain/answers/index.ts';
import { createPopupGate } from '../../features/popup-gate/index.ts';

const callCloseFx = createApiFx({
  name: 'callCloseFx',
  request: ({ user, ...body }: AccountClosing & { readonly user: number | null }) => ({
    path: `api/users/${user}/close/`,
    method: 'POST',
    authorized: true,
    body: body satisfies AccountClosing,
  }),
  contract: anything,
});

/** Closes the customer's account; fails with the error of the API. */
export const closeAccountFx = attach({
  source: $userId,
  mapParams: (body: AccountClosing, user) => ({ ...body, user }),
  effect: callCloseFx,
});

export const { gate: AccountClosingGate } = createPopupGate('AccountClosingGate', closeAccountFx);

/** A refusal as problems of the form; 409 means that an order is under way. */
export function problemsOfClosing(error: ApiError): FormProblemsByField {
  return error.kind === 'status' && error.status === 409 ? { detail: refusedFor('ordersActive') } : problemsOfRefusal(error);
}

sample({
  clock: closeAccountFx.done,
  fn: () => undefined,
  // The API has ended all sessions; this ends the session of the browser and notifies the other tabs.
  target: [signOutRequested, navigationRequested.prepend((_: void) => ({ to: '/', replace: true }))],
});
announce({ clock: closeAccountFx.done, text: (t) => t('accountClosing.done'), tone: 'notice' });
