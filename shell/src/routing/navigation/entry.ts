import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { randomId } from '@vitrava/shared-kit/random-id';
import { type Address, hrefOf, readAddress, urlOf } from '../address.ts';
import type { Travel } from './travel.ts';

/** Where the browser is now. */
export const currentAddress = (): Address => readAddress(new URL(location.href));

export const newKey = (): string => randomId().slice(0, 8);

export const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : newKey();

/** The history entry of the page that is shown; while a travel is under way the address bar may be ahead of it. */
export interface ShownEntry {
  readonly key: () => string;
  readonly url: () => string;
  /** Another page is shown; a new entry of the history is made as its travel wants. */
  readonly show: (address: Address, travel: Travel, key: string) => void;
  /** The shopper is on another entry of the same page. `isNew`: the browser has made it for an anchor. */
  readonly moveTo: (key: string, isNew: boolean) => void;
  /** The address bar shows the current page again, under an entry that is dropped. */
  readonly restoreAddress: () => void;
}

export function openEntry(locale: LocaleCode): ShownEntry {
  let key = keyOf(history.state);
  let url = urlOf(currentAddress());
  history.replaceState({ key }, '');
  return {
    key: () => key,
    url: () => url,
    show(address, travel, nextKey) {
      if (travel === 'push') history.pushState({ key: nextKey }, '', hrefOf(address, locale));
      if (travel === 'replace') history.replaceState({ key: nextKey }, '', hrefOf(address, locale));
      key = nextKey;
      url = urlOf(address);
    },
    moveTo(nextKey, isNew) {
      key = nextKey;
      if (isNew) history.replaceState({ key }, '');
    },
    restoreAddress: () => history.replaceState({ key: newKey() }, '', localizePath(url, locale)),
  };
}
