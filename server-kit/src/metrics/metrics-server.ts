import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `GET /metrics` in the text format of Prometheus at a port of its own, which visitors do not reach. Rejects when the port is in use. `read` is called for each request. */
export async function openMetricsServer(
  read: () => Promise<string>,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isMetrics) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': TEXT, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.unref();
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/metrics`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
