import type { WireFault } from '../../fault/relay.ts';

/** What becomes of a call of the API. */
export interface ApiFault {
  readonly name: string;
  readonly wire: WireFault;
  /** For how long it is not known what becomes of it. */
  readonly lateMs: number;
}

const json = (status: number, body: string): WireFault => ({ type: 'answer', status, contentType: 'application/json', body });
const said = '{"detail":"broken on purpose"}';

/** Longer than the server waits for an answer of the API, and the browser too, in milliseconds. */
const BEYOND_DEADLINE_MS = 18_000;

const AT_ONCE: readonly ApiFault[] = [
  { name: 'down', wire: { type: 'down' }, lateMs: 0 },
  { name: '5xx', wire: json(503, said), lateMs: 0 },
  { name: 'garbage', wire: json(200, '{"results": [1, "x"'), lateMs: 0 },
  {
    name: 'HTML for JSON',
    wire: { type: 'answer', status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' },
    lateMs: 0,
  },
  { name: '401', wire: json(401, said), lateMs: 0 },
  { name: '403', wire: json(403, said), lateMs: 0 },
  { name: '429', wire: json(429, said), lateMs: 0 },
];

/** Of a call that reads. */
export const READING_FAULTS: readonly ApiFault[] = [
  ...AT_ONCE,
  { name: 'slow', wire: { type: 'slow', ms: BEYOND_DEADLINE_MS }, lateMs: BEYOND_DEADLINE_MS },
];

/** Of a call that changes something: it may have been done though no answer comes. */
export const CHANGING_FAULTS: readonly ApiFault[] = [
  ...AT_ONCE,
  { name: 'slow', wire: { type: 'unanswered', ms: BEYOND_DEADLINE_MS }, lateMs: BEYOND_DEADLINE_MS },
  { name: 'answer lost', wire: { type: 'unanswered', ms: 0 }, lateMs: 0 },
];
