import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { popupBusyChanged } from '@vitrava/shared-kit/bus/shell';
import type { PasswordChange } from '@vitrava/shared-kit/contracts/api';
import { sentencesOf } from '@vitrava/shared-kit/forms/answers';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { anything } from '@withease/contracts';
import { attach, createStore, sample } from 'effector';
import { createGate } from 'effector-react';

/** Open while the popup is; `close` is how its outlet is told that it is done. */
export const PasswordChangeGate = createGate<Pick<FragmentProps, 'close'>>({
  name: 'PasswordChangeGate',
  defaultState: { close: () => undefined },
});

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
export const $complaints = createStore<Readonly<Record<string, readonly string[]>>>({}, { serialize: 'ignore' });
sample({ clock: [changePasswordFx, PasswordChangeGate.close], target: $complaints.reinit });
sample({
  clock: changePasswordFx.failData,
  fn: (error) => (error.kind === 'status' ? (sentencesOf(error.body) ?? {}) : {}),
  target: $complaints,
});

const closePopupFx = attach({ source: PasswordChangeGate.state, effect: ({ close }) => close() });

sample({ clock: changePasswordFx.pending, target: popupBusyChanged });
sample({ clock: changePasswordFx.done, fn: () => undefined, target: closePopupFx });
