/*
 * Whether the language was chosen by hand in this visit (docs/decisions/057). The server notes it on the switch's answer, so that a choice counts
 * that was made without scripts, or before they came.
 */

/** A cookie of the visit, readable here; the server's `CHOSEN_COOKIE` in `server/compose/locale`. */
const NOTE = 'language-chosen=1';

/** Whether a language was chosen by hand since this was asked last. */
export function takeSwitch(): boolean {
  const isNoted = document.cookie.split('; ').includes(NOTE);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  if (isNoted) document.cookie = `${NOTE}; Path=/; Max-Age=0`;
  return isNoted;
}
