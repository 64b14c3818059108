/**
 * What is wrong with a value: a key under `validation.` in the locale files, and the values of its placeholders.
 * `refused` is the server's: it did not take the value, for a reason that only the form can word.
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
    | 'refused';
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Judges one value, knowing the others; undefined means fine. */
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

/** Unicode letters only. */
export const letters: Validator = rule({ key: 'letters' }, (value) => /^\p{L}+$/u.test(value));

/** No white space anywhere. */
export const noSpaces: Validator = rule({ key: 'noSpaces' }, (value) => !/\s/.test(value));

/** Small and capital letters both. */
export const letterCase: Validator = rule({ key: 'letterCase' }, (value) => /\p{Ll}/u.test(value) && /\p{Lu}/u.test(value));

/** A digit and a sign that is neither letter nor digit. */
export const symbols: Validator = rule({ key: 'symbols' }, (value) => /\d/.test(value) && /[^\p{L}\d\s]/u.test(value));

/** At least so many characters. */
export function minLength(least: number): Validator {
  return rule({ key: 'minLength', values: { count: least } }, (value) => [...value].length >= least);
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
