import { givenRequestId, REQUEST_ID_HEADER } from '@vitrava/server-kit/request-id';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { UnusableAnswerError } from './api-answer.ts';
import type { ReadApi } from './api-client.ts';
import type { ApiCall, ApiOutcome } from './job.ts';

const Call = Compile(
  Type.Object({
    url: Type.String({ maxLength: 8192 }),
    method: Type.Union([Type.Literal('GET'), Type.Literal('HEAD')]),
    headers: Type.Record(Type.String(), Type.String({ maxLength: 1024 })),
  }),
);

/** The headers of a render's call. It has no access to the visitor, and a proxy's headers are not its to send. */
const HEADERS = ['accept', 'accept-language'];
/** Calls of a process that are under way at once; a page makes a handful. */
const MOST_CALLS = 64;
/** The deadline of a call is its render's to keep; after so many of them it ends, whatever the release does. */
const MOST_DEADLINES = 2;
/** Where no render has been given a deadline yet. */
const LONGEST_MS = 30_000;
const NAMED_LENGTH = 200;

/** The calls of one render process. */
export interface ApiCalls {
  /** Its renders are given this address of the API and this deadline: they may read below its `/api/`. */
  offer(input: unknown): void;
  call(id: number, call: unknown): Promise<ApiOutcome>;
  cancel(id: number): void;
  /** Number of calls under way. */
  size(): number;
  close(): void;
}

/**
 * Makes the calls of a render process, which has no network of its own: reading calls to the API alone. Other services
 * on this machine or beside it (admin ports, other services, a cloud's metadata) are out of their reach, also by way of
 * a redirect. `onFault`: the API gave no answer in good time, or one that no render is given; in a sentence.
 */
export function createApiCalls(read: ReadApi, onFault: (explanation: string) => void = () => undefined): ApiCalls {
  const bases = new Set<string>();
  const underWay = new Map<number, AbortController>();
  let deadlineMs = 0;

  /** The call as it is made, null when it is none to make. By the parsed form of its address, which is compared: one spelling has one meaning. */
  function allowed({ url, method, headers }: ApiCall): ApiCall | null {
    const href = URL.parse(url)?.href;
    if (href === undefined || ![...bases].some((base) => href.startsWith(base))) return null;
    return { url: href, method, headers: output(headers) };
  }

  return {
    offer(input) {
      const api = apiOf(input);
      if (api.base !== null) bases.add(api.base);
      deadlineMs = Math.max(deadlineMs, api.deadlineMs);
    },
    async call(id, call) {
      const reading = Call.Check(call) ? allowed(call) : null;
      if (!reading || underWay.size >= MOST_CALLS || underWay.has(id)) return 'refused';
      const ending = new AbortController();
      underWay.set(id, ending);
      const limitMs = MOST_DEADLINES * deadlineMs || LONGEST_MS;
      const limit = setTimeout(() => {
        onFault(`The API has not answered ${named(reading)} within ${limitMs} ms.`);
        ending.abort();
      }, limitMs);
      try {
        return await read(reading, ending.signal);
      } catch (error) {
        if (error instanceof UnusableAnswerError) onFault(`The answer of the API to ${named(reading)} ${error.message}`);
        return null;
      } finally {
        clearTimeout(limit);
        underWay.delete(id);
      }
    },
    cancel: (id) => underWay.get(id)?.abort(),
    size: () => underWay.size,
    close() {
      for (const ending of underWay.values()) ending.abort();
    },
  };
}

function output(headers: ApiCall['headers']): Record<string, string> {
  const stored = Object.entries(headers).flatMap(([name, value]) =>
    HEADERS.includes(name.toLowerCase()) ? [[name.toLowerCase(), value]] : [],
  );
  const id = givenRequestId(headers);
  return { ...Object.fromEntries(stored), ...(id !== null && { [REQUEST_ID_HEADER]: id }) };
}

/** Without its query, which may hold a visitor's words. */
function named({ method, url }: ApiCall): string {
  return `${method} ${new URL(url).pathname.slice(0, NAMED_LENGTH)}`;
}

/** `base`: what the addresses of the API begin with; null when the input names none. */
function apiOf(input: unknown): { readonly base: string | null; readonly deadlineMs: number } {
  const { api } = (input ?? {}) as { api?: { baseUrl?: unknown; deadlineMs?: unknown } };
  const { baseUrl, deadlineMs } = api ?? {};
  return {
    base: typeof baseUrl === 'string' && URL.canParse(baseUrl) ? new URL(`${baseUrl.replace(/\/$/, '')}/api/`).href : null,
    deadlineMs: typeof deadlineMs === 'number' && deadlineMs > 0 ? deadlineMs : 0,
  };
}
