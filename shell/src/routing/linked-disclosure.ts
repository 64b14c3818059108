import { anchorOf } from './address.ts';

/** Opens the disclosure that the address points into: browsers open only one that contains the target. */
export function openLinkedDisclosures(): void {
  const open = (): void => {
    const target = document.getElementById(anchorOf(location.hash));
    if (target instanceof HTMLDetailsElement) target.open = true;
  };
  open();
  addEventListener('hashchange', open);
}
