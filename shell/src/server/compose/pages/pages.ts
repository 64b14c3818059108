import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';
import { isRobot } from '@vitrava/shared-kit/internal/robot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { variantOf } from '../../../main-area/index.ts';
import type { Settings } from '../../backend/settings/index.ts';
import { originOf, scriptJson, sendRevalidated } from '../../http/index.ts';
import type { RenderedFrame, Renderer } from '../../render/index.ts';
import type { Compositions } from '../compositions/index.ts';
import { chooseLocale, LOCALE_COOKIE } from '../locale/index.ts';
import { parseAddress, rightSpelling } from '../routing/index.ts';
import { visitorOf } from '../visitor/index.ts';
import {
  type AskedPage,
  backendValues,
  type ComposedPage,
  composeFrame,
  composePage,
  composeStandIn,
  composeTrail,
  shellValues,
  unknownMiddleware,
} from './compose-page.ts';
import { documentState, type ForeignOrigins, resourcesOf, writeDocument } from './document/index.ts';
import { sendEarlyHints } from './early-hints.ts';
import { type StaticAnswers, sendStatic, staticAnswers } from './static-answers.ts';

export interface PagesOptions {
  readonly compositions: Compositions;
  readonly renderer: Renderer;
  readonly settings: Settings;
  readonly needsVisitor: () => Promise<boolean>;
  readonly publicUrl: string | null;
  readonly foreign: ForeignOrigins;
  /** What pages are told of analytics; null: there is none. */
  readonly analytics: PageAnalytics | null;
}

export interface Pages extends StaticAnswers {
  /** Answers any address with a page. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const RETRY_AFTER_S = 60;
/** For so long a browser corrects an address by itself. */
const SPELLING_KEPT_S = 3600;

/** Pages: from an address to a document. */
export function createPages({ compositions, renderer, settings, needsVisitor, publicUrl, foreign, analytics }: PagesOptions): Pages {
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = parseAddress(request.raw.url);
    const { pathname, search } = address ?? { pathname: '/', search: '' };
    reply.header('vary', pathname === '/' ? 'Cookie, Accept-Language, User-Agent, Accept-Encoding' : 'Cookie, User-Agent, Accept-Encoding');
    const composition = await compositions.forVisitor(visitorOf(request, reply, await needsVisitor()));
    const right = address && rightSpelling(composition.routes, pathname);
    if (right) return reply.header('cache-control', `private, max-age=${SPELLING_KEPT_S}`).redirect(`${right}${search}`, 301);
    const choice = address
      ? chooseLocale({
          pathname,
          search,
          cookie: request.cookies[LOCALE_COOKIE],
          acceptLanguage: request.headers['accept-language'],
          userAgent: request.headers['user-agent'],
        })
      : ({ type: 'page', locale: DEFAULT_LOCALE, path: printable(request.raw.url) } as const);
    if (choice.type === 'redirect') return reply.header('cache-control', 'private, no-store').redirect(choice.to, 302);

    const { locale, path } = choice;
    const asked: AskedPage = {
      composition,
      settings: settings.current(),
      locale,
      path,
      search,
      owned: address && composition.routes.match(path),
    };
    sendEarlyHints(
      request,
      reply,
      resourcesOf(composition, asked.owned, locale, { themeStamp: asked.settings.theme.stamp, foreign }).hints,
    );

    const [page, frame] = await Promise.all([composePage(renderer, asked), composeFrame(renderer, asked)]);
    if (page.reason) request.log.error({ path, middleware: unknownMiddleware(asked) }, 'unknown route middleware');
    if (!frame) return answerWithoutFrame(reply, locale, path, page);
    const [trail, content] = await Promise.all([
      composeTrail(renderer, asked, page),
      page.html === '' ? composeStandIn(renderer, asked, page) : page.html,
    ]);
    return sendDocument(request, reply, asked, page, { ...frame, trail }, content);
  }

  function sendDocument(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AskedPage,
    page: ComposedPage,
    frame: RenderedFrame,
    content: string,
  ) {
    const { composition, locale, path, search } = asked;
    const { owner, head, status } = page;
    const resources = resourcesOf(composition, owner === null ? null : asked.owned, locale, {
      themeStamp: asked.settings.theme.stamp,
      foreign,
    });
    const known = shellValues(asked.settings, locale, path, search, owner, asked.owned?.route ?? null);
    const shell = scriptJson({ ...known, 'shell/$trail': page.trail });
    const variant = variantOf(path, search, asked.owned?.route.meta.checkLayout === true);
    const state = documentState({
      composition,
      locale,
      status,
      owner,
      rendering: page.rendering,
      ...(analytics && { analytics }),
      values: [frame.state, page.values, scriptJson(backendValues(asked)), shell],
    });
    const origin = originOf(request, publicUrl);
    const html = writeDocument({ head, locale, path, status, origin, resources, frame, owner, variant, content, state });
    const sent = statusFor(request, page);
    if (sent >= 500) reply.header('retry-after', RETRY_AFTER_S);
    reply
      .code(sent)
      .type('text/html; charset=utf-8')
      .headers({ 'content-language': LOCALES[locale].iso, 'content-security-policy': resources.policy });
    return sendRevalidated(request, reply, html);
  }

  return { answer, ...staticAnswers };
}

/** An empty page is no page to index: robots are told to come back, people's browsers render it. */
function statusFor(request: FastifyRequest, { status, owner, rendering }: ComposedPage): number {
  const isEmpty = owner !== null && rendering === 'left-to-browser' && status < 400;
  return isEmpty && isRobot(request.headers['user-agent']) ? 503 : status;
}

function answerWithoutFrame(reply: FastifyReply, locale: LocaleCode, path: string, page: ComposedPage): FastifyReply {
  const isMissing = page.status === 404;
  return sendStatic(reply, locale, isMissing ? 404 : 503, path, isMissing ? { title: page.head.title } : undefined);
}

/** What can be shown of an address that is none. */
function printable(url: string | undefined): string {
  return (url ?? '').slice(0, 200).replace(/[^\u0021-\u007e]/g, '');
}
