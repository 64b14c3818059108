import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ApiAnswer, ApiCall, ApiOutcome } from './job.ts';

type Fetch = typeof globalThis.fetch;

const Call = Compile(
  Type.Object({
    url: Type.String({ maxLength: 8192 }),
    method: Type.Union([Type.Literal('GET'), Type.Literal('HEAD')]),
    headers: Type.Record(Type.String(), Type.String({ maxLength: 1024 })),
  }),
);

/** What a render says of itself. Who asks is never known to it, and what a proxy says to the API is not its to say. */
const HEADERS = ['accept', 'accept-language'];
/** Calls of a thread that are under way at once; a page makes a handful. */
const MOST_CALLS = 64;

/** The calls of one thread. */
export interface ApiCalls {
  /** Its renders are given this address of the API; they may read below its `/api/`. */
  offer(input: unknown): void;
  call(id: number, call: unknown): Promise<ApiOutcome>;
  cancel(id: number): void;
  close(): void;
}

/**
 * Makes the calls that the renders of a thread ask for, which has no network of its own: reading calls to the API alone. Whatever else
 * listens on this machine or beside it (admin ports, other services, a cloud's metadata) is out of their reach, also by way of a redirect.
 */
export function createApiCalls(fetch: Fetch): ApiCalls {
  const bases = new Set<string>();
  const underWay = new Map<number, AbortController>();

  function isAllowed(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { href } = new URL(url);
    return [...bases].some((base) => href.startsWith(base));
  }

  return {
    offer(input) {
      const base = baseUrlOf(input);
      if (base !== null) bases.add(base);
    },
    async call(id, call) {
      if (!Call.Check(call) || !isAllowed(call.url) || underWay.size >= MOST_CALLS || underWay.has(id)) return 'refused';
      const ending = new AbortController();
      underWay.set(id, ending);
      try {
        return await ask(fetch, call, ending.signal);
      } catch {
        return null;
      } finally {
        underWay.delete(id);
      }
    },
    cancel: (id) => underWay.get(id)?.abort(),
    close() {
      for (const ending of underWay.values()) ending.abort();
    },
  };
}

async function ask(fetch: Fetch, { url, method, headers }: ApiCall, signal: AbortSignal): Promise<ApiAnswer> {
  const said = Object.fromEntries(Object.entries(headers).filter(([name]) => HEADERS.includes(name.toLowerCase())));
  // By its parsed form, which is what was compared: one spelling of an address has one meaning.
  const response = await fetch(new URL(url).href, { method, headers: said, redirect: 'error', signal });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.arrayBuffer() };
}

/** What the addresses of the API begin with; null when the input names none. */
function baseUrlOf(input: unknown): string | null {
  const { api } = (input ?? {}) as { api?: { baseUrl?: unknown } };
  const baseUrl = api?.baseUrl;
  return typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(`${baseUrl.replace(/\/$/, '')}/api/`).href : null;
}
