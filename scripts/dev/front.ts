import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import fastifyStatic from '@fastify/static';
import { transformFile } from '@swc/core';
import { IMPORT_MAP_NAME } from '@vitrava/shared-kit/contracts/page';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { forward, proxy } from '../../shell/src/server/proxy/index.ts';
import type { LiveState } from './state.ts';

export interface FrontOptions {
  readonly state: LiveState;
  /** Folder with the browser files of an app in work; null for any other name. */
  readonly browserFolderOf: (app: string) => string | null;
  /** Settles when nothing is being built or started: whatever is served then is fresh. */
  readonly settled: () => Promise<void>;
  /** Where the composition server answers now. */
  readonly shopUrl: () => string;
  readonly onBrowserError: (text: string) => void;
}

const CLIENT = '<script type="module" src="/_dev/client.ts"></script>';
const CLIENT_FILES = new Set(['client.ts', 'overlay.ts', 'protocol.ts']);
const KEEP_ALIVE_MS = 20_000;
const ANSWER_TIMEOUT_MS = 60_000;

/** The server on the shop's own origin: working builds and their updates; the rest is the composition server's. */
export async function buildFront(options: FrontOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 500 } });
  registerClient(app);
  registerEvents(app, options.state);
  app.get('/_dev/settled', async (_request, reply) => {
    await options.settled();
    return reply.header('cache-control', 'no-store').send(options.state.current());
  });
  app.post<{ Body: { text?: unknown } }>('/_dev/problems', async (request, reply) => {
    const text = request.body?.text;
    if (typeof text === 'string') options.onBrowserError(text);
    return reply.code(204).send();
  });
  await registerWorkingFiles(app, options);
  await registerShop(app, options);
  return app;
}

function registerClient(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/_dev/:file', async ({ params: { file } }, reply) => {
    if (!CLIENT_FILES.has(file)) return reply.code(404).send('Not found');
    const jsc = { parser: { syntax: 'typescript' }, target: 'es2022' } as const;
    const { code } = await transformFile(path.join(import.meta.dirname, 'browser', file), { jsc, configFile: false, swcrc: false });
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(code);
  });
}

/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html): the whole state, now and after each change. */
function registerEvents(app: FastifyInstance, state: LiveState): void {
  app.get('/_dev/events', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const send = (now: unknown) => raw.write(`data: ${JSON.stringify(now)}\n\n`);
    send(state.current());
    const unfollow = state.follow(send);
    const timer = setInterval(() => raw.write(': still here\n\n'), KEEP_ALIVE_MS);
    request.raw.on('close', () => {
      unfollow();
      clearInterval(timer);
    });
  });
}

/** Browser files of working builds, whatever version the page was made with: their names stay, and nothing keeps them. */
async function registerWorkingFiles(app: FastifyInstance, { browserFolderOf }: FrontOptions): Promise<void> {
  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false, cacheControl: false, etag: false, lastModified: false });
  app.get<{ Params: { app: string; version: string; '*': string } }>(
    '/releases/:app/:version(^dev-\\w+)/*',
    async ({ params: { app: name, '*': file } }, reply) => {
      const folder = browserFolderOf(name);
      if (folder === null) return reply.code(404).send('Not found');
      reply.header('cache-control', 'no-store');
      // Files that change under the page are held to nothing.
      if (file === IMPORT_MAP_NAME) return reply.send({ integrity: {} });
      // In module builds the list of a hot update is a module as well.
      if (file.endsWith('.hot-update.json'))
        return reply.type('text/javascript; charset=utf-8').send(await readIfAny(path.join(folder, path.basename(file)), reply));
      return reply.sendFile(file, folder);
    },
  );
}

async function readIfAny(file: string, reply: FastifyReply): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    reply.code(404);
    return '';
  });
}

/** Everything else. Documents wait until they are fresh, and get the client. */
async function registerShop(app: FastifyInstance, { settled, shopUrl }: FrontOptions): Promise<void> {
  await app.register(proxy);
  await app.register(async (shop) => {
    shop.removeAllContentTypeParsers();
    shop.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    shop.all('*', async (request, reply) => {
      if (!request.url.startsWith('/api/')) await settled();
      return forward(request, reply, {
        upstream: shopUrl(),
        timeoutMs: ANSWER_TIMEOUT_MS,
        requestHeaders: (headers) => ({
          ...headers,
          host: request.headers.host,
          ...(isDocument(request.headers.accept) && { 'accept-encoding': 'identity' }),
        }),
        onResponse(body) {
          if (!String(reply.getHeader('content-type')).startsWith('text/html') || reply.statusCode === 304) return void reply.send(body);
          reply.removeHeader('content-length');
          void text(body).then((html) => reply.send(html.replace('</head>', `${CLIENT}</head>`)));
        },
        onError: (error) => void reply.code(503).type('text/html; charset=utf-8').send(notYet(error.message)),
      });
    });
  });
}

function isDocument(accept: string | undefined): boolean {
  return accept?.includes('text/html') === true;
}

function notYet(reason: string): string {
  return `<!doctype html><html lang="en"><head><title>The shop does not answer</title>${CLIENT}</head><body><p>The composition server does not answer: ${reason}</p></body></html>`;
}
