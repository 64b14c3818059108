import { createApiFx } from '@vitrava/shared-kit/api-client';
import { composedName } from '@vitrava/shared-kit/forms/validators';
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

// Only the truth of the answer matters (specification, section 7). A failed send is only logged, which the API client does.
export const sendContactFx = createApiFx({
  name: 'sendContactFx',
  request: (body: ContactRequest) => ({ path: 'api/contact_us/', method: 'POST', body }),
  contract: anything,
});

/** The phone comes as E.164: the form takes no other. */
export const submitContactFx = createEffect((request: ContactRequest) =>
  sendContactFx({
    ...request,
    first_name: composedName(request.first_name),
    last_name: composedName(request.last_name),
    email: request.email.trim(),
  }).then(() => undefined),
);

export const $step = createStore<'form' | 'sent'>('form', { serialize: 'ignore' });
export const $isSubmitting = submitContactFx.pending;

sample({ clock: sendContactFx.doneData, filter: Boolean, fn: () => 'sent' as const, target: $step });
sample({ clock: ContactGate.close, fn: () => 'form' as const, target: $step });
