import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { LRUCache } from 'lru-cache';
import type { RevalidatedText } from '../../http/index.ts';
import type { Renderer } from '../../render/index.ts';
import { guestKey } from './guest-cart.ts';
import type { RequestedPage } from './requested-page.ts';

/** An answer that was put together of rendered parts, as it is sent: a payload or a document. */
export interface WholePayload extends RevalidatedText {
  readonly status: number;
}

export interface WholePage extends WholePayload {
  readonly policy: string;
}

/** A rendered part of a page: how to request it again, and its content. */
interface Part {
  readonly read: () => Promise<object | null>;
  readonly value: WeakRef<object> | null;
}

/** A renderer that records its requests. */
export interface RecordingRenderer extends Renderer {
  readonly parts: readonly Part[];
}

export interface WholePages<Page extends WholePayload = WholePage> {
  /** The kept answer, if each of its parts is what the renderer gives for it now. */
  read(key: string): Promise<Page | null>;
  /** The cached page as it was sent last, for requests without a permit to compose it again; null when that was too long ago. */
  last(key: string): Page | null;
  keep(key: string, page: Page, parts: readonly Part[]): void;
}

/** As long as a part without a request meanwhile is served. */
const LAST_MS = lifetimeMs('renderedPage') + lifetimeMs('renderedPageStale');
/** The stored data of an answer beside its text: how to request its parts. */
const OVERHEAD_BYTES = 8 * 1024;

/**
 * Documents (or payloads) as they were sent, so that one is put together once for as long as its parts are the same.
 * The lifetime is not decided here: the parts are requested each time, which makes a part again exactly when it would
 * have been made again without this; while they are cached it costs next to nothing. At most `maxBytes` of them.
 */
export function createWholePages<Page extends WholePayload = WholePage>({
  maxBytes,
  now = Date.now,
}: {
  readonly maxBytes: number;
  readonly now?: () => number;
}): WholePages<Page> {
  const stored = new LRUCache<string, { readonly page: Page; readonly parts: readonly Part[]; goodAt: number }>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 8),
    sizeCalculation: ({ page }) => OVERHEAD_BYTES + page.body.length,
  });

  return {
    async read(key) {
      const entry = stored.get(key);
      if (!entry) return null;
      const values = await Promise.all(entry.parts.map(({ read }) => read()));
      if (!entry.parts.every(({ value }, index) => value?.deref() === values[index])) return null;
      entry.goodAt = now();
      return entry.page;
    },
    last(key) {
      const entry = stored.get(key);
      return entry && now() - entry.goodAt <= LAST_MS ? entry.page : null;
    },
    keep(key, page, parts) {
      // What could not be rendered is tried again for the next visitor.
      if (page.status === 200 && parts.every(({ value }) => value !== null)) stored.set(key, { page, parts, goodAt: now() });
    },
  };
}

/** Refers to the parts weakly: the renderer decides how long they are stored. */
export function recordParts(renderer: Renderer): RecordingRenderer {
  const parts: Part[] = [];
  async function record<T extends object>(read: () => Promise<T | null>): Promise<T | null> {
    const value = await read();
    parts.push({ read, value: value && new WeakRef(value) });
    return value;
  }
  return {
    parts,
    remote: (...requested) => record(() => renderer.remote(...requested)),
    frame: (...requested) => record(() => renderer.frame(...requested)),
    cacheStats: renderer.cacheStats,
  };
}

/** Everything that decides the bytes of a document beside its rendered parts. `origin` is in its addresses. */
export function wholePageKey(requested: RequestedPage, origin: string): string {
  const { settings, isFirstVisit, hasTypeface, trial } = requested;
  const ofVisitor = [isFirstVisit, hasTypeface, JSON.stringify(trial), guestKey(requested)];
  return [settings.theme.stamp, JSON.stringify(settings.stamps), origin, ...ofVisitor, payloadKey(requested)].join('\n');
}

/** The same for the payload of a soft navigation, which holds what the page's owner made and nothing of the frame. */
export function payloadKey({ composition, settings, locale, path, search, flags, cookies }: RequestedPage): string {
  return [composition.id, locale, settings.stamp, path, search, JSON.stringify(flags), JSON.stringify(cookies)].join('\n');
}
