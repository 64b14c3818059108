import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { ContactRequest as ApiContactRequest } from '@vitrava/shared-kit/contracts/api';
import { normalizePersonName } from '@vitrava/shared-kit/contracts/person-name';
import { type ApiError, contractError } from '@vitrava/shared-kit/errors';
import { type FormProblemsByField, problemsOf } from '@vitrava/shared-kit/forms/answers';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { randomId } from '@vitrava/shared-kit/random-id';
import { anything } from '@withease/contracts';
import { attach, createEffect, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { debounce } from 'patronum/debounce';

const THANKS_MS = 3000;

/** The form sends every field. */
export type ContactRequest = Required<ApiContactRequest>;

export const ContactGate = createGate<Pick<FragmentProps, 'close'>>({ name: 'ContactGate', defaultState: { close: () => undefined } });

/** A question on its way. Sent again under its key, when the answer was lost, it reaches the shop once. */
interface Attempt {
  readonly key: string;
  readonly body: ContactRequest;
}

// Only the truth of the answer matters (specification, section 7). The API client logs a failed send.
export const sendContactFx = createApiFx({
  name: 'sendContactFx',
  request: ({ key, body }: Attempt) => ({ path: 'api/contact_us/', method: 'POST', body, headers: { 'Idempotency-Key': key } }),
  contract: anything,
});

const $last = createStore<Attempt | null>(null, { serialize: 'ignore' }).on(sendContactFx, (_, attempt) => attempt);

/** Gives the form what was wrong, so that the shopper can try again; an empty answer is no yes. The phone comes as E.164: the form takes no other. */
export const submitContactFx = attach({
  source: $last,
  effect(last, request: ContactRequest): Promise<FormProblemsByField | undefined> {
    const body = {
      ...request,
      first_name: normalizePersonName(request.first_name),
      last_name: normalizePersonName(request.last_name),
      email: request.email.trim(),
    };
    // A changed text is another question.
    const isAgain = last !== null && JSON.stringify(last.body) === JSON.stringify(body);
    return sendContactFx({ key: isAgain ? last.key : randomId(), body }).then(
      (answer) => (answer ? undefined : problemsOf(contractError([]))),
      (error: ApiError) => problemsOf(error),
    );
  },
});

const sent = sample({ clock: sendContactFx.doneData, filter: Boolean });
$last.reset(sent);
export const $step = createStore<'form' | 'sent'>('form', { serialize: 'ignore' })
  .on(sent, () => 'sent')
  .reset(ContactGate.close);
export const $isSubmitting = submitContactFx.pending;

const closeFx = createEffect(({ close }: Pick<FragmentProps, 'close'>) => close());

// The thanks close themselves, unless the shopper was quicker.
sample({
  clock: debounce(sent, THANKS_MS),
  source: { step: $step, popup: ContactGate.state },
  filter: ({ step }) => step === 'sent',
  fn: ({ popup }) => popup,
  target: closeFx,
});
