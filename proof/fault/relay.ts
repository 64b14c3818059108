import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong between two servers, or between a server and a browser. */
export type WireFault =
  | { readonly type: 'down' }
  /** Held for so long before it is passed on. */
  | { readonly type: 'slow'; readonly ms: number }
  | { readonly type: 'answer'; readonly status: number; readonly contentType: string; readonly body: string }
  /** Passed on at once; the answer is held for so long, and then lost. */
  | { readonly type: 'unanswered'; readonly ms: number }
  /** The answer with more at its end than was sent. */
  | { readonly type: 'tampered'; readonly addition: string };

/** Which requests meet which fault. */
export interface Met {
  readonly fault: WireFault;
  readonly isMeant: (method: string, path: string) => boolean;
}

/** A request that has come through. */
export interface Asked {
  /** As `GET /path?query`. */
  readonly call: string;
  /** That it bears from server to server (decision 064). */
  readonly id: string;
  readonly isFaulty: boolean;
  /** Nothing more comes; null while it is under way. */
  endedAt: number | null;
}

/** Stands before a server; requests can be made to meet a fault. */
export interface FaultRelay {
  readonly url: string;
  /** From now on; null: all is well again. */
  meet(met: Met | null): void;
  /** What the ids begin with that it gives to requests without one. */
  readonly name: string;
  /** Every request so far. */
  readonly asked: readonly Asked[];
  /** What pages have reported of themselves. */
  readonly reports: readonly string[];
  close(): Promise<void>;
}

let relays = 0;

/** An address of its own for each relay: a shop that believes it counts every relay's visitors as another one. */
function addressOf(relay: number): string {
  return `10.9.${relay >> 8}.${relay & 255}`;
}

/** `keepsCaching`: servers may cache what passes. Otherwise they do not, since what they keep hides the next fault. */
export interface RelayOptions {
  readonly keepsCaching?: boolean;
}

/** Opens a relay on a free port of this machine. */
export async function openFaultRelay(target: string, { keepsCaching = false }: RelayOptions = {}): Promise<FaultRelay> {
  relays += 1;
  let met: Met | null = null;
  const asked: Asked[] = [];
  const reports: string[] = [];
  const address = addressOf(relays);
  const name = `relay-${String(relays).padStart(5, '0')}.`;
  const server = createServer((incoming, outgoing) => {
    const [method, path] = [incoming.method ?? 'GET', incoming.url ?? '/'];
    const fault = met?.isMeant(method, path) ? met.fault : null;
    const id = String(incoming.headers['x-request-id'] ?? `${name}${asked.length + 1}`);
    const one: Asked = { call: `${method} ${path}`, id, isFaulty: fault !== null, endedAt: null };
    asked.push(one);
    outgoing.once('close', () => {
      one.endedAt = performance.now();
    });
    if (path === '/_events')
      readText(incoming).then(
        (text) => reports.push(text),
        () => undefined,
      );
    if (fault?.type === 'down') return void incoming.socket.destroy();
    if (fault?.type === 'answer') return answer(outgoing, fault);
    const forward = () => passOn(new URL(path, target), { incoming, outgoing, address, id, fault, keepsCaching });
    if (fault?.type === 'slow') setTimeout(forward, fault.ms).unref();
    else forward();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    meet: (next) => {
      met = next;
    },
    name,
    asked,
    reports,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Fails when whoever sends it goes before its end. */
async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(incoming, 'end');
  return Buffer.concat(chunks).toString('utf8');
}

function answer(outgoing: ServerResponse, { status, contentType, body }: Extract<WireFault, { type: 'answer' }>): void {
  outgoing.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store', ...(status === 429 && { 'retry-after': '1' }) });
  outgoing.end(body);
}

interface Passing {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly address: string;
  readonly id: string;
  readonly fault: WireFault | null;
  readonly keepsCaching: boolean;
}

function passOn(target: URL, { incoming, outgoing, address, id, fault, keepsCaching }: Passing): void {
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? address, 'x-request-id': id };
  // What is changed on its way must be readable.
  if (fault?.type === 'tampered') headers['accept-encoding'] = 'identity';
  const call = request(target, { method: incoming.method, headers, agent: false }, (answered) => {
    if (fault?.type === 'unanswered') {
      answered.resume();
      return void setTimeout(() => outgoing.destroy(), fault.ms).unref();
    }
    if (outgoing.destroyed) return void answered.destroy();
    if (fault?.type === 'tampered') return passOnWith(answered, outgoing, fault.addition);
    const headers = { ...answered.headers };
    if (!keepsCaching && headers['cache-control'])
      headers['cache-control'] = headers['cache-control'].replace(/s-maxage=\d+/, 's-maxage=0');
    outgoing.writeHead(answered.statusCode ?? 502, headers);
    answered.pipe(outgoing);
  });
  call.once('error', () => outgoing.destroy());
  incoming.pipe(call);
  // What is left without an answer is done all the same.
  if (fault?.type !== 'unanswered') outgoing.once('close', () => call.destroy());
}

function passOnWith(answered: IncomingMessage, outgoing: ServerResponse, addition: string): void {
  const { 'content-length': _, ...rest } = answered.headers;
  outgoing.writeHead(answered.statusCode ?? 502, { ...rest, 'cache-control': 'no-store' });
  answered.pipe(outgoing, { end: false });
  answered.once('end', () => outgoing.end(addition));
}
