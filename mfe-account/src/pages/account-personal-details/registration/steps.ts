import { $confirmationCode, signedIn } from '@vitrava/shared-kit/bus/session';
import { createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import type { Details } from './details.ts';
import { bringCode, leave, NEW_REGISTRATION, type Registration, toCode, toEmail, writeDetails } from './progress.ts';

/** Open while the shopper sees the registration, in the browser only. */
export const RegistrationGate = createGate('RegistrationGate');

/** The shopper has the code already, by whatever way it came. */
export const codeStepChosen = createEvent();
/** The address was wrong, or another message is wanted. */
export const emailStepChosen = createEvent();
/** The text of the last step's form, as it is written. */
export const detailsWritten = createEvent<Partial<Details>>();

const codeBrought = sample({ clock: RegistrationGate.open, source: $confirmationCode });

export const $registration = createStore<Registration>(NEW_REGISTRATION, { serialize: 'ignore' })
  .on(codeStepChosen, toCode)
  .on(emailStepChosen, toEmail)
  .on(detailsWritten, writeDetails)
  .on(codeBrought, bringCode)
  .on(RegistrationGate.close, leave)
  .reset(signedIn);
