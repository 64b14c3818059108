import { givenRequestId, REQUEST_ID_HEADER } from '@vitrava/server-kit/request-id';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type ReadApi, UnusableAnswerError } from './api-client.ts';
import type { ApiCall, ApiOutcome } from './job.ts';

const Call = Compile(
  Type.Object({
    url: Type.String({ maxLength: 8192 }),
    method: Type.Union([Type.Literal('GET'), Type.Literal('HEAD')]),
    headers: Type.Record(Type.String(), Type.String({ maxLength: 1024 })),
  }),
);

/** The API of the shop. `deadlineMs` is the deadline of one call, which its render has to keep. */
export interface ApiAccess {
  readonly baseUrl: string;
  readonly deadlineMs: number;
}

/** The headers of a render's call. It has no access to the visitor, and a proxy's headers are not its to send. */
const HEADERS = ['accept', 'accept-language'];
/** Calls of a process that are under way at once; a page makes a handful. */
const MOST_CALLS = 64;
/** After so many deadlines a call ends, whatever the release does. */
const MOST_DEADLINES = 2;

export interface ApiCalls {
  call(id: number, call: unknown): Promise<ApiOutcome>;
  cancel(id: number): void;
  size(): number;
  close(): void;
}

/** Makes the calls of a render process: reads of the API alone, also across redirects. */
export function createApiCalls({ baseUrl, deadlineMs }: ApiAccess, read: ReadApi): ApiCalls {
  const base = URL.parse(`${baseUrl.replace(/\/$/, '')}/api/`)?.href;
  const underWay = new Map<number, AbortController>();

  /** The call as it is made, null when it is none to make. By the parsed form of its address, which is compared: one spelling has one meaning. */
  function allowed({ url, method, headers }: ApiCall): ApiCall | null {
    const href = URL.parse(url)?.href;
    return href !== undefined && base !== undefined && href.startsWith(base) ? { url: href, method, headers: own(headers) } : null;
  }

  return {
    async call(id, call) {
      const reading = Call.Check(call) ? allowed(call) : null;
      if (!reading || underWay.size >= MOST_CALLS || underWay.has(id)) return 'refused';
      const ending = new AbortController();
      underWay.set(id, ending);
      const limit = setTimeout(() => ending.abort(), MOST_DEADLINES * deadlineMs);
      try {
        return await read(reading, ending.signal);
      } catch (error) {
        return error instanceof UnusableAnswerError ? `an answer that ${error.message}` : 'no answer';
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

function own(headers: ApiCall['headers']): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const id = givenRequestId(headers);
  return { ...Object.fromEntries(named.filter(([name]) => HEADERS.includes(name))), ...(id !== null && { [REQUEST_ID_HEADER]: id }) };
}
