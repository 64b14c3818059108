/** Whether a click is the page's affair: no other button, no key held down, and no one has answered it. */
export function isPlainClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
}

/** The address outside the shop that a link leads to; null for another element, and for a link with `data-hard`. */
export function foreignAddress(element: Element | null | undefined): string | null {
  if (!(element instanceof HTMLAnchorElement) || 'hard' in element.dataset) return null;
  return /^https?:$/.test(element.protocol) && element.origin !== location.origin ? element.href : null;
}

/** The address outside the shop that a click leads to; null when the click is the browser's own affair. */
export function foreignTarget(event: MouseEvent): string | null {
  return isPlainClick(event) ? foreignAddress((event.target as Element | null)?.closest?.('a[href]')) : null;
}
