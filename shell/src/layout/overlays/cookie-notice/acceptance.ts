const KEY = 'acceptance';

/** Whether the visitor has said yes; a storage that cannot be read counts as not yet. */
export function readAcceptance(): boolean {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof record === 'object' && record !== null && 'cookieAccept' in record && record.cookieAccept === true;
  } catch {
    return false;
  }
}

export function storeAcceptance(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ cookieAccept: true }));
  } catch {
    // A full or forbidden storage: the yes holds for this document.
  }
}
