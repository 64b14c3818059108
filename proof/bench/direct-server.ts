import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createResolver } from '@vitrava/delivery/resolver';
import { openStoreAt } from '@vitrava/delivery/store';
import { DEFAULT_LOCALE, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { RemoteServerModule, ShellServerModule } from '@vitrava/shared-kit/contracts/page';
import { createCompositions } from '../../shell/src/server/compose/index.ts';
import { readConfig } from '../../shell/src/server/operate/index.ts';
import { createServerModules } from '../../shell/src/server/render/index.ts';

/** The yardstick: the same frame and the same page, rendered in the one thread of a bare HTTP server and joined. Nothing else. */
const config = readConfig(process.env);
const compositions = createCompositions(createResolver({ store: openStoreAt(config.releaseStore, { follow: true }) }));
const composition = await compositions.forVisitor(null);
const evaluate = await createServerModules();
const loaded = new Map<string, ReturnType<typeof evaluate>>();
const api = { baseUrl: config.apiBaseUrl, deadlineMs: config.apiDeadlineMs };

function load(file: string): ReturnType<typeof evaluate> {
  const known = loaded.get(file) ?? evaluate({ file, code: readFileSync(file, 'utf8') });
  loaded.set(file, known);
  return known;
}

async function renderPage(address: string): Promise<string> {
  const { pathname: prefixed, search } = new URL(address, 'http://shop');
  const { prefix, path: pathname } = splitLocale(prefixed);
  const [locale, url] = [prefix ?? DEFAULT_LOCALE, `${pathname}${search}`];
  const owned = composition.routes.match(pathname);
  const release = owned && composition.release(owned.owner);
  const shell = composition.release('shell');
  if (!release || !shell) throw new Error(`No remote owns ${pathname}.`);
  const values = {
    'shell/$locale': locale,
    'shell/$location': { pathname, search, hash: '', key: 'initial' },
    'shell/$routeOwner': owned.owner,
  };
  const { render } = load(release.serverFile) as unknown as RemoteServerModule;
  const { renderFrame } = load(shell.serverFile) as unknown as ShellServerModule;
  const [page, frame] = await Promise.all([
    render({ url, locale, values, api }),
    renderFrame({ url, locale, values, route: owned.route, status: 200, parts: ['header', 'footer'], api }),
  ]);
  const state = JSON.stringify({ ...frame.state, ...page.state }).replaceAll('<', '\\u003c');
  return `<!doctype html><title>${page.head.title}</title>${frame.header}${page.html}${frame.footer}<script type="application/json">${state}</script>`;
}

const server = createServer((request, response) => {
  renderPage(request.url ?? '/').then(
    (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`);
});
