import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { type ApiError, abortedError, isApiError } from '@vitrava/shared-kit/errors';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { patchCustomerFx } from '../customer.ts';
import { PersonalDetailsGate } from '../gate.ts';
import { squareOf } from './square.ts';

/** Why there is no other photo; a key of the texts. */
export type PhotoFailure = 'unreadable' | 'refused' | 'connection' | 'unknown';

export const photoChosen = createEvent<File>();
export const photoRemoved = createEvent();

const squareFx = createEffect(squareOf);
const readUserFx = attach({ source: $userId, effect: (user) => user });

/** Draws the picture, if there is one, and saves it; another customer may have signed in before it is drawn. */
const changePhotoFx = createEffect(async ({ user, picture }: { readonly user: number | null; readonly picture: File | null }) => {
  const photo = picture && (await squareFx(picture));
  if ((await readUserFx()) !== user) throw abortedError();
  await patchCustomerFx({ user, changes: { photo_path: photo } });
});

interface PhotoState {
  readonly isPending: boolean;
  readonly failure: PhotoFailure | null;
  /** What has become of the photo just now; a key of the texts. */
  readonly change: 'saved' | 'removed' | null;
}
const UNCHANGED: PhotoState = { isPending: false, failure: null, change: null };

function failureOf(error: Error | ApiError): PhotoFailure {
  if (!isApiError(error)) return 'unreadable';
  if (error.kind === 'contract') return 'unknown';
  if (error.kind !== 'status') return 'connection';
  return error.status === 400 || error.status === 413 ? 'refused' : 'unknown';
}

// Of who is still here.
const ended = sample({
  clock: changePhotoFx.finally,
  source: $userId,
  filter: (user, { params }) => user === params.user,
  fn: (_, end) => end,
});
const $photo = createStore(UNCHANGED, { serialize: 'ignore' })
  .on([photoChosen, photoRemoved, PersonalDetailsGate.close], ({ isPending }) => ({ ...UNCHANGED, isPending }))
  .on(changePhotoFx, (state) => ({ ...state, isPending: true }))
  .on(ended, (_, end): PhotoState => {
    if (end.status === 'fail') return { ...UNCHANGED, failure: failureOf(end.error) };
    return { ...UNCHANGED, change: end.params.picture === null ? 'removed' : 'saved' };
  })
  .reset(signedOut);

export const $isPhotoPending = $photo.map(({ isPending }) => isPending);
export const $photoFailure = $photo.map(({ failure }) => failure);
export const $photoChange = $photo.map(({ change }) => change);

sample({
  clock: [photoChosen, photoRemoved.map(() => null)],
  source: { user: $userId, photo: $photo },
  filter: ({ photo }) => !photo.isPending,
  fn: ({ user }, picture) => ({ user, picture }),
  target: changePhotoFx,
});
