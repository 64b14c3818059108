import { CACHING, MEDIA_TYPES, OF_THIS_SITE } from '@vitrava/server-kit/http';
import { LOCALE_COOKIE } from '@vitrava/server-kit/locale';
import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';
import { privateFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../backend/index.ts';
import { originOf, revalidatedText, sendRevalidated } from '../../http/index.ts';
import type { Renderer } from '../../render/index.ts';
import type { TextPiece, Utf8 } from '../../utf8/index.ts';
import { serverWords } from '../../words/index.ts';
import type { Compositions, LiveComposition } from '../compositions/index.ts';
import { type ForeignOrigins, type PageResources, resourcesOf, splitHoisted } from '../document/index.ts';
import { chooseLocale, type LocaleChoice } from '../locale/index.ts';
import { leaveForm, sentenceOf } from '../preview/index.ts';
import { isRobot } from '../robot/index.ts';
import { type AddressPath, type OwnedRoute, parseAddress, rightSpelling } from '../routing/index.ts';
import { PREVIEW_COOKIE, type Visitors } from '../visitors/index.ts';
import { composeFragments } from './compose-fragments.ts';
import { composeFrame, composeStandIn, composeTrail } from './compose-frame.ts';
import { type ComposedPage, composePage, isServerMarkup, unknownMiddleware } from './compose-page.ts';
import { sendEarlyHints } from './early-hints.ts';
import { hasTypeface, isFirstVisit } from './first-visit.ts';
import { fragmentCookiesOf } from './fragment-cookies.ts';
import { guestLinesOf } from './guest-cart.ts';
import { measuredPage } from './measured-page.ts';
import type { PagePermits } from './page-permits.ts';
import type { RequestedPage } from './requested-page.ts';
import { type StaticAnswers, sendStatic, staticAnswers } from './static-answers.ts';
import { recordParts, type WholePage, type WholePages, wholePageKey } from './whole-pages.ts';
import { type DocumentParts, writeDocument } from './write-document.ts';

export interface PagesOptions {
  readonly compositions: Compositions;
  readonly renderer: Renderer;
  readonly wholePages: WholePages;
  /** Bounds the pages that are composed at the same time. */
  readonly permits: PagePermits;
  readonly settings: Settings;
  readonly visitors: Visitors;
  readonly publicUrl: string | null;
  readonly foreign: ForeignOrigins;
  /** The pages' data of analytics; null: there is none. */
  readonly analytics: PageAnalytics | null;
}

export interface Pages extends StaticAnswers {
  /** Answers any address with a page. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** Calls back when a page is sent whose owner could not be rendered: with its name, and the id of the composition. */
  watchFailures(listener: RenderFailureListener): void;
}

/** It gets its fragments and is sent when its permit is released. A reply itself cannot be awaited: it is a promise of nothing, kept when the visitor has the page. */
interface MadePage {
  readonly send: () => FastifyReply | Promise<FastifyReply>;
}

/** Rejections are the listener's to handle. */
export type RenderFailureListener = (remote: string, compositionId: string, request: FastifyRequest) => Promise<void>;

const RETRY_AFTER_S = 60;

export function createPages(options: PagesOptions): Pages {
  const { compositions, renderer, wholePages, permits, settings, visitors, publicUrl, foreign, analytics } = options;
  const listeners: RenderFailureListener[] = [];

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = parseAddress(request.raw.url);
    reply.header('vary', varyOf(address));
    const { composition, isIncomplete, ...ofVisitor } = await compositions.forPage(await visitors.ofPage(request, reply));
    const { preview } = ofVisitor;
    request.composition = composition.id;
    const right = address && rightSpelling(composition.routes, address.pathname);
    if (right)
      return reply
        .header('cache-control', preview ? CACHING.privateNone : privateFor('spellingRedirect'))
        .redirect(`${right}${address.search}`, 301);
    const choice = chooseFor(request, address);
    if (choice.type === 'redirect') return reply.header('cache-control', CACHING.privateNone).redirect(choice.to, 302);

    // Not with a redirect: the page after it shows that the preview has ended, once.
    if (preview?.type === 'ended') reply.clearCookie(PREVIEW_COOKIE, { path: '/' });
    const { locale, path } = choice;
    const owned = address && composition.routes.match(path);
    request.page = measuredPage(composition, owned);
    if (address && !owned && isIncomplete) return staticAnswers.answerUnavailable(request, reply);
    return answerPage(request, reply, {
      composition: composition.forDocument(owned),
      settings: settings.current(),
      locale,
      path,
      search: address?.search ?? '',
      owned,
      ...cookieValues(request, composition, locale),
      ...ofVisitor,
    });
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply, requested: RequestedPage): Promise<FastifyReply> {
    sendEarlyHints(request, reply, resourcesFor(foreign, requested, requested.owned, false).hints);
    const origin = originOf(request, publicUrl);
    const key = wholePageKey(requested, origin);
    const stored = requested.preview ? null : await wholePages.read(key);
    if (stored) return sendPage(request, reply, requested, stored);
    const made = await permits.run(request, reply, requested, () => makePage(request, reply, requested, origin));
    if (made) return made.send();
    const last = requested.preview ? null : wholePages.last(key);
    return last ? sendPage(request, reply, requested, last) : staticAnswers.answerBusy(request, reply);
  }

  async function makePage(request: FastifyRequest, reply: FastifyReply, requested: RequestedPage, origin: string): Promise<MadePage> {
    const recording = recordParts(renderer);
    const [page, frame] = await Promise.all([composePage(recording, requested), composeFrame(recording, requested)]);
    if (page.reason) logMiddleware(request, requested);
    if (page.owner !== null && (isNotRendered(page) || page.status >= 500)) reportFailure(page.owner, requested, request);
    if (!frame) return { send: () => answerWithoutFrame(reply, requested, page) };
    const [trail, html] = await Promise.all([
      composeTrail(recording, requested, page),
      page.html.length === 0 ? composeStandIn(recording, requested, page) : page.html,
    ]);
    const isStanding = isServerMarkup(requested, page);
    const resources = resourcesFor(foreign, requested, page.owner === null ? null : requested.owned, isStanding);
    const send = async (): Promise<FastifyReply> => {
      const parts = { requested, page, frame: { ...frame, trail }, resources, isStanding, origin, analytics };
      const document = await withFragments(recording, parts, html);
      const whole: WholePage = { ...revalidatedText(document), status: statusFor(request, page), policy: resources.policy };
      if (!requested.preview) wholePages.keep(wholePageKey(requested, origin), whole, recording.parts);
      return sendPage(request, reply, requested, whole);
    };
    return { send };
  }

  function reportFailure(owner: string, { composition, preview }: RequestedPage, request: FastifyRequest): void {
    if (preview) return;
    for (const listener of listeners)
      listener(owner, composition.id, request).catch((error: unknown) => request.log.warn({ err: error }, 'a failed render was not noted'));
  }

  return { answer, watchFailures: (listener) => void listeners.push(listener), ...staticAnswers };
}

