import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of the attacker: answers everything and remembers which paths were requested. */
export async function openForeignOrigin() {
  const requested = new Set<string>();
  const server = createServer(({ url = '/' }, response) => {
    requested.add(new URL(url, 'http://foreign').pathname);
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end('');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Another host name than the shop's, so that it is another site as well.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    close: () => server.close().closeAllConnections(),
  };
}
