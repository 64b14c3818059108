import { abortAfter } from '@vitrava/shared-kit/abort';
import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { PageFlags, PagePayload } from '@vitrava/shared-kit/contracts/page';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { num, obj, or, str, val } from '@withease/contracts';

const DEADLINE_MS = 8000;
const MAX_ENTRIES = 30;

const payloadContract = obj({
  status: num,
  owner: or(str, val(null)),
  rendering: or(val('rendered' as const), val('left-to-browser' as const)),
  head: obj({ title: str }),
  values: obj({}),
});
const reloadContract = obj({ reload: val(true) });

/** A page's data, or the advice to load a new document: the server no longer has this page's versions, or decides other flags for it. */
export type PayloadAnswer =
  | { readonly kind: 'payload'; readonly payload: PagePayload }
  | { readonly kind: 'reload' }
  | { readonly kind: 'failed' };

export interface Payloads {
  /** Data of a page; `any` accepts the history's cache, `fresh` a recent response, `network` sends a request. */
  readonly get: (url: string, wanted: 'any' | 'fresh' | 'network') => Promise<PayloadAnswer>;
}

/** What all pages of a document share. */
export interface PayloadsOptions {
  readonly compositionId: string;
  readonly flags: PageFlags;
  readonly locale: LocaleCode;
}

/** Per-route payloads of soft navigations, remembered for Back and for prefetched links. `url` is path and query without locale prefix. */
export function createPayloads(options: PayloadsOptions): Payloads {
  const stored = new Map<string, { at: number; answer: Promise<PayloadAnswer> }>();

  const remember = (url: string, answer: Promise<PayloadAnswer>): Promise<PayloadAnswer> => {
    stored.delete(url);
    stored.set(url, { at: Date.now(), answer });
    const oldest = stored.keys().next().value;
    if (stored.size > MAX_ENTRIES && oldest !== undefined) stored.delete(oldest);
    void answer.then((settled) => {
      const isReusable = settled.kind === 'payload' && settled.payload.status < 500 && settled.payload.rendering === 'rendered';
      if (!isReusable && stored.get(url)?.answer === answer) stored.delete(url);
    });
    return answer;
  };

  return {
    get(url, wanted) {
      const present = stored.get(url);
      const isGood = present && (wanted === 'any' || (wanted === 'fresh' && Date.now() - present.at < lifetimeMs('pagePayload')));
      return isGood ? present.answer : remember(url, fetchPayload(url, options));
    },
  };
}

async function fetchPayload(url: string, { compositionId, flags, locale }: PayloadsOptions): Promise<PayloadAnswer> {
  try {
    const query = new URLSearchParams({ path: localizePath(url, locale), composition: compositionId });
    const response = await fetch(`/_page?${query.toString()}`, { signal: abortAfter(DEADLINE_MS) });
    const answer: unknown = await response.json();
    if (payloadContract.isData(answer)) {
      const payload = answer as unknown as PagePayload;
      return textOf(payload.flags) === textOf(flags) ? { kind: 'payload', payload } : { kind: 'reload' };
    }
    return reloadContract.isData(answer) ? { kind: 'reload' } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}

function textOf(flags: PageFlags = {}): string {
  return JSON.stringify(Object.entries(flags).sort(([a], [b]) => a.localeCompare(b)));
}
