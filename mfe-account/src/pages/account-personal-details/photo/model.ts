import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { attach, combine, createEffect, createEvent, createStore, type Event, sample, type Unit } from 'effector';
import { patchCustomerFx } from '../customer.ts';
import { PersonalDetailsGate } from '../gate.ts';
import { squareOf } from './square.ts';

/** Why there is no other photo; a key of the texts. */
export type PhotoFailure = 'unreadable' | 'refused' | 'connection' | 'unknown';

/** The customer has chosen a picture of themselves. */
export const photoChosen = createEvent<File>();
/** The customer wants no photo any more. */
export const photoRemoved = createEvent();

/** Whose photo a picture is to be: another customer may have signed in before it is drawn or sent. */
interface Owned<Picture> {
  readonly user: number | null;
  readonly picture: Picture;
}

const squareFx = createEffect(({ picture }: Owned<File>) => squareOf(picture));

const savePhotoFx = attach({
  mapParams: ({ user, picture }: Owned<string | null>) => ({ user, changes: { photo_path: picture } }),
  effect: patchCustomerFx,
});

/** Lets through what has come of a picture of who is still here. */
function ofWhoIsHere<Outcome extends { readonly params: Owned<unknown> }>(clock: Unit<Outcome>): Event<Outcome> {
  return sample({ clock, source: $userId, filter: (user, { params }) => user === params.user, fn: (_, outcome) => outcome });
}

const drawn = ofWhoIsHere(squareFx.done);
const notDrawn = ofWhoIsHere(squareFx.fail);
const saved = ofWhoIsHere(savePhotoFx.done);
const notSaved = ofWhoIsHere(savePhotoFx.fail);

function failureOf(error: ApiError): PhotoFailure {
  if (error.kind === 'contract') return 'unknown';
  if (error.kind !== 'status') return 'connection';
  return error.status === 400 || error.status === 413 ? 'refused' : 'unknown';
}

export const $isPhotoPending = createStore(false, { serialize: 'ignore' })
  .on([squareFx, savePhotoFx], () => true)
  .on([notDrawn, saved, notSaved], () => false)
  .reset(signedOut);

export const $photoFailure = createStore<PhotoFailure | null>(null, { serialize: 'ignore' })
  .on(notDrawn, () => 'unreadable')
  .on(notSaved, (_, { error }) => failureOf(error))
  .reset(photoChosen, photoRemoved, saved, PersonalDetailsGate.close, signedOut);

/** What has become of the photo just now; a key of the texts. */
export const $photoChange = createStore<'saved' | 'removed' | null>(null, { serialize: 'ignore' })
  .on(saved, (_, { params }) => (params.picture === null ? 'removed' : 'saved'))
  .reset(photoChosen, photoRemoved, PersonalDetailsGate.close, signedOut);

const $turn = combine({ user: $userId, isPending: $isPhotoPending });
sample({
  clock: photoChosen,
  source: $turn,
  filter: ({ isPending }) => !isPending,
  fn: ({ user }, picture) => ({ user, picture }),
  target: squareFx,
});
sample({ clock: drawn, fn: ({ params: { user }, result }) => ({ user, picture: result }), target: savePhotoFx });
sample({
  clock: photoRemoved,
  source: $turn,
  filter: ({ isPending }) => !isPending,
  fn: ({ user }) => ({ user, picture: null }),
  target: savePhotoFx,
});
