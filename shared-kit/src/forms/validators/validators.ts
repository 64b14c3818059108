import { lastAdultBirth } from '../../contracts/adult.ts';
import { PASSWORD_RULES } from '../../contracts/limits.ts';
import { isPersonName, normalizePersonName } from '../../contracts/person-name.ts';

/**
 * A problem of a value: the kind of the message, and the values of its placeholders; `forms/messages` has the texts. A
 * `reason` among the values makes the kind finer (a phone that is too short). `refused` is the server's: it did not
 * accept the value; `apiText` is its sentence.
 */
export interface ValidationProblem {
  readonly key:
    | 'required'
    | 'unchecked'
    | 'email'
    | 'phone'
    | 'letters'
    | 'minLength'
    | 'noSpaces'
    | 'letterCase'
    | 'symbols'
    | 'mismatch'
    | 'date'
    | 'birthDate'
    | 'adult'
    | 'refused';
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Validates one value with access to the others; undefined means valid. */
export type Validator = (value: unknown, all: Readonly<Record<string, unknown>>) => ValidationProblem | undefined;

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A rule for what is there; an empty value is the business of `required` alone. */
function rule(problem: ValidationProblem, holds: (value: string) => boolean): Validator {
  return (value) => (text(value) === '' || holds(text(value)) ? undefined : problem);
}

/** Something other than spaces. */
export function required(value: unknown): ValidationProblem | undefined {
  return text(value).trim() === '' ? { key: 'required' } : undefined;
}

/** A checkbox that must be checked. */
export function checked(value: unknown): ValidationProblem | undefined {
  return value === true ? undefined : { key: 'unchecked' };
}

/** The pattern of HTML's own e-mail field, with a dot in the domain. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A standard e-mail address. */
export const email: Validator = rule({ key: 'email' }, (value) => EMAIL.test(value.trim()));

/** A person's name, which is sent as `normalizePersonName` returns it. The API has the same rule. */
export const personName: Validator = rule({ key: 'letters' }, (value) => isPersonName(normalizePersonName(value)));

/** No white space anywhere. */
export const noSpaces: Validator = rule({ key: 'noSpaces' }, (value) => !/\s/.test(value));

/** Small and capital letters both. */
export const letterCase: Validator = rule({ key: 'letterCase' }, (value) => /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value));

/** A digit or another sign that is no letter. */
export const symbols: Validator = rule({ key: 'symbols' }, (value) => /[^\p{L}\p{M}\s]/u.test(value));

/** At least so many characters. */
export function minLength(least: number): Validator {
  return rule({ key: 'minLength', values: { count: least } }, (value) => [...value].length >= least);
}

/** A day as `YYYY-MM-DD`, since 1900 and at least 18 years ago: the rules of the shop let adults open accounts. */
export function birthDate(value: unknown): ValidationProblem | undefined {
  const day = text(value);
  if (day === '') return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return { key: 'date' };
  const today = new Date().toISOString().slice(0, 10);
  if (day < '1900-01-01' || day >= today) return { key: 'birthDate' };
  return day <= lastAdultBirth(today) ? undefined : { key: 'adult' };
}

/** The same as another field: a repeated password. */
export function sameAs(other: string): Validator {
  return (value, all) => (text(value) === '' || value === all[other] ? undefined : { key: 'mismatch' });
}

/** The first problem of several rules. */
export function firstProblem(...validators: readonly Validator[]): Validator {
  return (value, all) => {
    for (const validate of validators) {
      const problem = validate(value, all);
      if (problem) return problem;
    }
    return undefined;
  };
}

/** The rules of a new password one by one, for hints while it is written: length, case, symbols, spaces. They are the API's. */
export const passwordRules: readonly Validator[] = [minLength(PASSWORD_RULES.minLength), letterCase, symbols, noSpaces];

/** A new password: all its rules; an empty one is the business of `required`. */
export const newPassword: Validator = firstProblem(...passwordRules);
