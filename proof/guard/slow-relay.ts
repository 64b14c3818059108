import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** Stands before an API; what it answers can be made late. */
export interface SlowRelay {
  readonly url: string;
  /** Answers wait so long from now on, in milliseconds. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** Opens a relay on a free port of this machine. */
export async function openSlowRelay(target: string): Promise<SlowRelay> {
  let delayMs = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    const forward = () => {
      const call = request(new URL(incoming.url ?? '/', target), { method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, outgoing, () => undefined);
      });
      pipeline(incoming, call, (error) => error && outgoing.destroy());
    };
    setTimeout(forward, delayMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delay: (ms) => {
      delayMs = ms;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
