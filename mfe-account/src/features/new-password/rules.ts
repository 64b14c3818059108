import { passwordRules } from '@vitrava/shared-kit/forms/validators';

/** What the kit's rules of a new password are about, in their order. */
const NAMES = ['minLength', 'letterCase', 'symbols', 'noSpaces'] as const;

export type PasswordRule = (typeof NAMES)[number];

/** A rule and whether the password keeps it. An empty password keeps none. */
export interface JudgedRule {
  readonly rule: PasswordRule;
  readonly isFulfilled: boolean;
}

export function judgePassword(password: string): readonly JudgedRule[] {
  return NAMES.map((rule, index) => ({ rule, isFulfilled: password !== '' && passwordRules[index]?.(password, {}) === undefined }));
}
