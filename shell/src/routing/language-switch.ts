import { storedPlace } from './stored-place.ts';

export function isLanguageSwitch({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && pathname === '/locale';
}

/** The other language is another document: the place on the page and the anchor are taken along, by a chunk that comes on demand. At the top there is no place to take along, and no chunk to wait for. */
export function switchLanguage(href: string): void {
  const address = new URL(href);
  // A redirect keeps the fragment of the requested address (Fetch, 4.4).
  address.hash = location.hash;
  const leave = (): void => location.assign(address);
  if (scrollY === 0) leave();
  else keepPlaceAnd(leave);
}

function keepPlaceAnd(leave: () => void): void {
  import('./place-on-page.ts').then(({ keepPlace }) => {
    keepPlace();
    leave();
  }, leave);
}

/** Whether the document before has kept the place on its page for this one. */
export function isPlaceStored(): boolean {
  return (storedPlace.read() ?? null) !== null;
}

/** Right after the start of a document: finds the place again when it was brought along. */
export function restorePlaceAfterSwitch(): void {
  if (!isPlaceStored()) return;
  // Without the chunk the shopper starts at the top, as without scripts.
  import('./place-on-page.ts').then(
    ({ restorePlace }) => restorePlace(),
    () => undefined,
  );
}
