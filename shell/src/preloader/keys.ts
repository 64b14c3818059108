/** Keys for the browser, not for the page: reload, back, close, and modifier keys. */
export function isBrowserShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || /^(?:F\d{1,2}|Shift|Control|Alt|Meta)$/.test(key);
}
