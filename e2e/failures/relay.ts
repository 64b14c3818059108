import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong between two servers, or between a server and a browser. */
export type WireFault =
  | { readonly type: 'down' }
  /** Held for so long before it is passed on. */
  | { readonly type: 'slow'; readonly ms: number }
  | { readonly type: 'answer'; readonly status: number; readonly contentType: string; readonly body: string }
  /** The answer with more at its end than was sent. */
  | { readonly type: 'tampered'; readonly addition: string };

/** Which requests meet which fault. */
export interface Met {
  readonly fault: WireFault;
  readonly isMeant: (method: string, path: string) => boolean;
}

/** Stands before a server; requests can be made to meet a fault. */
export interface FaultRelay {
  readonly url: string;
  /** From now on; null: all is well again. */
  meet(met: Met | null): void;
  /** Every request so far, as `GET /path`. */
  readonly asked: readonly string[];
  /** For how many seconds servers may keep what a path was answered with last. */
  readonly keptFor: ReadonlyMap<string, number>;
  /** How many requests have met a fault. */
  faults(): number;
  /** What pages have reported of themselves. */
  readonly reports: readonly string[];
  close(): Promise<void>;
}

let visitors = 0;

/** An address of its own for each relay: a shop that believes it counts every relay's visitors as another one. */
function nextAddress(): string {
  visitors += 1;
  return `10.9.${visitors >> 8}.${visitors & 255}`;
}

/** Opens a relay on a free port of this machine. */
export async function openFaultRelay(target: string): Promise<FaultRelay> {
  let met: Met | null = null;
  let faults = 0;
  const asked: string[] = [];
  const reports: string[] = [];
  const keptFor = new Map<string, number>();
  const address = nextAddress();
  const server = createServer((incoming, outgoing) => {
    const [method, path] = [incoming.method ?? 'GET', incoming.url ?? '/'];
    asked.push(`${method} ${path}`);
    if (path === '/_events') void readText(incoming).then((text) => reports.push(text));
    const fault = met?.isMeant(method, path) ? met.fault : null;
    if (fault) faults += 1;
    if (fault?.type === 'down') return void incoming.socket.destroy();
    if (fault?.type === 'answer') return answer(outgoing, fault);
    const addition = fault?.type === 'tampered' ? fault.addition : null;
    const forward = () => passOn(new URL(path, target), { incoming, outgoing, address, addition, keptFor });
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
    asked,
    keptFor,
    faults: () => faults,
    reports,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

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
  readonly addition: string | null;
  readonly keptFor: Map<string, number>;
}

function passOn(target: URL, { incoming, outgoing, address, addition, keptFor }: Passing): void {
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? address };
  // What is changed on its way must be readable.
  if (addition !== null) headers['accept-encoding'] = 'identity';
  const call = request(target, { method: incoming.method, headers, agent: false }, (answered) => {
    const { 'content-length': _, ...rest } = answered.headers;
    keptFor.set(target.pathname, Number(/s-maxage=(\d+)/.exec(answered.headers['cache-control'] ?? '')?.[1] ?? 0));
    if (outgoing.destroyed) return void answered.destroy();
    if (addition === null) {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
      return void answered.pipe(outgoing);
    }
    outgoing.writeHead(answered.statusCode ?? 502, { ...rest, 'cache-control': 'no-store' });
    answered.pipe(outgoing, { end: false });
    answered.once('end', () => outgoing.end(addition));
  });
  call.once('error', () => outgoing.destroy());
  incoming.pipe(call);
  outgoing.once('close', () => call.destroy());
}
