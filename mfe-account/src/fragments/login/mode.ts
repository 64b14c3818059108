import { createEvent, createStore, sample } from 'effector';
import { LoginGate } from './gate.ts';

/** The shopper has forgotten the password; what they typed of the e-mail comes along. */
export const recoveryChosen = createEvent<{ email: string }>();
export const loginChosen = createEvent();

export const $mode = createStore<'login' | 'recovery'>('login', { serialize: 'ignore' });

/** The e-mail as typed last, for the form that comes next. */
export const $email = createStore('', { serialize: 'ignore' });

/** Who comes with a dead link in a letter wants another, so the popup can be asked for with `{ mode: 'recovery' }`. */
const recoveryAsked = LoginGate.open.filter({ fn: ({ input }) => input['mode'] === 'recovery' });

sample({ clock: [recoveryChosen, recoveryAsked], fn: () => 'recovery' as const, target: $mode });
sample({ clock: recoveryChosen, fn: ({ email }) => email, target: $email });
sample({ clock: loginChosen, fn: () => 'login' as const, target: $mode });
sample({ clock: LoginGate.close, target: [$mode.reinit, $email.reinit] });
