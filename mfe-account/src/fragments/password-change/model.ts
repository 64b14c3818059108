import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { popupBusyChanged } from '@vitrava/shared-kit/bus/shell';
import type { PasswordChange } from '@vitrava/shared-kit/contracts/api';
import { sentencesOf } from '@vitrava/shared-kit/forms/answers';
import { anything } from '@withease/contracts';
import { attach, createStore, sample } from 'effector';
import { createPopupGate } from '../../features/popup-gate/index.ts';

export const { gate: PasswordChangeGate, closePopupFx } = createPopupGate('PasswordChangeGate');

const callChangeFx = createApiFx({
  name: 'callChangeFx',
  request: ({ user, ...body }: PasswordChange & { readonly user: number | null }) => ({
    path: `api/users/${user}/change_password/`,
    method: 'PUT',
    authorized: true,
    body: body satisfies PasswordChange,
  }),
  contract: anything,
});

/** Changes the shopper's password; fails with the error of the API, which the form words (specification, section 8: it is thrown on). */
export const changePasswordFx = attach({
  source: $userId,
  mapParams: (body: PasswordChange, user) => ({ ...body, user }),
  effect: callChangeFx,
});

/** What the last refusal said, by field, as it came (specification, section 5). */
export const $fieldErrors = createStore<Readonly<Record<string, readonly string[]>>>({}, { serialize: 'ignore' })
  .reset(changePasswordFx, PasswordChangeGate.close)
  .on(changePasswordFx.failData, (_, error) => (error.kind === 'status' ? (sentencesOf(error.body) ?? {}) : {}));

sample({ clock: changePasswordFx.pending, target: popupBusyChanged });
sample({ clock: changePasswordFx.done, fn: () => undefined, target: closePopupFx });
