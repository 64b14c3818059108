import { createApiFx } from '@vitrava/shared-kit/api-client';
import { anything } from '@withease/contracts';
import { createEffect, createStore, sample } from 'effector';
import { createGate } from 'effector-react';

/** What the shopper writes, by the names of `POST api/contact_us/`. */
export interface ContactRequest {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly email: string;
  readonly question: string;
  readonly confirmation: boolean;
}

/** Open while the popup stands. */
export const ContactGate = createGate('ContactGate');

// Only the truth of the answer matters (specification, section 7).
export const sendContactFx = createApiFx({
  name: 'sendContactFx',
  request: (body: ContactRequest) => ({ path: 'api/contact_us/', method: 'POST', body }),
  contract: anything,
});

/** The phone comes as E.164: the form takes no other. */
export const submitContactFx = createEffect((request: ContactRequest) =>
  sendContactFx({ ...request, email: request.email.trim() }).then(() => undefined),
);

const logFailureFx = createEffect((error: unknown) => {
  const explanation = typeof error === 'object' && error !== null && 'explanation' in error ? error.explanation : error;
  console.warn('The contact request was not sent:', explanation);
});

export const $step = createStore<'form' | 'sent'>('form', { serialize: 'ignore' });
export const $isSubmitting = submitContactFx.pending;

sample({ clock: sendContactFx.doneData, filter: Boolean, fn: () => 'sent' as const, target: $step });
sample({ clock: ContactGate.close, fn: () => 'form' as const, target: $step });
sample({ clock: submitContactFx.failData, target: logFailureFx });
