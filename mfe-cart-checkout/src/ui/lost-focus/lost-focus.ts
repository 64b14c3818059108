/** Whether a closed dialog has lost the focus, which browsers leave inside it until the next paint. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
}
