import type { ProbeAnswer } from '../probe-worker.ts';

/** What the API of a shop answers to the pages that the gate renders. */
export interface Answers {
  /** The answer to a GET of a path such as `/api/news/?page=1`; null when there is none. Never rejects. */
  readonly get: (path: string, language: string) => Promise<ProbeAnswer | null>;
}

const DEADLINE_MS = 3_000;
const LARGEST_BYTES = 4_000_000;
/** More than any release asks for its pages. */
const MOST = 200;

/** Asks the backend at `origin`, each question once. What is not below `/api/` is not asked. */
export function answersFrom(origin: string): Answers {
  const known = new Map<string, Promise<ProbeAnswer | null>>();
  return {
    get(path, language) {
      const key = `${language} ${path}`;
      const present = known.get(key);
      if (present) return present;
      if (!path.startsWith('/api/') || known.size >= MOST) return Promise.resolve(null);
      const asked = ask(`${origin}${path}`, language).catch(() => null);
      known.set(key, asked);
      return asked;
    },
  };
}

async function ask(address: string, language: string): Promise<ProbeAnswer | null> {
  const headers = { accept: 'application/json', ...(language === '' ? {} : { 'accept-language': language }) };
  const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS) });
  const body = await response.text();
  if (body.length > LARGEST_BYTES) return null;
  return { status: response.status, type: response.headers.get('content-type') ?? '', body };
}
