import { abortAfter } from '@vitrava/shared-kit/abort';
import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { PagePayload } from '@vitrava/shared-kit/contracts/page';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { num, obj, or, str, val } from '@withease/contracts';

const DEADLINE_MS = 8000;
const KEPT = 30;

const payloadContract = obj({
  status: num,
  owner: or(str, val(null)),
  rendering: or(val('rendered' as const), val('left-to-browser' as const)),
  head: obj({ title: str }),
  values: obj({}),
});
const reloadContract = obj({ reload: val(true) });

/** A page's data, or the advice to load the document anew because the server no longer knows this page's versions. */
export type PayloadAnswer =
  | { readonly kind: 'payload'; readonly payload: PagePayload }
  | { readonly kind: 'reload' }
  | { readonly kind: 'failed' };

export interface Payloads {
  /** Data of a page; `any` takes what Back remembers, `fresh` what was fetched moments ago, `network` asks anew. */
  readonly get: (url: string, wanted: 'any' | 'fresh' | 'network') => Promise<PayloadAnswer>;
}

/** Per-route payloads of soft navigations, remembered for Back and for prefetched links. `url` is path and query without locale prefix. */
export function createPayloads(compositionId: string, locale: LocaleCode): Payloads {
  const kept = new Map<string, { at: number; answer: Promise<PayloadAnswer> }>();

  const remember = (url: string, answer: Promise<PayloadAnswer>): Promise<PayloadAnswer> => {
    kept.delete(url);
    kept.set(url, { at: Date.now(), answer });
    const oldest = kept.keys().next().value;
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    void answer.then((settled) => {
      const isWorthKeeping = settled.kind === 'payload' && settled.payload.status < 500 && settled.payload.rendering === 'rendered';
      if (!isWorthKeeping && kept.get(url)?.answer === answer) kept.delete(url);
    });
    return answer;
  };

  return {
    get(url, wanted) {
      const present = kept.get(url);
      const isGood = present && (wanted === 'any' || (wanted === 'fresh' && Date.now() - present.at < lifetimeMs('pagePayload')));
      return isGood ? present.answer : remember(url, fetchPayload(url, compositionId, locale));
    },
  };
}

async function fetchPayload(url: string, composition: string, locale: LocaleCode): Promise<PayloadAnswer> {
  try {
    const query = new URLSearchParams({ path: localizePath(url, locale), composition });
    const response = await fetch(`/_page?${query.toString()}`, { signal: abortAfter(DEADLINE_MS) });
    const answer: unknown = await response.json();
    if (payloadContract.isData(answer)) return { kind: 'payload', payload: answer as unknown as PagePayload };
    return reloadContract.isData(answer) ? { kind: 'reload' } : { kind: 'failed' };
  } catch {
    return { kind: 'failed' };
  }
}
