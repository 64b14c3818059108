import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { endSilentConnections } from './silent-connections.ts';

it('ends a connection that says nothing, and leaves one that has begun to ask', async () => {
  const server = createServer((_request, response) => void response.end('good'));
  endSilentConnections(server, 50);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [silent, asking] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  asking.write('GET / HTTP/1.1\r\n');
  await once(silent.resume(), 'close');
  asking.write('Host: shop\r\nConnection: close\r\n\r\n');
  const [answer] = (await once(asking, 'data')) as [Buffer];
  expect(answer.toString()).toContain('200 OK');
  server.close();
});
