import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { markEarly } from '@vitrava/shared-kit/mount/early-input';
import { isPlainClick } from '../leaving/index.ts';
import { type Address, readAddress, softTarget } from './address.ts';
import { isLanguageSwitch, switchLanguage } from './language-switch.ts';

/** No page is awaited any more: no link looks pressed. */
export function releaseLinks(): void {
  for (const anchor of document.querySelectorAll<HTMLElement>('a[data-early]')) markEarly(anchor, false);
}

/** Follows plain anchors and GET forms of this site; a link looks pressed until its page is there. */
export function followLinks(
  locale: LocaleCode,
  go: (address: Address, scroll: 'top' | 'keep') => void,
  leaveBy: (load: () => void) => unknown,
): void {
  document.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    const anchor = (event.target as Element | null)?.closest?.('a[href]');
    if (!(anchor instanceof HTMLAnchorElement)) return;
    if (isLanguageSwitch(anchor)) {
      event.preventDefault();
      leaveBy(() => switchLanguage(anchor.href));
      return;
    }
    const address = softTarget(anchor, locale);
    if (!address) return;
    event.preventDefault();
    markEarly(anchor, true);
    go(address, anchor.dataset['scroll'] === 'keep' ? 'keep' : 'top');
  });

  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const url = new URL(form.action);
    if (url.origin !== location.origin) return;
    const pairs = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
    url.search = new URLSearchParams(pairs).toString();
    const address = readAddress(url);
    if (address.locale !== locale) return;
    event.preventDefault();
    go(address, 'top');
  });
}
