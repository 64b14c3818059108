import { readFile } from 'node:fs/promises';
import path from 'node:path';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { transformFile } from '@swc/core';
import { IMPORT_MAP_NAME } from '@vitrava/shared-kit/contracts/page';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { LiveState } from './state.ts';

/** What stands behind the shop's address in development. */
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

/**
 * The server on the shop's own origin: working builds and what pages follow them with; everything else is the composition
 * server's, which so contains nothing of development.
 */
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

/** The page's client, compiled as it is asked for. */
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
  await app.register(proxy, {
    upstream: '',
    http: {},
    disableRequestLogging: true,
    preHandler(request, _reply, done) {
      if (request.url.startsWith('/api/')) done();
      else void settled().finally(() => done());
    },
    replyOptions: {
      getUpstream: shopUrl,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host,
        ...(isDocument(request.headers.accept) && { 'accept-encoding': 'identity' }),
      }),
      onResponse(_request, reply, response) {
        const { stream } = response as unknown as { stream: NodeJS.ReadableStream };
        if (!String(reply.getHeader('content-type')).startsWith('text/html') || reply.statusCode === 304) {
          reply.send(stream);
          return;
        }
        reply.removeHeader('content-length');
        void readAll(stream).then((html) => reply.send(html.replace('</head>', `${CLIENT}</head>`)));
      },
      onError: (reply, { error }) => void reply.code(503).type('text/html; charset=utf-8').send(notYet(error.message)),
    },
  });
}

function isDocument(accept: string | undefined): boolean {
  return accept?.includes('text/html') === true;
}

async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
}

function notYet(reason: string): string {
  return `<!doctype html><html lang="en"><head><title>The shop does not answer</title>${CLIENT}</head><body><p>The composition server does not answer: ${reason}</p></body></html>`;
}
