/** The rules of phone numbers, see `rules.ts`. */
export type PhoneRules = typeof import('./rules.ts');

let loading: Promise<PhoneRules> | undefined;

/** Loads them, once per page; after a failure the next call tries again. Rejects with what the import rejects with. */
export function loadPhoneRules(): Promise<PhoneRules> {
  loading ??= import('./rules.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
