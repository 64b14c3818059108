import type { WireFault } from '../relay.ts';

const json = (status: number, body: string): WireFault => ({ type: 'answer', status, contentType: 'application/json', body });
const said = '{"detail":"broken on purpose"}';

/** Longer than the server waits for an answer of the API, and the browser too, in milliseconds. */
const BEYOND_DEADLINE_MS = 18_000;

/** What becomes of a call of the API. */
export const API_FAULTS: readonly { readonly name: string; readonly wire: WireFault }[] = [
  { name: 'down', wire: { type: 'down' } },
  { name: 'slow', wire: { type: 'slow', ms: BEYOND_DEADLINE_MS } },
  { name: '5xx', wire: json(503, said) },
  { name: 'garbage', wire: json(200, '{"results": [1, "x"') },
  { name: 'HTML for JSON', wire: { type: 'answer', status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' } },
  { name: '401', wire: json(401, said) },
  { name: '403', wire: json(403, said) },
  { name: '429', wire: json(429, said) },
];
