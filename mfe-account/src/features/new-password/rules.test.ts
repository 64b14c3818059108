import { describe, expect, it } from '@jest/globals';
import { passwordRules } from '@vitrava/shared-kit/forms/validators';
import { judgePassword } from './rules.ts';

const fulfilled = (password: string) => judgePassword(password).flatMap(({ rule, isFulfilled }) => (isFulfilled ? [rule] : []));

describe('the rules of a new password', () => {
  it('are those of the kit, in its order', () => {
    expect(judgePassword('').map(({ rule }) => rule)).toEqual(passwordRules.map((rule) => rule('a b', {})?.key));
  });

  it('show which of them the password keeps already', () => {
    expect(fulfilled('')).toEqual([]);
    expect(fulfilled('abc')).toEqual(['noSpaces']);
    expect(fulfilled('Abc def 1')).toEqual(['minLength', 'letterCase', 'symbols']);
    expect(fulfilled('Rainy-Night-7')).toEqual(['minLength', 'letterCase', 'symbols', 'noSpaces']);
  });
});
