import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ShopProcess, startShopProcess } from '@vitrava/delivery/shop-process';
import type { DeveloperPass } from '@vitrava/delivery/signed-tokens';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { escapeHtml } from '@vitrava/server-kit/html';
import { CACHING, MEDIA_TYPES, requireSameOrigin } from '@vitrava/server-kit/http';
import { localeOf } from '@vitrava/server-kit/locale';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { sendStatic } from '../../compose/index.ts';
import { readRequestPath } from '../../proxy/index.ts';
import { serverWords } from '../../words/index.ts';
import { CLIENT_SCRIPT } from './client.ts';
import { forwardToBuild } from './forward.ts';
import { ownFolder } from './own-folder.ts';
import { createPasses, type Passes } from './passes.ts';
import { createSeats, type Seat, type Seats } from './seats.ts';
import { registerUpload } from './upload.ts';

export interface DeveloperBuildsOptions {
  /** The releases that the shop serves; its secret makes keys. */
  readonly store: ReleaseStore;
  readonly folder: string;
  readonly seats: number;
  /** Another server than the shop's own, for tests. */
  readonly startShop?: (workingStoreDir: string) => Promise<ShopProcess>;
}

const COOKIE = 'developer';
const PROGRAM = fileURLToPath(new URL('../../main.ts', import.meta.url));
const SWEEP_MS = 60_000;
const KEEP_ALIVE_MS = 20_000;

/**
 * Working builds of developers in the pages of this shop, each for its developer alone (decision 043). A request with a
 * developer's cookie is answered by a process of its own, so that no cache, thread or page of the shop ever holds any
 * of it. To be registered before the plugins that it replaces.
 */
export const developerBuilds = fp<DeveloperBuildsOptions>(
  async (app, { store, folder, seats: max, startShop = (folder) => startShopProcess(PROGRAM, folder) }) => {
    const own = await ownFolder(folder);
    const seats = createSeats({ folder: own, max, startShop });
    const passes = createPasses(() => store.secret());
    const timer = setInterval(() => void seats.sweep(), SWEEP_MS).unref();
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await seats.close();
      await rm(own, { recursive: true, force: true }).catch(() => undefined);
    });
    app.addHook('onRequest', async (request, reply) => {
      const seat = isForwarded(request) ? await seatOf(request, passes, seats) : null;
      return seat ? answer(request, reply, seat) : undefined;
    });
    await app.register(async (routes) => {
      registerUpload(routes, { store, seats, passes });
      registerEntry(routes, passes);
      registerClient(routes, passes, seats);
    });
  },
  { name: 'developer-builds', decorators: { request: ['cookies'], reply: ['from'] } },
);

/** Reads of paths. The backend is the same for every visitor; changes, and targets that are not paths, are answered by the shop itself. */
function isForwarded({ method, raw, cookies }: FastifyRequest): boolean {
  if (cookies?.[COOKIE] === undefined || !/^(?:GET|HEAD)$/.test(method)) return false;
  const path = readRequestPath(raw.url);
  return path !== null && !/^\/(?:api|_developer)\//.test(path.pathname);
}

async function seatOf({ cookies }: FastifyRequest, passes: Passes, seats: Seats): Promise<Seat | null> {
  const pass = await passes.ofCookie(cookies[COOKIE]);
  return pass && seats.find(pass.id);
}

async function answer(request: FastifyRequest, reply: FastifyReply, seat: Seat): Promise<FastifyReply> {
  try {
    return await forwardToBuild(request, reply, await seat.serverUrl(), COOKIE);
  } catch (error) {
    request.log.warn({ err: error }, 'the server of a working build did not answer');
    const detail = serverWords(localeOf(request))('workingBuild.away');
    return reply.code(502).header('cache-control', CACHING.privateNone).type(MEDIA_TYPES.text).send(detail);
  }
}

function registerEntry(app: FastifyInstance, passes: Passes): void {
  // A form without fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024, parseAs: 'string' }, (_request, _body, done) =>
    done(null),
  );

  app.get<{ Querystring: { code?: unknown } }>('/_developer/enter', async (request, reply) => {
    const { code } = request.query;
    const pass = await passes.ofEntry(code);
    const locale = localeOf(request);
    return pass ? sendEntry(reply, locale, pass, String(code)) : sendNoEntry(reply, locale);
  });
  app.post<{ Querystring: { code?: unknown } }>('/_developer/enter', { onRequest: requireSameOrigin }, async (request, reply) => {
    const entered = await passes.enter(request.query.code);
    if (!entered) return sendNoEntry(reply, localeOf(request));
    const secure = request.protocol === 'https';
    reply.setCookie(COOKIE, entered.cookie, { path: '/', httpOnly: true, sameSite: 'lax', secure, expires: entered.expires });
    return reply.header('cache-control', CACHING.none).redirect('/', 303);
  });
  app.post('/_developer/leave', { onRequest: requireSameOrigin }, async (_request, reply) =>
    reply.clearCookie(COOKIE, { path: '/' }).header('cache-control', CACHING.none).redirect('/', 303),
  );
}

/** A question, so that the link of somebody else does not lead into a working build. */
function sendEntry(reply: FastifyReply, locale: LocaleCode, { remotes, person }: DeveloperPass, code: string): FastifyReply {
  const t = serverWords(locale);
  const action = `/_developer/enter?code=${encodeURIComponent(code)}`;
  // The code is not sent as a referrer, and the form still names its site, in browsers that do so by `Origin` alone as well.
  reply.header('referrer-policy', 'strict-origin');
  return sendStatic(reply, locale, 200, '/', {
    title: t('workingBuild.title'),
    text: t('workingBuild.question', { remotes: remotes.join(', '), person }),
    form: `<form method="post" action="${action}"><button>${escapeHtml(t('workingBuild.enter'))}</button></form>`,
  });
}

function sendNoEntry(reply: FastifyReply, locale: LocaleCode): FastifyReply {
  const t = serverWords(locale);
  reply.header('referrer-policy', 'strict-origin');
  return sendStatic(reply, locale, 404, '/', { title: t('workingBuild.nothing'), text: t('workingBuild.used') });
}

/** What open pages of a developer follow. */
function registerClient(app: FastifyInstance, passes: Passes, seats: Seats): void {
  app.get('/_developer/client.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', CACHING.none).send(CLIENT_SCRIPT),
  );
  app.get('/_developer/events', async (request, reply) => {
    const pass = await passes.ofCookie(request.cookies[COOKIE]);
    const seat = pass && seats.find(pass.id);
    if (!seat) return reply.code(404).header('cache-control', CACHING.none).send({ detail: 'There is no working build.' });
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': CACHING.privateNone });
    const unfollow = seat.follow((version) => raw.write(`data: ${JSON.stringify({ remotes: pass.remotes, version })}\n\n`));
    const timer = setInterval(() => raw.write(': still here\n\n'), KEEP_ALIVE_MS);
    request.raw.on('close', () => {
      unfollow();
      clearInterval(timer);
    });
    return reply;
  });
}
