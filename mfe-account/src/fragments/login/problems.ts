import type { ApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/fields';
import type { ValidationProblem } from '@vitrava/shared-kit/forms/validators';
import { complaintsOf, says } from '../../domain/answers/index.ts';

/** Why a send failed as a whole; `detail` belongs to no field, so the form tells it in its summary. */
type Reason = 'credentials' | 'throttled' | 'throttledSoon' | 'connection' | 'unknown' | 'unknownUser';

function general(reason: Reason, count?: number): FormProblemsByField {
  return { detail: { key: 'refused', values: { reason, ...(count !== undefined && { count }) } } };
}

/** Which of the messages that the shop words itself a sentence of the API comes to. */
function problemOf(sentences: readonly string[]): ValidationProblem {
  if (says(sentences, 'valid email')) return { key: 'email' };
  return says(sentences, 'blank') || says(sentences, 'required') ? { key: 'required' } : { key: 'refused' };
}

function throttled(retryAfterSeconds: number | null): FormProblemsByField {
  return retryAfterSeconds === null ? general('throttledSoon') : general('throttled', retryAfterSeconds);
}

/** Whether the API refused a sign-in in a way that nobody can read (specification, section 8). */
export function isUnreadable(error: ApiError): boolean {
  if (error.kind === 'contract') return true;
  return error.kind === 'status' && error.status !== 429 && complaintsOf(error.body) === null;
}

/** A failed sign-in as problems of the form: beside the e-mail, beside the password, or of the whole. */
export function problemsOfSignIn(error: ApiError): FormProblemsByField {
  if (error.kind === 'contract') return general('unknown');
  if (error.kind !== 'status') return general('connection');
  if (error.status === 429) return throttled(error.retryAfterSeconds);
  if (error.status === 401) return general('credentials');
  const complaints = error.status === 400 ? complaintsOf(error.body) : null;
  if (!complaints) return general('unknown');
  const fields = Object.entries(complaints);
  return Object.fromEntries(
    fields.map(([field, sentences]) =>
      field === 'detail' || field === 'non_field_errors'
        ? ['detail', { key: 'refused', values: { reason: 'credentials' } }]
        : [field, problemOf(sentences)],
    ),
  );
}

/** A failed recovery: the two messages known by their words, then the status, then the unknown (specification, section 8). */
export function problemsOfRecovery(error: ApiError): FormProblemsByField {
  if (error.kind !== 'status') return general('unknown');
  const sentences = Object.values(complaintsOf(error.body) ?? {}).flat();
  if (says(sentences, 'does not exist')) return { recover_email: { key: 'refused', values: { reason: 'unknownUser' } } };
  if (error.status === 400 || says(sentences, 'Enter a valid email address')) return { recover_email: { key: 'email' } };
  return error.status === 429 ? throttled(error.retryAfterSeconds) : general('unknown');
}
