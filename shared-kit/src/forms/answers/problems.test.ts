import { describe, expect, it } from '@jest/globals';
import { contractError, networkError, statusError, timeoutError } from '../../errors/index.ts';
import { problemsOf, sentencesOf } from './index.ts';

const refusal = (body: unknown, status = 400, wait: number | null = null) => problemsOf(statusError(status, body, wait));

describe('sentencesOf', () => {
  it('[E14] reads a map of fields whose values are sentences, lists or nested, and drops nothing', () => {
    const body = {
      email: ['a', 'b'],
      phone: 'c',
      address: { city: ['d'], lines: [{ street: 'e' }] },
      detail: 'f',
      non_field_errors: ['g'],
    };
    expect(sentencesOf(body)).toEqual({ email: ['a', 'b'], phone: ['c'], address: ['d', 'e'], detail: ['f', 'g'] });
  });

  it('A bare sentence or list has no field, and null yields nothing', () => {
    expect(sentencesOf('no')).toEqual({ detail: ['no'] });
    expect(sentencesOf(['no', 'never'])).toEqual({ detail: ['no', 'never'] });
    for (const body of [null, undefined, '', ' ', 5, {}, { email: [] }]) expect(sentencesOf(body)).toBeNull();
  });
});

describe('problemsOf', () => {
  it('[E14] makes problems of the fields of an answer, in the words of the form where it has some', () => {
    expect(refusal({ email: ['Enter a valid email address.'], code: ['Обязательное поле.'], captcha: ['Wrong.', 'Again.'] })).toEqual({
      email: { key: 'email' },
      code: { key: 'required' },
      captcha: { key: 'refused', values: { apiText: 'Wrong. Again.' } },
    });
  });

  it.each([
    ['Enter a valid date.', 'date'],
    ['Enter a date of birth from 1900 to yesterday.', 'birthDate'],
    ['Введите дату рождения от 1900 года до вчерашнего дня.', 'birthDate'],
  ])('A known sentence of the API is recognised: %s', (sentence, key) => {
    expect(refusal({ date_of_birth: [sentence] })).toEqual({ date_of_birth: { key } });
  });

  it('calls fields by the names of the form', () => {
    expect(problemsOf(statusError(400, { email: ['No.'] }, null), { email: 'recover_email' })).toEqual({
      recover_email: { key: 'refused', values: { apiText: 'No.' } },
    });
  });

  it('[E11] The general message covers no connection, an unknown error, and a limit with its time', () => {
    const reason = (problems: object) => problems as { detail: { values: object } };
    expect(reason(problemsOf(networkError())).detail.values).toEqual({ reason: 'connection' });
    expect(reason(problemsOf(timeoutError())).detail.values).toEqual({ reason: 'connection' });
    expect(reason(problemsOf(contractError(['?']))).detail.values).toEqual({ reason: 'unknown' });
    expect(reason(refusal({ detail: 'A server error occurred.' }, 500)).detail.values).toEqual({ reason: 'unknown' });
    expect(reason(refusal('<html>', 502)).detail.values).toEqual({ reason: 'unknown' });
    expect(reason(refusal(null)).detail.values).toEqual({ reason: 'unknown' });
    expect(reason(refusal(null, 401)).detail.values).toEqual({ reason: 'signedOut' });
    expect(reason(refusal(null, 429, 30)).detail.values).toEqual({ reason: 'throttled', count: 30 });
    expect(reason(refusal(null, 429, 60)).detail.values).toEqual({ reason: 'throttled', count: 60 });
    expect(reason(refusal(null, 429, 61)).detail.values).toEqual({ reason: 'throttledMinutes', count: 2 });
    expect(reason(refusal(null, 429, 900)).detail.values).toEqual({ reason: 'throttledMinutes', count: 15 });
    expect(reason(refusal(null, 429)).detail.values).toEqual({ reason: 'throttledSoon' });
  });
});
