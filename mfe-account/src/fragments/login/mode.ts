import { createEvent, createStore } from 'effector';
import { LoginGate } from './gate.ts';

/** The shopper requests a new password; the typed email is passed along. */
export const recoveryChosen = createEvent<{ email: string }>();
export const loginChosen = createEvent();

/** A visitor with an invalid emailed link needs another: the popup takes `{ mode: 'recovery' }`. */
const recoveryRequested = LoginGate.open.filter({ fn: ({ input }) => input['mode'] === 'recovery' });

export const $mode = createStore<'login' | 'recovery'>('login', { serialize: 'ignore' })
  .on([recoveryChosen, recoveryRequested], () => 'recovery')
  .reset(loginChosen, LoginGate.close);

/** The email as typed last, for the form that comes next. */
export const $email = createStore('', { serialize: 'ignore' })
  .on(recoveryChosen, (_, { email }) => email)
  .reset(LoginGate.close);
