import { describe, expect, it } from '@jest/globals';
import { PASSWORD_RULES } from '../../contracts/limits.ts';
import {
  birthDate,
  checked,
  email,
  firstProblem,
  letterCase,
  minLength,
  newPassword,
  noSpaces,
  passwordRules,
  personName,
  required,
  sameAs,
  symbols,
} from './index.ts';

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
    for (const rule of [email, personName, noSpaces, letterCase, symbols, minLength(8), sameAs('other')])
      expect(rule('', {})).toBeUndefined();
  });

  it('A valid e-mail address is accepted', () => {
    for (const good of ['a@b.ru', 'ivan.petrov+shop@mail.example.com', ' a@b.ru ']) expect(email(good, {})).toBeUndefined();
    for (const bad of ['a@', 'a@b', '@b.ru', 'a b@c.ru', 'a@b..ru', 'a@-b.ru']) expect(email(bad, {})).toEqual({ key: 'email' });
  });

  it("accepts a person's name with inner hyphens, apostrophes and spaces, and refuses other signs", () => {
    for (const good of ['Ёлка', 'Анна-Мария', "O'Neil", 'von Meck', ' Анна ']) expect(personName(good, {})).toBeUndefined();
    for (const bad of ['R2D2', 'Анна-', 'x!', ' ']) expect(personName(bad, {})).toEqual({ key: 'letters' });
  });

  it('[A15] judges a new password by the rules of the API: length, case, symbols, spaces', () => {
    const password = firstProblem(required, newPassword);
    expect(password('', {})).toEqual({ key: 'required' });
    expect(password('Ab1!', {})).toEqual({ key: 'minLength', values: { count: PASSWORD_RULES.minLength } });
    expect(password('abcdef1!', {})).toEqual({ key: 'letterCase' });
    expect(password('Abcdefgh', {})).toEqual({ key: 'symbols' });
    expect(password('Ab1! пять', {})).toEqual({ key: 'noSpaces' });
    for (const good of ['Abcdefg1', 'Abcdefg!', 'Пароль12']) expect(password(good, {})).toBeUndefined();
  });

  it('gives the rules of a password one by one, each silent about an empty one', () => {
    expect(passwordRules.map((rule) => rule('a b', {})?.key)).toEqual(['minLength', 'letterCase', 'symbols', 'noSpaces']);
    expect(passwordRules.map((rule) => rule('', {}))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('wants a repeated password to be the same', () => {
    expect(sameAs('password')('one', { password: 'other' })).toEqual({ key: 'mismatch' });
    expect(sameAs('password')('one', { password: 'one' })).toBeUndefined();
  });

  it('A date of birth is accepted from the eighteenth birthday on', () => {
    const today = new Date().toISOString().slice(0, 10);
    const years = (age: number) => `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;
    expect(birthDate(years(18))).toBeUndefined();
    expect(birthDate(years(17))).toEqual({ key: 'adult' });
    expect(birthDate(`${Number(today.slice(0, 4)) - 11}-06-01`)).toEqual({ key: 'adult' });
  });

  it('takes a day since 1900 and before today for a date of birth', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const good of ['1900-01-01', '1987-11-05', '']) expect(birthDate(good)).toBeUndefined();
    for (const far of ['1899-12-31', today, '2999-01-01']) expect(birthDate(far)).toEqual({ key: 'birthDate' });
    for (const none of ['5.11', '1987-11', 'вчера']) expect(birthDate(none)).toEqual({ key: 'date' });
  });
});
