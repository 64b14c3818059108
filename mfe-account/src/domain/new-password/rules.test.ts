import { describe, expect, it } from '@jest/globals';
import { judgePassword, newPassword } from './index.ts';

const kept = (password: string) =>
  judgePassword(password)
    .filter(({ isKept }) => isKept)
    .map(({ rule }) => rule);

describe('a new password', () => {
  it('[A15] [A17] is judged by length, case, symbols and spaces, one rule after another', () => {
    expect(newPassword('', {})).toEqual({ key: 'required' });
    expect(newPassword('Ab-1', {})).toEqual({ key: 'minLength', values: { count: 8 } });
    expect(newPassword('rainy-night-7', {})).toEqual({ key: 'letterCase' });
    expect(newPassword('RainyNight', {})).toEqual({ key: 'symbols' });
    expect(newPassword('Rainy Night 7', {})).toEqual({ key: 'noSpaces' });
    for (const good of ['Rainy-Night', 'RainyNight7', 'Дождливая-Ночь', 'Ночь12345']) expect(newPassword(good, {})).toBeUndefined();
  });

  it('is not the e-mail of the same form', () => {
    expect(newPassword('Anna@example.com', { email: ' anna@Example.com ' })).toEqual({ key: 'refused', values: { reason: 'sameAsEmail' } });
    expect(newPassword('Anna@example.com', {})).toBeUndefined();
  });

  it('shows which rules it keeps already', () => {
    expect(kept('')).toEqual([]);
    expect(kept('abc')).toEqual(['noSpaces']);
    expect(kept('Abc def 1')).toEqual(['minLength', 'letterCase', 'symbols']);
    expect(kept('Rainy-Night-7')).toEqual(['minLength', 'letterCase', 'symbols', 'noSpaces']);
  });
});
