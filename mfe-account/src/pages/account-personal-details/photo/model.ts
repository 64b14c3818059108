import { $userId } from '@vitrava/shared-kit/bus/session';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { patchCustomerFx } from '../customer.ts';
import { PersonalDetailsGate } from '../gate.ts';
import { squareOf } from './square.ts';

/** Why there is no other photo; a key of the texts. */
export type PhotoFailure = 'unreadable' | 'refused' | 'connection' | 'unknown';

/** The customer has chosen a picture of themselves. */
export const photoChosen = createEvent<File>();
/** The customer wants no photo any more. */
export const photoRemoved = createEvent();

export const squareFx = createEffect(squareOf);

export const savePhotoFx = attach({
  source: $userId,
  mapParams: (photo: string | null, user) => ({ user, changes: { photo_path: photo } }),
  effect: patchCustomerFx,
});

function failureOf(error: ApiError): PhotoFailure {
  if (error.kind === 'contract') return 'unknown';
  if (error.kind !== 'status') return 'connection';
  return error.status === 400 || error.status === 413 ? 'refused' : 'unknown';
}

export const $isPhotoPending = createStore(false, { serialize: 'ignore' })
  .on([squareFx, savePhotoFx], () => true)
  .on([squareFx.fail, savePhotoFx.finally], () => false);

export const $photoFailure = createStore<PhotoFailure | null>(null, { serialize: 'ignore' })
  .on(squareFx.fail, () => 'unreadable')
  .on(savePhotoFx.failData, (_, error) => failureOf(error))
  .reset(photoChosen, photoRemoved, savePhotoFx.done, PersonalDetailsGate.close);

sample({ clock: photoChosen, source: $isPhotoPending, filter: (isPending) => !isPending, fn: (_, file) => file, target: squareFx });
sample({ clock: squareFx.doneData, target: savePhotoFx });
sample({ clock: photoRemoved, source: $isPhotoPending, filter: (isPending) => !isPending, fn: () => null, target: savePhotoFx });
