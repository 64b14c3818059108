import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeApi, type FixtureShop, openFixtureShop, SERVER_FILES, startFakeApi } from './testing/index.ts';

let api: FakeApi;
let shop: FixtureShop;
let url = '';
beforeAll(async () => {
  api = await startFakeApi();
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.good('news'), routes: { news: '/news' } },
    ],
    { apiBaseUrl: api.url },
  );
  url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await shop.close();
  await api.close();
});

/** Sends requests over a socket, as a browser does; returns the links of a 103 beside the answer. */
function sendRequest(path: string, headers: Record<string, string> = {}): Promise<{ status: number; hints: string; body: string }> {
  return new Promise((resolve, reject) => {
    let hints = '';
    const requested = request(`${url}${path}`, { headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, hints, body }));
    });
    requested.on('information', (information) => (hints = String(information.headers['link'] ?? '')));
    requested.on('error', reject);
    requested.end();
  });
}

/** Sends the beginning of a request and nothing more; returns the server's output until it ends the connection. */
async function begin(text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let output = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return output;
}

describe('the composition server', () => {
  it('sends early hints to browsers that navigate, and to no other client', async () => {
    const browser = await sendRequest('/news', { 'sec-fetch-mode': 'navigate' });
    expect(browser.status).toBe(200);
    expect(browser.hints).toContain('</releases/mfe-content/1.0.0-a/client.css>; rel=preload; as=style');
    expect(browser.hints).toMatch(/<\/theme\/[0-9a-f]+\.css>; rel=preload; as=style/);
    // The program waits for the first screen.
    expect(browser.hints).not.toMatch(/\/releases\/[^>]*\.js|\.woff2/);
    expect((await sendRequest('/news')).hints).toBe('');
  });

  it('An address longer than any header may be is refused, and the server continues', async () => {
    expect((await sendRequest(`/${'x'.repeat(20_000)}`)).status).toBe(431);
    expect((await sendRequest('/healthz')).status).toBe(200);
  });

  it('ends connections whose request does not come whole, or not at all', async () => {
    const { server } = shop.app;
    const { headersTimeout, requestTimeout } = server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 60_000]);
    Object.assign(server, { headersTimeout: 50, requestTimeout: 100 });
    const halfBody = 'POST /_events HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';
    const answers = await Promise.all(['GET / HTTP/1.1\r\nhost: sh', '', halfBody].map(begin));
    Object.assign(server, { headersTimeout, requestTimeout });
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('colours the page by a style sheet named after its content', async () => {
    const href = /href="(\/theme\/[^"]+)"/.exec((await sendRequest('/news')).body)?.[1] ?? '';
    const theme = await fetch(`${url}${href}`);
    expect(theme.headers.get('cache-control')).toContain('immutable');
    expect(await theme.text()).toContain('--color-');
    const unknown = await fetch(`${url}/theme/0123456789ab.css`);
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await fetch(`${url}/theme/..%2fx.css`)).status).toBe(404);
  });

  it('is ready with a shell and its render pool', async () => {
    const [healthy, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
    expect([healthy.status, ready.status]).toEqual([200, 200]);
  });

  it('answers with the country, the rules for robots and its logo', async () => {
    const [country, robots, logo] = await Promise.all(['/_country', '/robots.txt', '/favicon.svg'].map((path) => fetch(`${url}${path}`)));
    expect(await country?.json()).toEqual({ country: 'RU' });
    expect(await robots?.text()).toContain('User-agent: *');
    expect(logo?.headers.get('content-type')).toContain('image/svg+xml');
  });
});
