import { createApiFx } from '@vitrava/shared-kit/api-client';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/fields';
import { anything } from '@withease/contracts';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { loadReadPhone, type ReadPhone } from './phone.ts';

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

export const phoneFocused = createEvent();

// Only the truth of the answer matters (specification, section 7).
export const sendContactFx = createApiFx({
  name: 'sendContactFx',
  request: (body: ContactRequest) => ({ path: 'api/contact_us/', method: 'POST', body }),
  contract: anything,
});

export const loadPhoneRulesFx = createEffect(async () => ({ readPhone: await loadReadPhone() }));

export const $phoneRules = createStore<{ readonly readPhone: ReadPhone } | null>(null, { serialize: 'ignore' });

/** Gives back what is wrong; the form then stays as it is. */
export const submitContactFx = attach({
  name: 'submitContactFx',
  source: $phoneRules,
  async effect(known, request: ContactRequest): Promise<FormProblemsByField | undefined> {
    const { readPhone } = known ?? (await loadPhoneRulesFx());
    const phone = readPhone(request.phone);
    if (phone === null) return { phone: { key: 'phone' } };
    await sendContactFx({ ...request, email: request.email.trim(), phone });
    return undefined;
  },
});

const logFailureFx = createEffect((error: unknown) => {
  const explanation = typeof error === 'object' && error !== null && 'explanation' in error ? error.explanation : error;
  console.warn('The contact request was not sent:', explanation);
});

export const $step = createStore<'form' | 'sent'>('form', { serialize: 'ignore' });
export const $isSubmitting = submitContactFx.pending;

sample({ clock: phoneFocused, source: $phoneRules, filter: (rules) => rules === null, fn: () => undefined, target: loadPhoneRulesFx });
sample({ clock: loadPhoneRulesFx.doneData, target: $phoneRules });

sample({ clock: sendContactFx.doneData, filter: Boolean, fn: () => 'sent' as const, target: $step });
sample({ clock: ContactGate.close, fn: () => 'form' as const, target: $step });
sample({ clock: submitContactFx.failData, target: logFailureFx });
