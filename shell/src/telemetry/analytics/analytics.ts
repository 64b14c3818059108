import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';
import type { Observer, RouteFinder } from '../observation.ts';
import { hasSecret, publicAddress } from './public-address.ts';

type TagFunction = (...call: unknown[]) => void;
/** Calls made before the tag was there, where tags of this form look for them. */
type Queue = TagFunction & { a: unknown[][]; l: number };

const MAX_QUEUED = 100;
/** The tag counts the first page by itself; it records neither sessions nor clicks. */
const INIT = { webvisor: false, clickmap: false, trackLinks: false, accurateTrackBounce: true };

/**
 * Loads the owner's tag and calls it at each change of route after the first page. The tag is a function with the calls of Yandex
 * Metrica, `tag(id, 'hit', address, { title, referer })`; until its script is there calls wait in `tag.a`, and none is lost.
 * A script that does not come costs one event and silence.
 */
export function startAnalytics(
  { tagUrl, id, global, delayMs }: PageAnalytics,
  locale: LocaleCode,
  findRoute: RouteFinder,
  report: Observer,
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
      report({ kind: 'error', source: 'tag', error });
    }
  };
  call('init', INIT);
  let state: 'delayed' | 'due' | 'requested' = 'delayed';
  // The tag reads the address by itself: it waits until the page has taken the secret of an email out of it.
  const loadWhenDue = (): void => {
    if (state !== 'due' || hasSecret(location.search)) return;
    state = 'requested';
    loadScript(tagUrl, () => report({ kind: 'error', source: 'tag', error: new Error('tag') }));
  };
  setTimeout(() => {
    state = 'due';
    loadWhenDue();
  }, delayMs);

  let last: string | null = null;
  return (observation) => {
    if (observation.kind !== 'page') return;
    loadWhenDue();
    const { address, isWhole } = publicAddress(observation.url, findRoute(observation.url.split('?')[0] ?? '/')?.route ?? null, locale);
    const referer = last;
    last = location.origin + address;
    if (observation.isFirst) return;
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
