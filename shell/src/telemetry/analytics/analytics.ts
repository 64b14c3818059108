import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';
import type { Observer, RouteFinder } from '../sighting.ts';
import { hasSecret, publicAddress } from './public-address.ts';

type TagFunction = (...call: unknown[]) => void;
/** Calls made before the tag was there, where tags of this form look for them. */
type Queue = TagFunction & { a: unknown[][]; l: number };

const MAX_QUEUED = 100;
/** The tag counts the first page by itself; it records neither sessions nor clicks. */
const INIT = { webvisor: false, clickmap: false, trackLinks: false, accurateTrackBounce: true };

/**
 * Loads the owner's tag and tells it of each change of route after the first page. The tag is a function with the calls of Yandex
 * Metrica, `tag(id, 'hit', address, { title, referer })`; until its script is there calls wait in `tag.a`, and are lost to nobody.
 * A script that does not come costs one event and silence.
 */
export function startAnalytics(
  { tagUrl, id, global, delayMs }: PageAnalytics,
  locale: LocaleCode,
  findRoute: RouteFinder,
  tell: Observer,
): Observer {
  const holder = window as unknown as Record<string, TagFunction | undefined>;
  const counter = /^\d{1,15}$/.test(id) ? Number(id) : id;
  const queue: Queue = Object.assign(
    (...call: unknown[]) => {
      if (queue.a.length < MAX_QUEUED) queue.a.push(call);
    },
    { a: [] as unknown[][], l: Date.now() },
  );
  holder[global] ??= queue;
  const call: TagFunction = (...args) => {
    try {
      holder[global]?.(counter, ...args);
    } catch (error) {
      tell({ kind: 'error', source: 'tag', error });
    }
  };
  call('init', INIT);
  let state: 'delayed' | 'due' | 'asked' = 'delayed';
  // The tag reads the address by itself: it waits until the page has taken the secret of a letter out of it.
  const loadWhenDue = (): void => {
    if (state !== 'due' || hasSecret(location.search)) return;
    state = 'asked';
    loadScript(tagUrl, () => tell({ kind: 'error', source: 'tag', error: new Error('tag') }));
  };
  setTimeout(() => {
    state = 'due';
    loadWhenDue();
  }, delayMs);

  let last: string | null = null;
  return (sighting) => {
    if (sighting.kind !== 'page') return;
    loadWhenDue();
    const { address, isWhole } = publicAddress(sighting.url, findRoute(sighting.url.split('?')[0] ?? '/')?.route ?? null, locale);
    const referer = last;
    last = location.origin + address;
    if (sighting.isFirst) return;
    call('hit', last, { ...(isWhole && { title: document.title }), ...(referer !== null && { referer }) });
  };
}

function loadScript(src: string, onFailure: () => void): void {
  const script = document.createElement('script');
  script.async = true;
  // The shop's host is enough for the tag's server; what is searched for is not its business.
  script.referrerPolicy = 'strict-origin';
  script.src = src;
  script.addEventListener('error', onFailure, { once: true });
  document.head.append(script);
}
