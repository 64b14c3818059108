import { describe, expect, it } from '@jest/globals';
import { passwordRules } from '@vitrava/shared-kit/forms/validators';
import { judgePassword } from './rules.ts';

const kept = (password: string) => judgePassword(password).flatMap(({ rule, isKept }) => (isKept ? [rule] : []));

describe('the rules of a new password', () => {
  it('are those of the kit, in its order', () => {
    expect(judgePassword('').map(({ rule }) => rule)).toEqual(passwordRules.map((rule) => rule('a b', {})?.key));
  });

  it('show which of them the password keeps already', () => {
    expect(kept('')).toEqual([]);
    expect(kept('abc')).toEqual(['noSpaces']);
    expect(kept('Abc def 1')).toEqual(['minLength', 'letterCase', 'symbols']);
    expect(kept('Rainy-Night-7')).toEqual(['minLength', 'letterCase', 'symbols', 'noSpaces']);
  });
});
