/** Keys that speak to the browser, not to the page: reload, back, close, and those that only change others. */
export function isBrowsersOwn({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || /^(?:F\d{1,2}|Shift|Control|Alt|Meta)$/.test(key);
}