/** What a document depends on of the visitor's cookies. */
function cookieValues(request: FastifyRequest, composition: LiveComposition, locale: LocaleCode) {
  return {
    isFirstVisit: isFirstVisit(request),
    guestLines: guestLinesOf(request),
    cookies: fragmentCookiesOf(request, composition),
    hasTypeface: hasTypeface(request, locale),
  };
}

/** The document of a page, whose fragments are rendered now. */
async function withFragments(
  renderer: Renderer,
  parts: Omit<DocumentParts, 'preloads' | 'header' | 'content'>,
  html: Utf8,
): Promise<TextPiece[]> {
  const { requested, frame } = parts;
  const [ofFrame, ofPage] = [splitHoisted(frame.header), splitHoisted(html)];
  const [header, content] = await Promise.all([
    composeFragments(renderer, requested, ofFrame.html, { place: 'header' }),
    composeFragments(renderer, requested, ofPage.html),
  ]);
  return writeDocument({ ...parts, preloads: [...ofPage.preloads, ...ofFrame.preloads], header, content });
}

function logMiddleware({ log }: FastifyRequest, requested: RequestedPage): void {
  const { path, composition } = requested;
  log.error({ path, middleware: unknownMiddleware(requested), composition: composition.id }, 'unknown route middleware');
}

function resourcesFor(
  foreign: ForeignOrigins,
  { composition, locale, settings: { theme }, preview }: RequestedPage,
  owned: OwnedRoute | null,
  isStanding: boolean,
): PageResources {
  const developer = foreign.developer || (preview?.type === 'shown' && preview.link.show.type === 'working');
  return resourcesOf(composition, owned, locale, { themeStamp: theme.stamp, foreign: { ...foreign, developer }, isStanding });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { locale, preview }: RequestedPage,
  page: WholePage,
): Promise<FastifyReply> {
  if (page.status >= 500) reply.header('retry-after', RETRY_AFTER_S);
  reply
    .code(page.status)
    .type(MEDIA_TYPES.html)
    .headers({ 'content-language': LOCALES[locale].iso, 'content-security-policy': page.policy, ...OF_THIS_SITE });
  return preview ? sendOwn(reply, page) : sendRevalidated(request, reply, page);
}

/** The page of the holder of a link: kept by no one, found by no robot. */
async function sendOwn(reply: FastifyReply, { body }: WholePage): Promise<FastifyReply> {
  return reply.headers({ 'cache-control': CACHING.privateNone, 'x-robots-tag': 'noindex, nofollow' }).send(body);
}

/** Whether the server could not draw the owner's page. */
function isNotRendered({ owner, rendering, isClientOnly = false }: ComposedPage): boolean {
  return owner !== null && rendering === 'left-to-browser' && !isClientOnly;
}

/** An empty page is no page to index: robots get a 503 and come back, people's browsers render it. */
function statusFor(request: FastifyRequest, page: ComposedPage): number {
  const { status } = page;
  const isEmpty = isNotRendered(page) && status < 400;
  return isEmpty && isRobot(request.headers['user-agent']) ? 503 : status;
}

function answerWithoutFrame(reply: FastifyReply, { locale, path, preview }: RequestedPage, page: ComposedPage): FastifyReply {
  if (preview?.type === 'shown') {
    const title = serverWords(locale)('preview.frameless');
    return sendStatic(reply, locale, 503, path, { title, text: sentenceOf(preview, locale), form: leaveForm(preview, locale) });
  }
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

/** What can be shown of an address that is none, as a path that a URL can be made of: a second slash would begin a host. */
function printable(url = ''): string {
  const text = url.slice(0, 200).replace(/[^\u0021-\u007e]/g, '');
  return `/${text.replace(/^\//, '').replace(/^[/\\]/, encodeURIComponent)}`;
}
