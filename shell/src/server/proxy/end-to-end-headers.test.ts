import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { openFixtureShop } from '../testing/index.ts';
import { endToEndHeaders } from './end-to-end-headers.ts';

it('Headers that Connection names are headers of that connection, too', () => {
  const headers = { connection: 'close, X-Hop', 'x-hop': '1', te: 'trailers', 'keep-alive': 'timeout=5', etag: '"a"', bad: 'a\u0001b' };
  expect(endToEndHeaders(headers)).toEqual({ etag: '"a"' });
});

it('The API proxy forwards no header of one connection, neither to the API nor to the visitor', async () => {
  const received: (readonly string[])[] = [];
  const api = createServer((request, response) => {
    if (request.url === '/api/faq/') received.push(request.rawHeaders.filter((_, index) => index % 2 === 0));
    response.setHeader('connection', 'close, x-from-api');
    response.setHeader('keep-alive', 'timeout=99');
    response.setHeader('proxy-authenticate', 'Basic');
    response.setHeader('upgrade', 'h2c');
    response.setHeader('x-from-api', '1');
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const shop = await openFixtureShop([], { apiBaseUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const socket = connect(await shop.port(), '127.0.0.1');
  const sent = [
    'Connection: close, X-Hop',
    'X-Hop: 1',
    'Keep-Alive: timeout=5',
    'TE: trailers',
    'Proxy-Authorization: Basic eA==',
    'Trailer: x',
  ];
  socket.write(`GET /api/faq/ HTTP/1.1\r\nHost: shop\r\n${sent.join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  await shop.close();
  api.closeAllConnections();
  api.close();
  const hopByHop = /^(?:x-hop|keep-alive|te|proxy-.*|trailer|upgrade|x-from-api)\b/im;
  expect(answer).toMatch(/^HTTP\/1.1 200/);
  expect(received.map((names) => names.filter((name) => hopByHop.test(name)))).toEqual([[]]);
  expect(answer).not.toMatch(hopByHop);
});
