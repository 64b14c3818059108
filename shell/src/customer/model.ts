import { signedIn } from '@vitrava/shared-kit/bus/session';
import { createEffect, type EventCallable, sample, scopeBind } from 'effector';
import { $session } from '../session/index.ts';
import type { Arrival } from './record.ts';

/** Loads the part of the program that is about customers, which guests never load, and passes it the customer. */
const welcomeFx = createEffect((arrival: Arrival) => {
  const announce = scopeBind((customerCame: EventCallable<Arrival>) => customerCame(arrival), { safe: true });
  return import(/* webpackChunkName: "customer" */ './customer.ts').then(({ customerCame }) => announce(customerCame));
});

sample({
  clock: signedIn,
  source: $session,
  fn: ({ next }, { userId }) => ({ userId, isHere: next.signedInInTab }),
  target: welcomeFx,
});
