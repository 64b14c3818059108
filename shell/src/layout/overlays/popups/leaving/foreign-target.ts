/**
 * The address outside the shop that a click leads to; null when the click is the browser's own affair: another button, a key held
 * down, a link that says `data-hard`.
 */
export function foreignTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = (event.target as Element | null)?.closest?.('a[href]');
  if (!(anchor instanceof HTMLAnchorElement) || 'hard' in anchor.dataset) return null;
  return /^https?:$/.test(anchor.protocol) && anchor.origin !== location.origin ? anchor.href : null;
}
