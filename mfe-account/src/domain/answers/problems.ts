import type { ApiError } from '@vitrava/shared-kit/errors';
import { type FormProblemsByField, problemsOf } from '@vitrava/shared-kit/forms/answers';
import type { ValidationProblem } from '@vitrava/shared-kit/forms/validators';

/** A refusal for a reason that the texts of the account have words for. */
export function refusedFor(reason: string): ValidationProblem {
  return { key: 'refused', values: { reason } };
}

/** Sentences of the API about accounts, by their words in both of its languages. */
const KNOWN: readonly (readonly [words: RegExp, problem: ValidationProblem])[] = [
  [/already exists|уже есть/i, refusedFor('taken')],
  [/code is wrong|код неверный/i, refusedFor('code')],
  [/do not match|не совпадают/i, { key: 'mismatch' }],
  [/current password|нынешний пароль/i, refusedFor('wrong')],
  [/your e-?mail address|адресом почты/i, refusedFor('sameAsEmail')],
];

function wordedHere(problem: ValidationProblem): ValidationProblem {
  const apiText = problem.values?.['apiText'];
  const known = typeof apiText === 'string' ? KNOWN.find(([words]) => words.test(apiText)) : undefined;
  return known?.[1] ?? problem;
}

/** A form that the API refused: what the kit reads from the answer, with the account's own words where it has some. */
export function problemsOfRefusal(error: ApiError): FormProblemsByField {
  return Object.fromEntries(Object.entries(problemsOf(error)).map(([field, problem]) => [field, wordedHere(problem)]));
}

/** Whether a request may have been carried out without a response: also when the server lost the API. */
export function isAnswerLost(error: ApiError): boolean {
  return error.kind !== 'status' || error.status >= 500;
}
