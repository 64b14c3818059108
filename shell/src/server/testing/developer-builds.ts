import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Replaces the process of its own: returns its request. */
export async function startFakeShop() {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('etag', '"one"');
    response.setHeader('set-cookie', ['locale=en', 'visitor=x']);
    const { host: _, ...headers } = request.headers;
    response.end(`<head></head>a working build at ${request.url}<!--${JSON.stringify(headers)}-->`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ended = Promise.withResolvers<void>();
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    ended.resolve();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ended: ended.promise, stop };
}

/** A small build that the gate accepts, as it is uploaded. */
export function buildOf(name: string, text = 'one') {
  const assets = { js: { sync: ['client.js'], async: [] }, css: { sync: [], async: [] } };
  const files: Record<string, string> = {
    'remote.manifest.json': JSON.stringify({
      name,
      contracts: { mount: 1, bus: 1, api: 1 },
      routes: [{ name: 'gift', path: '/gift', meta: { title: { ru: 'Gift', en: 'Gift' } } }],
      fragments: [],
      services: [],
      middleware: [],
    }),
    'browser/mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
      exposes: ['./client', './pages/gift'].map((path) => ({ path, assets })),
    }),
    'browser/remoteEntry.js': 'export {};',
    'browser/client.js': `export const text = '${text}';`,
    'server.cjs': 'exports.render = async () => ({});',
  };
  return { files: Object.entries(files).map(([path, content]) => ({ path, content: Buffer.from(content).toString('base64') })) };
}
