import type { ApiError } from '@vitrava/shared-kit/errors';
import { type FormProblemsByField, problemsOf, sentencesOf } from '@vitrava/shared-kit/forms/answers';
import { refusedFor } from '../../domain/answers/index.ts';

const WRONG: FormProblemsByField = { detail: refusedFor('credentials') };
/** The browser would lose the session. */
export const NO_COOKIES: FormProblemsByField = { detail: refusedFor('cookies') };
const UNKNOWN: FormProblemsByField = { detail: refusedFor('unknown') };

/** Whether the API refused a sign-in in a way that cannot be read (specification, section 8). */
export function isUnreadable(error: ApiError): boolean {
  if (error.kind === 'contract') return true;
  return error.kind === 'status' && error.status !== 429 && sentencesOf(error.body) === null;
}

/** A failed sign-in as problems of the form: beside the e-mail, beside the password, or of the whole, where it is about both. */
export function problemsOfSignIn(error: ApiError): FormProblemsByField {
  if (error.kind === 'status' && error.status === 401) return isUnreadable(error) ? UNKNOWN : WRONG;
  if (error.kind === 'status' && error.status !== 400 && error.status !== 429) return UNKNOWN;
  const problems = problemsOf(error);
  return 'apiText' in (problems['detail']?.values ?? {}) ? { ...problems, ...WRONG } : problems;
}

/** A failed recovery: the two messages known by their words, then the status, then the unknown (specification, section 8). */
export function problemsOfRecovery(error: ApiError): FormProblemsByField {
  if (error.kind !== 'status') return UNKNOWN;
  if (error.status === 429) return problemsOf(error);
  const apiText = Object.values(sentencesOf(error.body) ?? {})
    .flat()
    .join('\n')
    .toLowerCase();
  if (apiText.includes('does not exist')) return { recover_email: refusedFor('unknownUser') };
  return error.status === 400 || apiText.includes('enter a valid email address') ? { recover_email: { key: 'email' } } : UNKNOWN;
}
