import { retryable } from '../../retryable/index.ts';

/** The rules of phone numbers, see `rules.ts`. */
export type PhoneRules = typeof import('./rules.ts');

const DEADLINE_MS = 10_000;

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The rules of phone numbers did not come in time.')), DEADLINE_MS));

/** Loads the rules once, again after a failure. Rejects after ten seconds: a form may wait with it. */
export function createLoader(bring: () => Promise<PhoneRules>): () => Promise<PhoneRules> {
  return retryable(() => Promise.race([bring(), late()]));
}

/** Loads the rules, once per page, see `createLoader`. */
export const loadPhoneRules = createLoader(() => import('./rules.ts'));
