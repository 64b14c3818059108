import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ApiCalls, createApiCalls } from './api-calls.ts';
import { createApiClient } from './api-client.ts';

const requested: string[] = [];
let server: Server;
let base = '';
let calls: ApiCalls;

beforeEach(async () => {
  requested.length = 0;
  server = createServer((request, response) => {
    requested.push(
      `${request.method} ${request.url} ${request.headers.authorization ?? ''}${request.headers['x-forwarded-for'] ?? ''}`.trim(),
    );
    if (request.url?.endsWith('/away/')) response.writeHead(302, { location: '/_console' });
    if (request.url?.includes('/large/')) response.end('x'.repeat(1001));
    else if (!request.url?.endsWith('/late/')) response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  calls = open(10_000);
});

function open(deadlineMs: number, baseUrl = base): ApiCalls {
  return createApiCalls({ baseUrl, deadlineMs }, createApiClient({ mostBytes: 1000 }));
}

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const get = (url: string, more: object = {}) => calls.call(requested.length + 1, { url, method: 'GET', headers: {}, ...more });

describe('what a render may call', () => {
  it('is the API of the shop', async () => {
    expect(await get(`${base}/api/news/?page=2`)).toMatchObject({ status: 200 });
    expect(requested).toEqual(['GET /api/news/?page=2']);
  });

  it.each([
    ['another path of the same server', () => `${base}/_console`],
    ['a path that leads out of the API', () => `${base}/api/../_console`],
    ['a path that leads out of it in disguise', () => `${base}/api/%2e%2e/_console`],
    ['another port of this machine', () => 'http://127.0.0.1:1/api/news/'],
    ["a cloud's metadata", () => 'http://169.254.169.254/latest/meta-data/'],
    ['the same address as a name for another', () => `${base.replace('//', '//user@')}/api/news/`],
    ['an address that begins like it', () => `${base}1/api/news/`],
    ['a file', () => 'file:///etc/passwd'],
    ['no address', () => 'nonsense'],
  ])('is not %s', async (_what, url) => {
    expect(await get(url())).toBe('refused');
    expect(requested).toEqual([]);
  });

  it('is read, and never written', async () => {
    expect(await get(`${base}/api/news/`, { method: 'POST' })).toBe('refused');
  });

  it('A redirect does not lead to another host', async () => {
    expect(await get(`${base}/api/away/`)).toBe('an answer that redirects with 302');
    expect(requested).toEqual(['GET /api/away/']);
  });

  it('Invented callers and addresses of a render are ignored', async () => {
    await get(`${base}/api/news/`, { headers: { authorization: 'Bearer x', 'x-forwarded-for': '10.0.0.1', accept: 'application/json' } });
    expect(requested).toEqual(['GET /api/news/']);
  });

  it('ends when it is given up', async () => {
    const late = calls.call(1, { url: `${base}/api/late/`, method: 'GET', headers: {} });
    calls.cancel(1);
    expect(await late).toBe('no answer');
  });

  it('ends after two deadlines of its render when the release keeps none, and makes room for others', async () => {
    calls = open(250);
    const all = Array.from({ length: 64 }, (_, id) => calls.call(id, { url: `${base}/api/late/`, method: 'GET', headers: {} }));
    expect(new Set(await Promise.all(all))).toEqual(new Set(['no answer']));
    expect(await get(`${base}/api/news/`)).toMatchObject({ status: 200 });
  });

  it('fails with a reason when its answer is none for a render, and when there is no API', async () => {
    expect(await get(`${base}/api/large/?search=secret`)).toBe('an answer that takes more than 1000 bytes');
    calls = open(10_000, 'http://127.0.0.1:1');
    expect(await get('http://127.0.0.1:1/api/news/')).toBe('no answer');
  });

  it('is no more than a page could need at once', async () => {
    const all = Array.from({ length: 70 }, (_, index) => calls.call(index, { url: `${base}/api/late/`, method: 'GET', headers: {} }));
    expect(await all[69]).toBe('refused');
    calls.close();
    expect(new Set(await Promise.all(all))).toEqual(new Set(['no answer', 'refused']));
  });
});
