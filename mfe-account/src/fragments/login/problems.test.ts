import { describe, expect, it } from '@jest/globals';
import { contractError, networkError, statusError, timeoutError } from '@vitrava/shared-kit/errors';
import { isUnreadable, problemsOfRecovery, problemsOfSignIn } from './problems.ts';

const reason = (value: string, count?: number) => ({
  detail: { key: 'refused', values: { reason: value, ...(count !== undefined && { count }) } },
});

describe('problemsOfSignIn', () => {
  it('[E5] The form shows the response’s message for a field beside it and the rest in the general line', () => {
    const body = { email: ['Enter a valid email address.'], password: ['This field may not be blank.'], remember_me: 'Not a boolean.' };
    expect(problemsOfSignIn(statusError(400, body, null))).toEqual({
      email: { key: 'email' },
      password: { key: 'required' },
      remember_me: { key: 'refused', values: { apiText: 'Not a boolean.' } },
    });
    expect(problemsOfSignIn(statusError(400, { non_field_errors: ['No.'] }, null))).toEqual(reason('credentials'));
    expect(problemsOfSignIn(statusError(401, { detail: 'No active account found' }, null))).toEqual(reason('credentials'));
  });

  it('does not claim wrong credentials when the body of a 401 cannot be read', () => {
    expect(problemsOfSignIn(statusError(401, null, null))).toEqual(reason('unknown'));
  });

  it('distinguishes throttling, a lost connection and a broken server', () => {
    expect(problemsOfSignIn(statusError(429, { detail: 'Throttled.' }, 42))).toEqual(reason('throttled', 42));
    expect(problemsOfSignIn(statusError(429, null, null))).toEqual(reason('throttledSoon'));
    expect(problemsOfSignIn(networkError())).toEqual(reason('connection'));
    expect(problemsOfSignIn(timeoutError())).toEqual(reason('connection'));
    expect(problemsOfSignIn(statusError(500, { detail: 'Oops' }, null))).toEqual(reason('unknown'));
  });

  it('[E6] recognises an answer that cannot be read', () => {
    expect(isUnreadable(statusError(502, null, null))).toBe(true);
    expect(isUnreadable(statusError(401, null, null))).toBe(true);
    expect(isUnreadable(contractError(['access is missing']))).toBe(true);
    expect(isUnreadable(statusError(401, { detail: 'No' }, null))).toBe(false);
    expect(isUnreadable(networkError())).toBe(false);
  });
});

describe('problemsOfRecovery', () => {
  const recovery = (status: number, body: unknown) => problemsOfRecovery(statusError(status, body, null));

  it('[E7] words any 400 as an invalid e-mail', () => {
    expect(recovery(400, { email: ['Whatever.'] })).toEqual({ recover_email: { key: 'email' } });
    expect(recovery(400, null)).toEqual({ recover_email: { key: 'email' } });
  });

  it('[E8] The form recognises an unknown user by the text of the message', () => {
    const unknown = { recover_email: { key: 'refused', values: { reason: 'unknownUser' } } };
    expect(recovery(404, { detail: 'User does not exist.' })).toEqual(unknown);
    expect(recovery(400, { email: ['Account Does Not Exist'] })).toEqual(unknown);
  });

  it('[E9] The form recognises an invalid e-mail by the text of the message', () => {
    expect(recovery(422, { email: 'Enter a valid email address.' })).toEqual({ recover_email: { key: 'email' } });
  });

  it('[E10] has one message for every other failure and for the network', () => {
    expect(recovery(500, { detail: 'Oops' })).toEqual(reason('unknown'));
    expect(recovery(405, { detail: 'Method not allowed.' })).toEqual(reason('unknown'));
    expect(problemsOfRecovery(networkError())).toEqual(reason('unknown'));
    expect(problemsOfRecovery(contractError(['empty']))).toEqual(reason('unknown'));
  });
});
