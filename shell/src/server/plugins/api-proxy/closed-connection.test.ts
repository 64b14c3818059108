import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import fastify from 'fastify';
import { takeWholeBodies } from './whole-bodies.ts';

it('A client that disconnects before its body is read causes no error of the server', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  const answered = Promise.withResolvers<number>();
  app.addHook('onRequest', async ({ raw }) => {
    raw.socket.destroy();
    await once(raw.socket, 'close');
  });
  app.addHook('onSend', async (_request, reply) => answered.resolve(reply.statusCode));
  takeWholeBodies(app);
  app.post('/api/orders/', () => 'made');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  socket.write('POST /api/orders/ HTTP/1.1\r\nhost: shop\r\ncontent-length: 10\r\n\r\n');
  expect(await answered.promise).toBeLessThan(500);
  expect(lines).toEqual([]);
  await app.close();
});
