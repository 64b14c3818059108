import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createApiClient, type ReadApi } from './api-client.ts';

const connections = new Set<Socket>();
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let url = '';
let readApi: ReadApi;

beforeEach(async () => {
  connections.clear();
  answer = (_request, response) => void response.setHeader('content-type', 'application/json').end('{"title":"Новости"}');
  server = createServer((request, response) => {
    connections.add(request.socket);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/news/`;
  readApi = createApiClient();
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const read = (signal = new AbortController().signal) => readApi({ url, method: 'GET', headers: { 'accept-language': 'ru-RU' } }, signal);
const text = (body: ArrayBuffer) => Buffer.from(body).toString();

describe('a call to the API', () => {
  it('brings status, headers and body as they are', async () => {
    const { status, headers, body } = await read();
    expect([status, headers['content-type'], text(body)]).toEqual([200, 'application/json', '{"title":"Новости"}']);
  });

  it('says the language, and asks for a body that need not be unpacked', async () => {
    answer = ({ headers }, response) => void response.end(`${headers['accept-language']} ${headers['accept-encoding']}`);
    expect(text((await read()).body)).toBe('ru-RU identity');
  });

  it('goes over the connection of the one before', async () => {
    await read();
    await read();
    expect(connections.size).toBe(1);
  });

  it('is made once more when the API has closed that connection meanwhile', async () => {
    await read();
    answer = (request, response) => {
      answer = (_again, last) => void last.end('mended');
      if (connections.size === 1) request.socket.resetAndDestroy();
      else response.end('at once');
    };
    expect(['mended', 'at once']).toContain(text((await read()).body));
  });

  it('fails when the API breaks off its answer, and when there is no API', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    };
    await expect(read()).rejects.toThrow('aborted');
    url = 'http://127.0.0.1:1/api/news/';
    await expect(read()).rejects.toThrow('ECONNREFUSED');
  });
});
