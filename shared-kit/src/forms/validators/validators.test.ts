import { describe, expect, it } from '@jest/globals';
import { checked, email, firstProblem, letterCase, letters, minLength, noSpaces, required, sameAs, symbols } from './index.ts';

describe('validators', () => {
  it('requires something other than spaces', () => {
    expect(required('')).toEqual({ key: 'required' });
    expect(required('  ')).toEqual({ key: 'required' });
    expect(required(undefined)).toEqual({ key: 'required' });
    expect(required('x')).toBeUndefined();
    expect(checked(false)).toEqual({ key: 'unchecked' });
    expect(checked(true)).toBeUndefined();
  });

  it('leaves an empty value to the required rule', () => {
    for (const rule of [email, letters, noSpaces, letterCase, symbols, minLength(8), sameAs('other')]) expect(rule('', {})).toBeUndefined();
  });

  it('knows an e-mail address', () => {
    for (const good of ['a@b.ru', 'ivan.petrov+shop@mail.example.com', ' a@b.ru ']) expect(email(good, {})).toBeUndefined();
    for (const bad of ['a@', 'a@b', '@b.ru', 'a b@c.ru', 'a@b..ru', 'a@-b.ru']) expect(email(bad, {})).toEqual({ key: 'email' });
  });

  it('takes letters of any alphabet and nothing else', () => {
    for (const good of ['Ёлка', 'José', '李']) expect(letters(good, {})).toBeUndefined();
    for (const bad of ['R2D2', 'Анна Мария', 'x!']) expect(letters(bad, {})).toEqual({ key: 'letters' });
  });

  it('judges a password by length, case, symbols, spaces and its repetition', () => {
    const password = firstProblem(required, minLength(8), noSpaces, letterCase, symbols);
    expect(password('', {})).toEqual({ key: 'required' });
    expect(password('Ab1!', {})).toEqual({ key: 'minLength', values: { count: 8 } });
    expect(password('Ab1! пять', {})).toEqual({ key: 'noSpaces' });
    expect(password('abcdef1!', {})).toEqual({ key: 'letterCase' });
    expect(password('Abcdefg1', {})).toEqual({ key: 'symbols' });
    expect(password('Abcdef1!', {})).toBeUndefined();
    expect(sameAs('password')('one', { password: 'other' })).toEqual({ key: 'mismatch' });
    expect(sameAs('password')('one', { password: 'one' })).toBeUndefined();
  });
});
