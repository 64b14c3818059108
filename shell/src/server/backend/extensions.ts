import { type CallOptions, isUnknownAddress } from './read-json.ts';

/** Calls beyond the shop's specification that answer to GET; the others cannot be tried without an effect. */
const EXTENSIONS = [
  'api/search/suggestions/',
  'api/news/',
  'api/faq/',
  'api/pages/',
  'api/company/',
  'api/orders/',
  'api/pickup_cities/',
  'api/pickup_points/',
  'api/payment_methods/',
] as const;

export interface ExtensionsOptions extends Pick<CallOptions, 'timeoutMs' | 'send'> {
  readonly apiBaseUrl: string;
  /** Until the next round; a round that some calls did not answer is repeated after a tenth of it. */
  readonly intervalMs?: number;
  /** Called when that changes with what is missing; with an empty list when all is there again. */
  readonly onChange: (missing: readonly string[]) => void;
}

export interface Extensions {
  start(): void;
  stop(): void;
  /** One round. Never rejects. */
  probe(): Promise<void>;
  /** What is known to be missing; the same list while nothing changes. */
  missing(): readonly string[];
}

type Finding = 'offered' | 'missing' | 'unknown';

/** Calls the backend in rounds, one call at a time, to find out which extra needs of the shop it meets. */
export function watchExtensions({ apiBaseUrl, timeoutMs, send = fetch, intervalMs = 300_000, onChange }: ExtensionsOptions): Extensions {
  const missing = new Set<string>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;
  let list: readonly string[] = [];
  let isWhole = false;

  async function find(path: string): Promise<Finding> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    try {
      const response = await send(`${apiBaseUrl}/${path}`, { headers: { accept: 'application/json' }, redirect: 'manual', signal });
      await response.body?.cancel();
      if (isUnknownAddress(response.status)) return 'missing';
      return response.status < 500 ? 'offered' : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  async function probe(): Promise<void> {
    isWhole = true;
    for (const path of EXTENSIONS) {
      const finding = await find(path);
      if (stopping.signal.aborted) return;
      // A call of which nothing is known now stays as it was.
      if (finding === 'missing') missing.add(path);
      if (finding === 'offered') missing.delete(path);
      if (finding === 'unknown') isWhole = false;
    }
    const found = EXTENSIONS.filter((path) => missing.has(path));
    if (found.join() === list.join()) return;
    list = found;
    onChange(list);
  }

  async function repeat(): Promise<void> {
    await probe();
    if (!stopping.signal.aborted) timer = setTimeout(() => void repeat(), isWhole ? intervalMs : intervalMs / 10).unref();
  }

  return {
    start: () => void repeat(),
    stop() {
      stopping.abort();
      if (timer) clearTimeout(timer);
    },
    probe,
    missing: () => list,
  };
}
