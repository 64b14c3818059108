import type { ApiError } from '@vitrava/shared-kit/errors';
import type { ValidationProblem } from '@vitrava/shared-kit/forms/validators';
import { complaintsOf } from './complaints.ts';

/** What a form shall show, by field; `detail` is no field, so the form tells it in its summary. */
export type ProblemsByField = Readonly<Record<string, ValidationProblem>>;

/** Why a send failed as a whole. */
type WholeReason = 'credentials' | 'throttled' | 'throttledSoon' | 'connection' | 'unknown';

/** A problem that the kit has no kind for: the texts know it by its reason. */
export function refusedFor(reason: string): ValidationProblem {
  return { key: 'refused', values: { reason } };
}

/** A problem of the whole form. */
export function wholeProblem(reason: WholeReason, count?: number): ProblemsByField {
  return { detail: { key: 'refused', values: { reason, ...(count !== undefined && { count }) } } };
}

/** Too many tries: when the next one is welcome, if the API has said so. */
export function throttled(retryAfterSeconds: number | null): ProblemsByField {
  return retryAfterSeconds === null ? wholeProblem('throttledSoon') : wholeProblem('throttled', retryAfterSeconds);
}

/**
 * Sentences of the API by their words, in both of its languages: registration is asked for in the language of the page, because the
 * account and its letters keep it. Shown are the shop's own words; a sentence that nobody foresaw is a mere refusal of its field.
 */
const KNOWN: readonly (readonly [words: RegExp, problem: ValidationProblem])[] = [
  [/blank|required|обязательн|пуст/i, { key: 'required' }],
  [/valid e-?mail|правильный адрес/i, { key: 'email' }],
  [/already exists|уже есть/i, refusedFor('taken')],
  [/do not match|не совпадают/i, { key: 'mismatch' }],
  [/current password|нынешний пароль/i, refusedFor('wrong')],
  [/your e-?mail address|адресом почты/i, refusedFor('sameAsEmail')],
  [/at least \d+ char|не меньше \d+ симв/i, { key: 'minLength', values: { count: 8 } }],
  [/capital|прописн/i, { key: 'letterCase' }],
  [/digit|цифр/i, { key: 'symbols' }],
  [/spaces|пробел/i, { key: 'noSpaces' }],
  [/letters only|только буквы/i, { key: 'letters' }],
  [/phone number|номер телефона/i, { key: 'phone' }],
];

function problemOf(sentences: readonly string[]): ValidationProblem {
  const told = sentences.join('\n');
  return KNOWN.find(([words]) => words.test(told))?.[1] ?? { key: 'refused' };
}

/** A form that the API refused, as problems beside the fields it names; everything else is a problem of the whole. */
export function problemsOfRefusal(error: ApiError): ProblemsByField {
  if (error.kind === 'contract') return wholeProblem('unknown');
  if (error.kind !== 'status') return wholeProblem('connection');
  if (error.status === 429) return throttled(error.retryAfterSeconds);
  const complaints = error.status === 400 ? complaintsOf(error.body) : null;
  if (!complaints) return wholeProblem('unknown');
  return Object.fromEntries(
    Object.entries(complaints).map(([field, sentences]) =>
      field === 'detail' || field === 'non_field_errors' ? ['detail', refusedFor('unknown')] : [field, problemOf(sentences)],
    ),
  );
}
