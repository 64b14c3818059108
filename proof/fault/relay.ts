import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fault between two servers, or between a server and a browser. */
export type NetworkFault =
  | { readonly type: 'down' }
  /** The request is delayed. */
  | { readonly type: 'slow'; readonly ms: number }
  /** The server receives nothing; the relay responds. */
  | { readonly type: 'response'; readonly status: number; readonly contentType: string; readonly body: string }
  /** The server handles the request; its response is dropped after this time. */
  | { readonly type: 'response lost'; readonly ms: number }
  /** Bytes are appended to the response. */
  | { readonly type: 'tampered'; readonly addition: string };

export interface Injection {
  readonly fault: NetworkFault;
  readonly matches: (method: string, path: string) => boolean;
  /** Only the first matching request fails. */
  readonly isOnce?: boolean;
}

export interface RelayedRequest {
  /** As `GET /path?query`. */
  readonly call: string;
  /** The request id that servers pass on (decision 064). */
  readonly id: string;
  readonly isFaulty: boolean;
  /** Null while it is pending. */
  endedAt: number | null;
}

/** A proxy in front of a server that injects faults into requests. */
export interface FaultRelay {
  readonly url: string;
  /** Requests fail from now on as described; null: none. */
  inject(injection: Injection | null): void;
  /** The prefix of the ids that the relay gives to requests without one. */
  readonly idPrefix: string;
  readonly requests: readonly RelayedRequest[];
  /** Bodies of the telemetry that pages have sent. */
  readonly reports: readonly string[];
  close(): Promise<void>;
}

/** Decides at each exchange of a message whether it takes place; null: the connection breaks. */
export type Interceptor = <Response>(message: string, forward: () => Promise<Response>) => Promise<Response | null>;

export interface RelayOptions {
  /** Servers may cache responses. By default they may not, because a cached response hides the next fault. */
  readonly keepsCaching?: boolean;
  readonly intercept?: Interceptor;
}

let relays = 0;

/** Opens a relay on a free port. `target` is null while no server runs. */
export async function openFaultRelay(target: string | (() => string | null), options: RelayOptions = {}): Promise<FaultRelay> {
  relays += 1;
  const idPrefix = `relay-${String(relays).padStart(5, '0')}.`;
  // Each relay has its own client address, so that rate limits apply per visitor.
  const address = `10.9.${relays >> 8}.${relays & 255}`;
  let injection: Injection | null = null;
  const requests: RelayedRequest[] = [];
  const reports: string[] = [];
  const takeFault = (method: string, path: string): NetworkFault | null => {
    const fault = injection?.matches(method, path) ? injection.fault : null;
    if (fault && injection?.isOnce) injection = null;
    return fault;
  };
  const server = createServer((incoming, outgoing) => {
    const [method, path] = [incoming.method ?? 'GET', incoming.url ?? '/'];
    const fault = takeFault(method, path);
    const id = String(incoming.headers['x-request-id'] ?? `${idPrefix}${requests.length + 1}`);
    const relayed: RelayedRequest = { call: `${method} ${path}`, id, isFaulty: fault !== null, endedAt: null };
    requests.push(relayed);
    outgoing.once('close', () => {
      relayed.endedAt = performance.now();
    });
    if (path === '/_events')
      readText(incoming).then(
        (text) => reports.push(text),
        () => undefined,
      );
    const base = typeof target === 'string' ? target : target();
    if (fault?.type === 'down' || base === null) return void incoming.socket.destroy();
    if (fault?.type === 'response') return respond(outgoing, fault);
    const forward = () => void passOn(new URL(path, base), incoming, outgoing, { ...options, address, id, fault });
    if (fault?.type === 'slow') setTimeout(forward, fault.ms).unref();
    else forward();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inject: (next) => {
      injection = next;
    },
    idPrefix,
    requests,
    reports,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Rejects when the sender closes the connection early. */
async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(incoming, 'end');
  return Buffer.concat(chunks).toString('utf8');
}

function respond(outgoing: ServerResponse, { status, contentType, body }: Extract<NetworkFault, { type: 'response' }>): void {
  outgoing.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-store', ...(status === 429 && { 'retry-after': '1' }) });
  outgoing.end(body);
}

interface Passing extends RelayOptions {
  readonly address: string;
  readonly id: string;
  readonly fault: NetworkFault | null;
}

const passAll: Interceptor = (_message, forward) => forward();

async function passOn(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, passing: Passing): Promise<void> {
  const { fault, intercept = passAll } = passing;
  const message = `${incoming.method} ${incoming.url}`;
  const response = await intercept(message, () => send(target, incoming, outgoing, passing)).catch(() => null);
  if (response === null || outgoing.destroyed) {
    response?.destroy();
    return void incoming.socket.destroy();
  }
  if (fault?.type === 'response lost') {
    response.resume();
    return void setTimeout(() => outgoing.destroy(), fault.ms).unref();
  }
  const headers = { ...response.headers };
  if (fault?.type === 'tampered') {
    delete headers['content-length'];
    headers['cache-control'] = 'no-store';
  } else if (!passing.keepsCaching && headers['cache-control']) {
    headers['cache-control'] = headers['cache-control'].replace(/s-maxage=\d+/, 's-maxage=0');
  }
  outgoing.writeHead(response.statusCode ?? 502, headers);
  response.pipe(outgoing, { end: false });
  response.once('end', () => outgoing.end(fault?.type === 'tampered' ? fault.addition : undefined));
  response.once('error', () => outgoing.destroy());
}

/** Resolves with the response when its head has arrived. */
function send(target: URL, incoming: IncomingMessage, outgoing: ServerResponse, { address, id, fault }: Passing): Promise<IncomingMessage> {
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? address, 'x-request-id': id };
  // Bytes can only be appended to a response that is not compressed.
  if (fault?.type === 'tampered') headers['accept-encoding'] = 'identity';
  return new Promise((resolve, reject) => {
    const call = request(target, { method: incoming.method, headers, agent: false }, resolve);
    call.once('error', (error) => {
      outgoing.destroy();
      reject(error);
    });
    incoming.pipe(call);
    // A request whose response gets lost is handled nevertheless.
    if (fault?.type !== 'response lost') outgoing.once('close', () => call.destroy());
  });
}
