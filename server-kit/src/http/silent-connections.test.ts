import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { endSilentConnections } from './silent-connections.ts';

it('A silent connection is ended, and one with a begun request stays', async () => {
  const server = createServer((_request, response) => void response.end('good'));
  endSilentConnections(server, 50);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [silent, busy] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  busy.write('GET / HTTP/1.1\r\n');
  await once(silent.resume(), 'close');
  busy.write('Host: shop\r\nConnection: close\r\n\r\n');
  const [answer] = (await once(busy, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
  server.close();
});
