import { anchorOf } from './address.ts';

/**
 * Opens the disclosure that the address points to, now and whenever the anchor changes: browsers open only a disclosure
 * that contains the target.
 */
export function openLinkedDisclosures(): void {
  const open = (): void => {
    const target = document.getElementById(anchorOf(location.hash));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  open();
  addEventListener('hashchange', open);
}
