import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ReadApi } from './api-client.ts';
import type { ApiCall, ApiOutcome } from './job.ts';

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
export function createApiCalls(read: ReadApi): ApiCalls {
  const bases = new Set<string>();
  const underWay = new Map<number, AbortController>();

  /** The call as it is made, null when it is none to make. By the parsed form of its address, which is compared: one spelling has one meaning. */
  function allowed({ url, method, headers }: ApiCall): ApiCall | null {
    const href = URL.parse(url)?.href;
    if (href === undefined || ![...bases].some((base) => href.startsWith(base))) return null;
    return { url: href, method, headers: said(headers) };
  }

  return {
    offer(input) {
      const base = baseUrlOf(input);
      if (base !== null) bases.add(base);
    },
    async call(id, call) {
      const reading = Call.Check(call) ? allowed(call) : null;
      if (!reading || underWay.size >= MOST_CALLS || underWay.has(id)) return 'refused';
      const ending = new AbortController();
      underWay.set(id, ending);
      try {
        return await read(reading, ending.signal);
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

function said(headers: ApiCall['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (HEADERS.includes(name.toLowerCase()) ? [[name.toLowerCase(), value]] : [])),
  );
}

/** What the addresses of the API begin with; null when the input names none. */
function baseUrlOf(input: unknown): string | null {
  const { api } = (input ?? {}) as { api?: { baseUrl?: unknown } };
  const baseUrl = api?.baseUrl;
  return typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(`${baseUrl.replace(/\/$/, '')}/api/`).href : null;
}
