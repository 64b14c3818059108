import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import type { MiddlewareRequest, MiddlewareVerdict } from '@vitrava/shared-kit/mount/middleware';
import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { $cartFailure, $isCartRead, $isTransferring, $lines, cartNeeded } from '../../domain/cart/index.ts';
import { $checkout, $isCheckoutRead, checkoutNeeded } from '../../domain/checkout/index.ts';
import { decideVisit } from './decision.ts';

/** A cart that takes longer than this is not waited for (the shell itself waits six seconds): the page shows its own failure. */
const DEADLINE_MS = 5_000;

const $cart = combine($isCartRead, $lines, (isRead, lines) => (isRead ? (lines.length > 0 ? 'filled' : 'empty') : 'unknown'));

/** Whether all is known that can be: a guest's lines have arrived, the cart is read or cannot be, and so are the choices made before. */
const $isKnown = combine(
  { session: $sessionStatus, cart: $cart, failure: $cartFailure, isTransferring: $isTransferring, isCheckoutRead: $isCheckoutRead },
  ({ session, cart, failure, isTransferring, isCheckoutRead }) => {
    if (session !== 'authenticated') return session === 'anonymous';
    return failure !== null || (cart !== 'unknown' && !isTransferring && isCheckoutRead);
  },
);

const callbackAdded = createEvent<() => void>();
const releaseFx = createEffect((callbacks: readonly (() => void)[]) => {
  for (const release of callbacks) release();
});
const $callbacks = createStore<readonly (() => void)[]>([], { serialize: 'ignore' })
  .on(callbackAdded, (callbacks, callback) => [...callbacks, callback])
  .reset(releaseFx);

sample({
  clock: [$isKnown, $callbacks],
  source: { isKnown: $isKnown, callbacks: $callbacks },
  filter: ({ isKnown, callbacks }) => isKnown && callbacks.length > 0,
  fn: ({ callbacks }) => callbacks,
  target: releaseFx,
});

const awaitCartAndCheckoutFx = createEffect(
  () =>
    new Promise<void>((resolve) => {
      scopeBind(callbackAdded)(resolve);
      setTimeout(resolve, DEADLINE_MS);
    }),
);
sample({ clock: awaitCartAndCheckoutFx, target: [cartNeeded, checkoutNeeded] });

const decideFx = attach({
  source: { session: $sessionStatus, cart: $cart, checkout: $checkout },
  effect: (known, { path }: MiddlewareRequest): MiddlewareVerdict => decideVisit({ path, ...known }),
});

export const checkFx = createEffect(async (request: MiddlewareRequest): Promise<MiddlewareVerdict> => {
  await awaitCartAndCheckoutFx();
  return decideFx(request);
});
