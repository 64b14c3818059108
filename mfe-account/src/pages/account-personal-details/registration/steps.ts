import { $confirmationCode, signedIn } from '@vitrava/shared-kit/bus/session';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { Details } from './details.ts';

/** Open while the shopper sees the registration, in the browser only. */
export const RegistrationGate = createGate('RegistrationGate');

/** E-mail, the code of the letter, the rest; `created` when the account is there and only the sign-in is missing. */
export type Step = 'email' | 'code' | 'details' | 'created';

/** The shopper has the code already, by whatever way it came. */
export const codeStepChosen = createEvent();
/** The address was wrong, or another letter is wanted. */
export const emailStepChosen = createEvent();
/** The text of the last step's form, as it is written. */
export const detailsWritten = createEvent<Partial<Details>>();

/** Everything typed so far, in the memory of the tab alone: nothing is lost by a failure, a step back or a look at another page. */
export const $step = createStore<Step>('email', { serialize: 'ignore' });
export const $email = createStore('', { serialize: 'ignore' });
export const $code = createStore('', { serialize: 'ignore' });
export const $details = createStore<Partial<Details>>({}, { serialize: 'ignore' });

/** The code died while the last step was filled in. */
export const $isCodeStale = createStore(false, { serialize: 'ignore' });

sample({ clock: codeStepChosen, fn: () => 'code' as const, target: $step });
sample({ clock: emailStepChosen, fn: () => 'email' as const, target: $step });
sample({ clock: emailStepChosen, target: $isCodeStale.reinit });
sample({ clock: detailsWritten, target: $details });

// The link of the letter brings the code along.
const codeBrought = sample({
  clock: RegistrationGate.open,
  source: { code: $confirmationCode, step: $step },
  filter: ({ code, step }) => code !== null && step === 'email',
  fn: ({ code }) => code ?? '',
});
sample({ clock: codeBrought, target: $code });
sample({ clock: codeBrought, fn: () => 'code' as const, target: $step });

// A password waits nowhere.
sample({ clock: RegistrationGate.close, source: $details, fn: ({ password: _, ...details }) => details, target: $details });
sample({ clock: signedIn, target: [$step.reinit, $email.reinit, $code.reinit, $details.reinit, $isCodeStale.reinit] });
