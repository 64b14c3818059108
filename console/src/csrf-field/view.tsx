import type { ConsoleSession } from '../page/index.ts';

/** The field that distinguishes a form of the console from a form of any other site. */
export function CsrfField({ session }: { readonly session: ConsoleSession }) {
  return <input type="hidden" name="csrf" value={session.csrfToken} />;
}
