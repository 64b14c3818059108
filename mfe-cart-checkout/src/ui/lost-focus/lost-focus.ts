/**
 * Whether no visible element has the focus: a dialog has closed, and the button that opened it is gone. Until the next
 * paint, a browser leaves the focus where it was in the dialog.
 */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null;
}
