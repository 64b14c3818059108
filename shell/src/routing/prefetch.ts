import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { type Address, softTarget } from './address.ts';

const AT_ONCE = 4;
const HOVER_MS = 80;

/** Fetches a page before its link is followed: when the pointer rests on it, a finger touches it, or focus comes to it. Never on Save-Data. */
export function prefetchByIntent(locale: LocaleCode, prefetch: (address: Address) => Promise<unknown>): void {
  let running = 0;
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (savesData) return;

  const begin = (anchor: HTMLAnchorElement): void => {
    const address = softTarget(anchor, locale);
    if (!address || running >= AT_ONCE || anchor.closest('[data-no-prefetch]')) return;
    running += 1;
    prefetch(address)
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
      });
  };

  const anchorOf = (event: Event): HTMLAnchorElement | null => {
    const anchor = (event.target as Element | null)?.closest?.('a[href]');
    return anchor instanceof HTMLAnchorElement ? anchor : null;
  };

  let rest: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(rest);
    const anchor = anchorOf(event);
    if (anchor && event.pointerType === 'mouse') rest = setTimeout(() => begin(anchor), HOVER_MS);
  });
  const atOnce = (event: Event): void => {
    const anchor = anchorOf(event);
    if (anchor) begin(anchor);
  };
  document.addEventListener('touchstart', atOnce, { passive: true });
}
