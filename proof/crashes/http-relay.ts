import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Gate } from './gate.ts';
import { listen, type Relay } from './relay.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Options {
  /** What its messages are called at the gate. */
  readonly name: string;
  /** Where calls go to now; null while no one is there. */
  readonly target: () => string | null;
  readonly gate: Gate;
  /** A call has come; what is given hears of its end, answered or not. */
  readonly came?: () => () => void;
}

/** Stands between a server and those who call it; whoever calls finds it at the same address when the server has started anew. */
export async function relayHttp({ name, target, gate, came }: Options): Promise<Relay> {
  async function answerTo(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const ended = came?.();
    const body = await buffer(incoming);
    const message = `${name}: ${incoming.method} ${incoming.url?.replace(/[\w-]{20,}/, '…')}`;
    const answer = await gate.pass(message, () => forward(target(), incoming, body)).catch(() => null);
    ended?.();
    // One request for one connection: no one sends on one whose other end has died.
    if (answer === null) incoming.socket.destroy();
    else outgoing.writeHead(answer.status, { ...answer.headers, connection: 'close' }).end(answer.body);
  }

  const server = createServer((incoming, outgoing) => {
    answerTo(incoming, outgoing).catch(() => incoming.socket.destroy());
  });
  const relay = await listen(server);
  return {
    port: relay.port,
    close: () => {
      server.closeAllConnections();
      return relay.close();
    },
  };
}

function forward(target: string | null, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  if (target === null) return Promise.reject(new Error('no server is there'));
  return new Promise((resolve, reject) => {
    const { method, headers } = incoming;
    const call = request(new URL(incoming.url ?? '/', target), { method, headers, agent: false }, (response) => {
      buffer(response).then(
        (received) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: received }),
        reject,
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
