import { DEFAULT_LOCALE, LOCALES } from '@vitrava/shared-kit/contracts/locale';
import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';
import { isRobot } from '@vitrava/shared-kit/internal/robot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { variantOf } from '../../../main-area/index.ts';
import type { Settings } from '../../backend/index.ts';
import { scriptJson } from '../../html/index.ts';
import { CACHING, MEDIA_TYPES, originOf, privateFor, sendRevalidated } from '../../http/index.ts';
import type { RenderedFrame, Renderer } from '../../render/index.ts';
import type { Compositions } from '../compositions/index.ts';
import { documentState, type ForeignOrigins, type PageResources, resourcesOf, writeDocument } from '../document/index.ts';
import { chooseLocale, LOCALE_COOKIE, type LocaleChoice } from '../locale/index.ts';
import { type AddressPath, type OwnedRoute, parseAddress, rightSpelling } from '../routing/index.ts';
import { visitorOf } from '../visitor.ts';
import { type AskedPage, backendValues, shellValues } from './asked-page.ts';
import { composeFrame, composeStandIn, composeTrail } from './compose-frame.ts';
import { type ComposedPage, composePage, unknownMiddleware } from './compose-page.ts';
import { sendEarlyHints } from './early-hints.ts';
import { type StaticAnswers, sendStatic, staticAnswers } from './static-answers.ts';

export interface PagesOptions {
  readonly compositions: Compositions;
  readonly renderer: Renderer;
  readonly settings: Settings;
  readonly needsVisitor: () => Promise<boolean>;
  readonly publicUrl: string | null;
  readonly foreign: ForeignOrigins;
  /** What pages know of analytics; null: there is none. */
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
    reply.header('vary', varyOf(address));
    const composition = await compositions.forVisitor(visitorOf(request, reply, await needsVisitor()));
    const right = address && rightSpelling(composition.routes, address.pathname);
    if (right) return reply.header('cache-control', privateFor(SPELLING_KEPT_S)).redirect(`${right}${address.search}`, 301);
    const choice = chooseFor(request, address);
    if (choice.type === 'redirect') return reply.header('cache-control', CACHING.privateNone).redirect(choice.to, 302);

    const { locale, path } = choice;
    const owned = address && composition.routes.match(path);
    return answerPage(request, reply, { composition, settings: settings.current(), locale, path, search: address?.search ?? '', owned });
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply, asked: AskedPage): Promise<FastifyReply> {
    sendEarlyHints(request, reply, resourcesFor(asked, asked.owned).hints);
    const [page, frame] = await Promise.all([composePage(renderer, asked), composeFrame(renderer, asked)]);
    if (page.reason) request.log.error({ path: asked.path, middleware: unknownMiddleware(asked) }, 'unknown route middleware');
    if (!frame) return answerWithoutFrame(reply, asked, page);
    const [trail, content] = await Promise.all([
      composeTrail(renderer, asked, page),
      page.html === '' ? composeStandIn(renderer, asked, page) : page.html,
    ]);
    return sendDocument(request, reply, asked, page, { ...frame, trail }, content);
  }

  function resourcesFor({ composition, locale, settings: { theme } }: AskedPage, owned: OwnedRoute | null): PageResources {
    return resourcesOf(composition, owned, locale, { themeStamp: theme.stamp, foreign });
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
    const resources = resourcesFor(asked, owner === null ? null : asked.owned);
    const shell = scriptJson({ ...shellValues(asked, owner), 'shell/$trail': page.trail });
    const variant = variantOf(asked.owned?.route.meta.role === 'product', search, asked.owned?.route.meta.checkLayout === true);
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
      .type(MEDIA_TYPES.html)
      .headers({ 'content-language': LOCALES[locale].iso, 'content-security-policy': resources.policy });
    return sendRevalidated(request, reply, html);
  }

  return { answer, ...staticAnswers };
}

/** An empty page is no page to index: robots get a 503 and come back, people's browsers render it. */
function statusFor(request: FastifyRequest, { status, owner, rendering }: ComposedPage): number {
  const isEmpty = owner !== null && rendering === 'left-to-browser' && status < 400;
  return isEmpty && isRobot(request.headers['user-agent']) ? 503 : status;
}

function answerWithoutFrame(reply: FastifyReply, { locale, path }: AskedPage, page: ComposedPage): FastifyReply {
  const isMissing = page.status === 404;
  return sendStatic(reply, locale, isMissing ? 404 : 503, path, isMissing ? { title: page.head.title } : undefined);
}

/** Only the start page's language depends on the browser's languages. */
function varyOf(address: AddressPath | null): string {
  return (address?.pathname ?? '/') === '/'
    ? 'Cookie, Accept-Language, User-Agent, Accept-Encoding'
    : 'Cookie, User-Agent, Accept-Encoding';
}

function chooseFor({ raw, cookies, headers }: FastifyRequest, address: AddressPath | null): LocaleChoice {
  if (!address) return { type: 'page', locale: DEFAULT_LOCALE, path: printable(raw.url) };
  return chooseLocale({
    ...address,
    cookie: cookies[LOCALE_COOKIE],
    acceptLanguage: headers['accept-language'],
    userAgent: headers['user-agent'],
  });
}

/** What can be shown of an address that is none. */
function printable(url: string | undefined): string {
  return (url ?? '').slice(0, 200).replace(/[^\u0021-\u007e]/g, '');
}
