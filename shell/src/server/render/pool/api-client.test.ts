import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
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
/** A connection is used again a turn of the event loop after its answer. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
const text = (body: Uint8Array) => Buffer.from(body).toString();

describe('a call to the API', () => {
  it('brings status, headers and body as they are', async () => {
    const { status, headers, body } = await read();
    expect([status, headers['content-type'], text(body)]).toEqual([200, 'application/json', '{"title":"Новости"}']);
  });

  it('A call sends the language, and requests an uncompressed body', async () => {
    answer = ({ headers }, response) => void response.end(`${headers['accept-language']} ${headers['accept-encoding']}`);
    expect(text((await read()).body)).toBe('ru-RU identity');
  });

  it('A call uses the connection of the one before', async () => {
    await read();
    await turn();
    await read();
    expect(connections.size).toBe(1);
  });

  it('is made once more, over a new connection, when the API has closed that one meanwhile', async () => {
    await read();
    answer = (request, response) => {
      if (connections.size === 1) request.socket.resetAndDestroy();
      else response.end('mended');
    };
    expect([text((await read()).body), connections.size]).toEqual(['mended', 2]);
  });

  it('is made no third time when every connection is closed', async () => {
    await read();
    let requested = 0;
    answer = (request) => {
      requested += 1;
      request.socket.resetAndDestroy();
    };
    await expect(read()).rejects.toThrow();
    expect([requested, connections.size]).toEqual([2, 2]);
  });

  it('is not made again when the API breaks off what it had begun to answer', async () => {
    await read();
    await turn();
    let requested = 0;
    answer = (_request, response) => {
      requested += 1;
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    };
    await expect(read()).rejects.toThrow();
    expect([requested, connections.size]).toEqual([1, 1]);
  });

  it('closes a connection that nothing has gone over for a while', async () => {
    readApi = createApiClient({ idleMs: 20 });
    await read();
    const [idle] = connections;
    if (idle && !idle.closed) await new Promise((resolve) => idle.once('close', resolve));
    await read();
    expect(connections.size).toBe(2);
  });

  it('waits for an answer longer than a connection may be idle', async () => {
    readApi = createApiClient({ idleMs: 20 });
    await read();
    answer = (_request, response) => void setTimeout(() => response.end('slow'), 100);
    expect(text((await read()).body)).toBe('slow');
  });

  it('fails when the API breaks off its answer, and when there is no API', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    };
    await expect(read()).rejects.toThrow();
    url = 'http://127.0.0.1:1/api/news/';
    await expect(read()).rejects.toThrow('ECONNREFUSED');
  });

  it('ends with its connection when it is given up while the answer comes', async () => {
    const ending = new AbortController();
    const hasEnded = Promise.withResolvers<void>();
    answer = (request, response) => {
      request.socket.once('close', () => hasEnded.resolve());
      // More than fits between the two: when it is sent, some of it has been read.
      response.writeHead(200, { 'content-length': 2 ** 23 }).write(Buffer.alloc(7 * 2 ** 20), () => ending.abort());
    };
    await expect(read(ending.signal)).rejects.toThrow('aborted');
    await hasEnded.promise;
    await expect(read(ending.signal)).rejects.toThrow('aborted');
    expect(connections.size).toBe(1);
  });
});

describe('an answer of the API', () => {
  beforeEach(() => {
    readApi = createApiClient({ mostBytes: 1000 });
  });

  it('may be as large as the limit', async () => {
    answer = (_request, response) => void response.end('x'.repeat(1000));
    expect((await read()).body.byteLength).toBe(1000);
  });

  it('An answer that declares a larger size is refused before its body comes', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-length': '1001' }).flushHeaders();
    await expect(read()).rejects.toThrow('takes more than 1000 bytes');
  });

  it('is broken off when it turns out to be larger', async () => {
    const hasEnded = Promise.withResolvers<void>();
    answer = (request, response) => {
      request.socket.once('close', () => hasEnded.resolve());
      response.writeHead(200).write('x'.repeat(1001));
    };
    await expect(read()).rejects.toThrow('takes more than 1000 bytes');
    await hasEnded.promise;
  });

  it('An answer to HEAD may declare a body of any length, which does not come', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-length': '1001', 'content-encoding': 'gzip' }).end();
    const { headers, body } = await readApi({ url, method: 'HEAD', headers: {} }, new AbortController().signal);
    expect([headers['content-length'], body.byteLength]).toEqual(['1001', 0]);
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('An answer is unpacked when it comes as %s although this was not requested', async (coding, pack) => {
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': coding }).end(pack('{"title":"Новости"}'));
    const { headers, body } = await read();
    expect([text(body), headers['content-encoding'], headers['content-length']]).toEqual(['{"title":"Новости"}', undefined, undefined]);
  });

  it.each([
    ['is larger once unpacked', 'gzip', gzipSync('x'.repeat(1001)), 'takes more than 1000 bytes'],
    ['is larger once unpacked by brotli', 'br', brotliCompressSync('x'.repeat(1001)), 'takes more than 1000 bytes'],
    ['is not packed as it says', 'gzip', Buffer.from('{}'), 'is said to be packed as "gzip", and is not'],
    ['is packed in a way that is not known', 'zstd', Buffer.from('{}'), 'is packed as "zstd", which was not requested and is not known'],
  ])('is refused when it %s', async (_what, coding, body, explanation) => {
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': coding }).end(body);
    await expect(read()).rejects.toThrow(explanation);
  });
});
