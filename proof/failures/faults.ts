import { hangsOnServer, throwsOnServer } from '../../e2e/fixtures/breakages.ts';
import type { BuildChange } from '../../e2e/fixtures/changed-release.ts';
import type { NetworkFault } from '../fault/relay.ts';
import { exhaustsServerMemory, hasUnsupportedSyntax, throwsOnLoad, throwsOnMount } from '../fault/releases.ts';
import type { BrowserState } from './observe/visitor.ts';

/** A fault of a remote: in the responses for its files, in its browser code, or in its render on the server. */
export type RemoteFault =
  | { readonly name: string; readonly in: 'files'; readonly files: RegExp; readonly fault: NetworkFault }
  | { readonly name: string; readonly in: 'browser code' | 'server render'; readonly change: BuildChange };

export interface ApiFault {
  readonly name: string;
  readonly fault: NetworkFault;
  readonly delayMs: number;
  /** It happens to reads only, or to changes only. */
  readonly only?: 'reads' | 'changes';
}

/** Longer than the shell waits for a file. */
const FILE_DELAY_MS = 24_000;
/** Longer than server and browser wait for the API. */
const API_DELAY_MS = 18_000;

const text = (status: number): NetworkFault => ({ type: 'response', status, contentType: 'text/plain', body: 'broken on purpose' });
const json = (status: number, body = '{"detail":"broken on purpose"}'): NetworkFault => ({
  type: 'response',
  status,
  contentType: 'application/json',
  body,
});

export const REMOTE_FAULTS: readonly RemoteFault[] = [
  { name: 'files 404', in: 'files', files: /./, fault: text(404) },
  { name: 'files 500', in: 'files', files: /./, fault: text(500) },
  { name: 'scripts slow past the deadline', in: 'files', files: /\.js$/, fault: { type: 'slow', ms: FILE_DELAY_MS } },
  { name: 'style sheets slow past the deadline', in: 'files', files: /\.css$/, fault: { type: 'slow', ms: FILE_DELAY_MS } },
  { name: 'files tampered with', in: 'files', files: /\.js$/, fault: { type: 'tampered', addition: '\n/* changed on its way */\n' } },
  { name: 'syntax error', in: 'browser code', change: hasUnsupportedSyntax },
  { name: 'throws on load', in: 'browser code', change: throwsOnLoad },
  { name: 'throws on mount', in: 'browser code', change: throwsOnMount },
  { name: 'throws on server render', in: 'server render', change: throwsOnServer },
  { name: 'hangs on server render', in: 'server render', change: hangsOnServer },
  { name: 'exhausts memory on server render', in: 'server render', change: exhaustsServerMemory },
];

export const API_FAULTS: readonly ApiFault[] = [
  { name: 'down', fault: { type: 'down' }, delayMs: 0 },
  { name: '5xx', fault: json(503), delayMs: 0 },
  { name: 'invalid JSON', fault: json(200, '{"results": [1, "x"'), delayMs: 0 },
  {
    name: 'HTML instead of JSON',
    fault: { type: 'response', status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' },
    delayMs: 0,
  },
  { name: '401', fault: json(401), delayMs: 0 },
  { name: '403', fault: json(403), delayMs: 0 },
  { name: '429', fault: json(429), delayMs: 0 },
  { name: 'slow', only: 'reads', fault: { type: 'slow', ms: API_DELAY_MS }, delayMs: API_DELAY_MS },
  // A change may be carried out although no response arrives.
  { name: 'slow', only: 'changes', fault: { type: 'response lost', ms: API_DELAY_MS }, delayMs: API_DELAY_MS },
  { name: 'response lost', only: 'changes', fault: { type: 'response lost', ms: 0 }, delayMs: 0 },
];

const NO_STORAGE = 'a document without scripts uses no storage';
const NO_DOCUMENT = 'without a connection the browser shows its own page';

/** Where a fault of the browser can occur, or why it cannot. */
export const BROWSER_FAULTS: Readonly<Record<Exclude<BrowserState, 'whole'> | 'offline', Readonly<Record<string, 'run' | string>>>> = {
  'storage full': { 'server HTML': NO_STORAGE, 'first load': 'run', 'soft navigation': 'run' },
  'storage forbidden': { 'server HTML': NO_STORAGE, 'first load': 'run', 'soft navigation': 'run' },
  'cookies off': { 'server HTML': 'run', 'first load': 'run', 'soft navigation': 'run' },
  'scripts off': { 'server HTML': 'run' },
  offline: { 'server HTML': NO_DOCUMENT, 'first load': NO_DOCUMENT, 'soft navigation': 'run' },
};
