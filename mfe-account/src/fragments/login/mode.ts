import { createEvent, createStore } from 'effector';
import { LoginGate } from './gate.ts';

/** The shopper has forgotten the password; what they typed of the email comes along. */
export const recoveryChosen = createEvent<{ email: string }>();
export const loginChosen = createEvent();

/** Who comes with a dead link in an email wants another, so the popup can be asked for with `{ mode: 'recovery' }`. */
const recoveryAsked = LoginGate.open.filter({ fn: ({ input }) => input['mode'] === 'recovery' });

export const $mode = createStore<'login' | 'recovery'>('login', { serialize: 'ignore' })
  .on([recoveryChosen, recoveryAsked], () => 'recovery')
  .reset(loginChosen, LoginGate.close);

/** The email as typed last, for the form that comes next. */
export const $email = createStore('', { serialize: 'ignore' })
  .on(recoveryChosen, (_, { email }) => email)
  .reset(LoginGate.close);
