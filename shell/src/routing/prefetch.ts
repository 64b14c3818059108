import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { whenIdle } from '../idle/index.ts';
import { type Address, readAddress, softTarget } from './address.ts';

const IMMEDIATELY = 4;
const REST_MS = 80;
/** No data is requested for a shopper who leaves at once. */
const SETTLED_MS = 2500;
const FIRST_CARDS = 4;
/** Of one page, however far the shopper scrolls: Back needs some of the payloads that are kept. */
const MOST_CARDS = 12;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export interface Prefetching {
  /** An opened page fetches, when idle, the code of its cards' page, then the first cards in view. */
  readonly offerFirstCards: () => void;
  /** Fetches the code of a page that is likely to be next. */
  readonly prefetchCode: (address: Address) => void;
}

/** Both may reject. */
export interface PrefetchLoaders {
  readonly page: (address: Address) => Promise<unknown>;
  readonly code: (address: Address) => Promise<unknown>;
}

/** Fetches a page when its link is rested on or pressed, and first cards in view; at most four, none on Save-Data. */
export function prefetchByIntent(locale: LocaleCode, loaders: PrefetchLoaders): Prefetching {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')) {
    return { offerFirstCards: () => undefined, prefetchCode: () => undefined };
  }

  let running = 0;
  const begin = (anchor: HTMLAnchorElement): void => {
    const address = softTarget(anchor, locale);
    if (!address || running >= IMMEDIATELY || !navigator.onLine || anchor.closest('[data-no-prefetch]')) return;
    running += 1;
    loaders
      .page(address)
      .catch(() => undefined)
      .finally(() => {
        running -= 1;
      });
  };

  let rest: ReturnType<typeof setTimeout> | undefined;
  const onceAtRest = (anchor: HTMLAnchorElement | null): void => {
    clearTimeout(rest);
    if (anchor) rest = setTimeout(() => begin(anchor), REST_MS);
  };
  document.addEventListener('pointerover', (event) => onceAtRest(event.pointerType === 'mouse' ? anchorOf(event) : null));
  document.addEventListener('focusin', (event) => {
    const anchor = anchorOf(event);
    onceAtRest(anchor?.matches(':focus-visible') ? anchor : null);
  });
  // Before the click, which comes when the finger or the button is lifted.
  document.addEventListener('pointerdown', (event) => {
    const anchor = event.button === 0 ? anchorOf(event) : null;
    if (anchor) begin(anchor);
  });

  const prefetchCode = (address: Address): void => {
    if (navigator.onLine) loaders.code(address).catch(() => undefined);
  };

  // A search leads to the address of its form.
  document.addEventListener('focusin', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('form[role=search]');
    if (form) prefetchCode(readAddress(new URL(form.action)));
  });

  let settled: ReturnType<typeof setTimeout> | undefined;
  const prefetched = new Set<string>();
  const prefetchCards = (): void => {
    prefetchCodeOfCards();
    const wanted = cards().filter((card) => isInView(card) && !prefetched.has(card.href));
    for (const card of wanted.slice(0, Math.min(FIRST_CARDS, MOST_CARDS - prefetched.size))) {
      prefetched.add(card.href);
      begin(card);
    }
  };
  const prefetchCodeOfCards = (): void => {
    const address = cards().map((card) => softTarget(card, locale))[0];
    if (address) prefetchCode(address);
  };
  const scheduleCards = (): void => {
    clearTimeout(settled);
    settled = setTimeout(() => whenIdle(prefetchCards), SETTLED_MS);
  };
  document.addEventListener('scroll', () => settled !== undefined && scheduleCards(), { passive: true });

  return {
    offerFirstCards() {
      prefetched.clear();
      if (document.readyState === 'complete') whenIdle(prefetchCodeOfCards);
      else addEventListener('load', () => whenIdle(prefetchCodeOfCards), { once: true });
      scheduleCards();
    },
    prefetchCode,
  };
}

function anchorOf(event: Event): HTMLAnchorElement | null {
  return (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]') ?? null;
}

function cards(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main article :is(h2, h3) a[href]')];
}

function isInView(card: HTMLAnchorElement): boolean {
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
