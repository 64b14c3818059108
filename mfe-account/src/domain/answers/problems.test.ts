import { describe, expect, it } from '@jest/globals';
import { networkError, statusError } from '@vitrava/shared-kit/errors';
import { problemsOfRefusal } from './index.ts';

const refusal = (body: unknown) => problemsOfRefusal(statusError(400, body, null));
const refused = (reason: string) => ({ key: 'refused', values: { reason } });

describe('problemsOfRefusal', () => {
  it.each([
    ['The passwords do not match.', 'Пароли не совпадают.', { key: 'mismatch' }],
    ['This is not your current password.', 'Это не ваш нынешний пароль.', refused('wrong')],
    ['User with this email already exists.', 'Пользователь с таким адресом уже есть.', refused('taken')],
    ['The password must not be your e-mail address.', 'Пароль не должен совпадать с вашим адресом почты.', refused('sameAsEmail')],
    [
      'The code is wrong or has expired. Check the e-mail or ask for a new code.',
      'Код неверный или устарел. Проверьте письмо или запросите новый код.',
      refused('code'),
    ],
    [
      'The code is wrong or has expired. Check the letter or ask for a new code.',
      'Код неверный или устарел. Проверьте письмо или запросите новый код.',
      refused('code'),
    ],
  ])('A known sentence of the API gets its own message: %s', (english, russian, problem) => {
    expect([refusal({ field: [english] }), refusal({ field: russian })]).toEqual([{ field: problem }, { field: problem }]);
  });

  it('leaves everything else as the kit reads it', () => {
    expect(refusal({ captcha: ['No.'] })).toEqual({ captcha: { key: 'refused', values: { apiText: 'No.' } } });
    expect(problemsOfRefusal(networkError())).toEqual({ detail: refused('connection') });
  });
});
