import type { ConsoleSession } from '../page/index.ts';

/** The field that tells a form of the console from a form of any other site. */
export function CsrfField({ session }: { readonly session: ConsoleSession }) {
  return <input type="hidden" name="csrf" value={session.csrfToken} />;
}
