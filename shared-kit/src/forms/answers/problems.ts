import type { ApiError } from '../../errors/index.ts';
import type { ValidationProblem } from '../validators/index.ts';

/** Problems by field name, as a send gives them back; fields that the form does not have go to `FormProblems`. */
export type FormProblemsByField = Readonly<Record<string, ValidationProblem>>;

/** The field of what belongs to no field. */
const WHOLE = 'detail';

function flatten(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(flatten);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(flatten) : [];
}

/** Reads a refusal as sentences by field (E14); `non_field_errors` and bare texts are `detail`. Null if unreadable. */
export function sentencesOf(body: unknown): Readonly<Record<string, readonly string[]>> | null {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  const read: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(isRecord ? body : { [WHOLE]: body })) {
    const sentences = flatten(value);
    const field = name === 'non_field_errors' ? WHOLE : name;
    if (sentences.length > 0) read[field] = [...(read[field] ?? []), ...sentences];
  }
  return Object.keys(read).length > 0 ? read : null;
}

/** Sentences of Django REST Framework, in both its languages, for which the shop has its own words. */
const KNOWN = [
  [/\brequired\b|\bblank\b|обязательное поле|не может быть пустым/i, 'required'],
  [/valid e-?mail|правильный адрес электронной почты/i, 'email'],
  [/valid phone|правильный номер телефона/i, 'phone'],
  [/letters only|use letters|только буквы|используйте буквы/i, 'letters'],
  [/date of birth from|дату рождения от/i, 'birthDate'],
  [/at least 18|исполнилось 18/i, 'adult'],
  [/valid date|правильную дату/i, 'date'],
] as const;

function problemOf(sentences: readonly string[]): ValidationProblem {
  const apiText = sentences.join(' ');
  const key = sentences.length === 1 ? KNOWN.find(([words]) => words.test(apiText))?.[1] : undefined;
  return key ? { key } : { key: 'refused', values: { apiText } };
}

function whole(reason: string, count?: number): FormProblemsByField {
  return { [WHOLE]: { key: 'refused', values: { reason, ...(count !== undefined && { count }) } } };
}

const MINUTE_SECONDS = 60;

/** More than a minute is shown in minutes. */
function throttled(seconds: number | null): FormProblemsByField {
  if (seconds === null) return whole('throttledSoon');
  return seconds > MINUTE_SECONDS ? whole('throttledMinutes', Math.ceil(seconds / MINUTE_SECONDS)) : whole('throttled', seconds);
}

/**
 * A failed send as problems of a form: the API's map by field (400 and other refusals), or one problem of the whole under `detail`:
 * no connection, throttled, signed out meanwhile, unknown. `names` gives a field of the API another name in the form. Nothing is dropped:
 * what the form has no field for is shown by `FormProblems`.
 */
export function problemsOf(error: ApiError, names: Readonly<Record<string, string>> = {}): FormProblemsByField {
  if (error.kind === 'contract') return whole('unknown');
  if (error.kind !== 'status') return whole('connection');
  if (error.status === 429) return throttled(error.retryAfterSeconds);
  if (error.status === 401) return whole('signedOut');
  const fields = error.status < 500 ? sentencesOf(error.body) : null;
  if (!fields) return whole('unknown');
  return Object.fromEntries(Object.entries(fields).map(([field, sentences]) => [names[field] ?? field, problemOf(sentences)]));
}
