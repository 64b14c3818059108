import type { ProbeResponse } from '../probe-worker.ts';

/** Responses of the shop's API to the pages that the gate renders. */
export interface ApiResponses {
  /** The answer to a GET of a path such as `/api/news/?page=1`; null when there is none. Never rejects. */
  readonly get: (path: string, language: string) => Promise<ProbeResponse | null>;
}

const DEADLINE_MS = 3_000;
const LARGEST_BYTES = 4_000_000;
/** More than the pages of any release request. */
const MOST = 200;

/** Calls the backend at `origin`, once for each request. An address outside `/api/` is not called. */
export function createApiResponses(origin: string): ApiResponses {
  const known = new Map<string, Promise<ProbeResponse | null>>();
  return {
    get(path, language) {
      const key = `${language} ${path}`;
      const present = known.get(key);
      if (present) return present;
      if (!path.startsWith('/api/') || known.size >= MOST) return Promise.resolve(null);
      const requested = request(`${origin}${path}`, language).catch(() => null);
      known.set(key, requested);
      return requested;
    },
  };
}

async function request(address: string, language: string): Promise<ProbeResponse | null> {
  const headers = { accept: 'application/json', ...(language === '' ? {} : { 'accept-language': language }) };
  const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS) });
  const body = await response.text();
  if (body.length > LARGEST_BYTES) return null;
  return { status: response.status, type: response.headers.get('content-type') ?? '', body };
}
