import { describe, expect, it } from '@jest/globals';
import { contractError, networkError, statusError } from '@vitrava/shared-kit/errors';
import { problemsOfRefusal } from './index.ts';

const refusal = (body: unknown) => problemsOfRefusal(statusError(400, body, null));
const whole = (reason: string) => ({ detail: { key: 'refused', values: { reason } } });

describe('problemsOfRefusal', () => {
  it.each([
    ['Use at least 8 characters.', 'Не меньше 8 символов.', { key: 'minLength', values: { count: 8 } }],
    ['Use both small and capital letters.', 'Нужны и строчные, и прописные буквы.', { key: 'letterCase' }],
    [
      'Use at least one digit or another sign that is not a letter.',
      'Нужна хотя бы одна цифра или другой знак, кроме букв.',
      { key: 'symbols' },
    ],
    ['Do not use spaces.', 'Не используйте пробелы.', { key: 'noSpaces' }],
    ['The passwords do not match.', 'Пароли не совпадают.', { key: 'mismatch' }],
    ['Use letters only.', 'Используйте только буквы.', { key: 'letters' }],
    ['Enter a valid phone number.', 'Введите правильный номер телефона.', { key: 'phone' }],
    ['This is not your current password.', 'Это не ваш нынешний пароль.', { key: 'refused', values: { reason: 'wrong' } }],
    ['User with this email already exists.', 'Пользователь с таким адресом уже есть.', { key: 'refused', values: { reason: 'taken' } }],
    [
      'The password must not be your e-mail address.',
      'Пароль не должен совпадать с вашим адресом почты.',
      { key: 'refused', values: { reason: 'sameAsEmail' } },
    ],
    ['This password is too common.', 'Слишком простой пароль.', { key: 'refused' }],
  ])('knows by their words: %s', (english, russian, problem) => {
    expect([refusal({ field: [english] }), refusal({ field: russian })]).toEqual([{ field: problem }, { field: problem }]);
  });

  it('drops nothing: unknown fields stay by their names, and what belongs to none is of the whole', () => {
    expect(refusal({ captcha: ['No.'], non_field_errors: ['No.'] })).toEqual({ captcha: { key: 'refused' }, ...whole('unknown') });
  });

  it('tells throttling, a lost connection and a broken server apart', () => {
    expect(problemsOfRefusal(statusError(429, null, 42))).toEqual({
      detail: { key: 'refused', values: { reason: 'throttled', count: 42 } },
    });
    expect(problemsOfRefusal(networkError())).toEqual(whole('connection'));
    expect(problemsOfRefusal(statusError(500, { detail: 'Oops' }, null))).toEqual(whole('unknown'));
    expect(problemsOfRefusal(contractError(['no']))).toEqual(whole('unknown'));
  });
});
