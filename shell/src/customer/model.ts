import { signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { signedInHere } from '../session/index.ts';

/** A customer has come; `isHere` when they have signed in in this very tab just now. */
export interface Arrival {
  readonly userId: number;
  readonly isHere: boolean;
}

/** Fact: a customer has come, and the part of the program that is about customers is there. Guests never load it. */
export const customerCame = createEvent<Arrival>();

const loadFx = createEffect((_: Arrival) => import(/* webpackChunkName: "customer" */ './customer.ts'));

const $isHere = createStore(false, { serialize: 'ignore' })
  .on(signedInHere, () => true)
  .reset(signedOut, loadFx);

sample({ clock: signedIn, source: $isHere, fn: (isHere, { userId }) => ({ userId, isHere }), target: loadFx });
sample({ clock: loadFx.done, fn: ({ params }) => params, target: customerCame });
