/*
 * Whether the language was chosen in this visit (docs/decisions/057). The server sets a cookie with the response of the
 * switch, so that a choice counts that was made without scripts, or before they were loaded.
 */

/** A cookie of the visit, readable here; the server's `CHOSEN_COOKIE` in `server/compose/locale`. */
const COOKIE = 'language-chosen=1';

/** Whether a language was chosen since the last call. */
export function takeLanguageChoice(): boolean {
  const isChosen = document.cookie.split('; ').includes(COOKIE);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  if (isChosen) document.cookie = `${COOKIE}; Path=/; Max-Age=0`;
  return isChosen;
}
