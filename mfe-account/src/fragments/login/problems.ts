import type { ApiError } from '@vitrava/shared-kit/errors';
import type { FormProblemsByField } from '@vitrava/shared-kit/forms/fields';
import type { ValidationProblem } from '@vitrava/shared-kit/forms/validators';
import { complaintsOf, refusedFor, says, throttled, wholeProblem } from '../../domain/answers/index.ts';

/** Which of the messages that the shop words itself a sentence of the API comes to. */
function problemOf(sentences: readonly string[]): ValidationProblem {
  if (says(sentences, 'valid email')) return { key: 'email' };
  return says(sentences, 'blank') || says(sentences, 'required') ? { key: 'required' } : { key: 'refused' };
}

/** Whether the API refused a sign-in in a way that nobody can read (specification, section 8). */
export function isUnreadable(error: ApiError): boolean {
  if (error.kind === 'contract') return true;
  return error.kind === 'status' && error.status !== 429 && complaintsOf(error.body) === null;
}

/** A failed sign-in as problems of the form: beside the e-mail, beside the password, or of the whole. */
export function problemsOfSignIn(error: ApiError): FormProblemsByField {
  if (error.kind === 'contract') return wholeProblem('unknown');
  if (error.kind !== 'status') return wholeProblem('connection');
  if (error.status === 429) return throttled(error.retryAfterSeconds);
  if (error.status === 401) return wholeProblem('credentials');
  const complaints = error.status === 400 ? complaintsOf(error.body) : null;
  if (!complaints) return wholeProblem('unknown');
  const fields = Object.entries(complaints);
  return Object.fromEntries(
    fields.map(([field, sentences]) =>
      field === 'detail' || field === 'non_field_errors' ? ['detail', refusedFor('credentials')] : [field, problemOf(sentences)],
    ),
  );
}

/** A failed recovery: the two messages known by their words, then the status, then the unknown (specification, section 8). */
export function problemsOfRecovery(error: ApiError): FormProblemsByField {
  if (error.kind !== 'status') return wholeProblem('unknown');
  const sentences = Object.values(complaintsOf(error.body) ?? {}).flat();
  if (says(sentences, 'does not exist')) return { recover_email: refusedFor('unknownUser') };
  if (error.status === 400 || says(sentences, 'Enter a valid email address')) return { recover_email: { key: 'email' } };
  return error.status === 429 ? throttled(error.retryAfterSeconds) : wholeProblem('unknown');
}
