import { PASSWORD_RULES } from '@vitrava/shared-kit/contracts/api';
import { firstProblem, letterCase, minLength, noSpaces, required, type Validator } from '@vitrava/shared-kit/forms/validators';

/** A digit or another sign that is no letter; accents that come apart belong to letters. */
const symbols: Validator = (value) => (typeof value !== 'string' || /[^\p{L}\p{M}\s]/u.test(value) ? undefined : { key: 'symbols' });

/** What a new password must be, one by one, as the API judges it too. */
const RULES = [
  ['minLength', minLength(PASSWORD_RULES.minLength)],
  ['letterCase', letterCase],
  ['symbols', symbols],
  ['noSpaces', noSpaces],
] as const satisfies readonly (readonly [string, Validator])[];

export type PasswordRule = (typeof RULES)[number][0];

/** A rule and whether the password keeps it. An empty password keeps none. */
export interface JudgedRule {
  readonly rule: PasswordRule;
  readonly isKept: boolean;
}

export function judgePassword(password: string): readonly JudgedRule[] {
  return RULES.map(([rule, validate]) => ({ rule, isKept: password !== '' && validate(password, {}) === undefined }));
}

/** Accepts a password that keeps all the rules and is not the e-mail of the same form, where there is one. */
export const newPassword: Validator = firstProblem(required, ...RULES.map(([, validate]) => validate), (value, { email }) =>
  typeof email === 'string' && String(value).toLowerCase() === email.trim().toLowerCase()
    ? { key: 'refused', values: { reason: 'sameAsEmail' } }
    : undefined,
);
