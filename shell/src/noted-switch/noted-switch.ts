/*
 * Whether the language was chosen by hand in this visit (docs/decisions/057). Not by a storage item of the kit, which the parts that come
 * late would tear out of the start.
 */

const KEY = 'vitrava.switched.v1';

/** Notes for this tab that a language was chosen by hand: it is that of the documents that come. */
export function noteSwitch(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // There is no storage: a sign-in goes by the customer's record.
  }
}

/** Whether a language was chosen by hand since this was asked last. */
export function takeSwitch(): boolean {
  try {
    const isNoted = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return isNoted;
  } catch {
    return false;
  }
}
