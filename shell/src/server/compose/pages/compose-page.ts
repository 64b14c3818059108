import type { ShopLocation } from '@vitrava/shared-kit/bus/shell';
import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { FramePart, PageErrorReason, PageHead, RemoteRendering, ScopeValues } from '@vitrava/shared-kit/contracts/page';
import { type PageTrail, productIn, trailData, trailOf } from '../../../main-area/index.ts';
import { titleWithShop } from '../../../page-title/index.ts';
import type { SettingsSnapshot } from '../../backend/settings/index.ts';
import type { PlaceToRender, RenderedFrame, Renderer } from '../../render/index.ts';
import type { LiveComposition } from '../compositions/index.ts';
import type { OwnedRoute } from '../routing/index.ts';
import { absentPages, isAbsent } from './absent-pages.ts';
import { readablePath, shopWords } from './words.ts';

/** A page asked for: `path` and `search` without the locale prefix. */
export interface AskedPage {
  readonly composition: LiveComposition;
  readonly settings: SettingsSnapshot;
  readonly locale: LocaleCode;
  readonly path: string;
  readonly search: string;
  /** Who owns the path; null when nobody does. */
  readonly owned: OwnedRoute | null;
}

/** The page's own part: what its owner made of it. */
export interface ComposedPage {
  readonly status: number;
  readonly owner: string | null;
  readonly route: RouteDefinition | null;
  readonly head: PageHead;
  /** The way to it, drawn by the shell. */
  readonly trail: PageTrail | null;
  readonly rendering: RemoteRendering;
  /** Text of a JSON object: the owner's stores by sid. */
  readonly values: string;
  readonly html: string;
  readonly reason?: PageErrorReason;
}

/** Lets the owner render the page. Nobody owns it, or the owner says there is no such page and draws nothing: not found. */
export async function composePage(renderer: Renderer, asked: AskedPage): Promise<ComposedPage> {
  const { composition, locale, path, owned } = asked;
  const release = owned && composition.release(owned.owner);
  if (!owned || !release || isAbsent(owned.route, asked.settings.missing)) return notFound(locale, path);
  if (unknownMiddleware(asked) !== null) return withoutMiddleware(locale, owned.route);
  const output = await renderer.remote(release, placeOf(asked, owned.owner));
  if (output?.status === 404 && output.html === '') return notFound(locale, path);
  const { owner, route } = owned;
  const told = withRouteMeta(output?.head ?? { title: '' }, route, locale);
  const trail = trailOf(route, told, locale);
  const head = withTrail(told, trail, path, locale);
  const rendered = output && (output.html !== '' || output.status < 400);
  if (rendered) return { status: output.status, owner, route, head, trail, rendering: 'rendered', values: output.state, html: output.html };
  return { status: output?.status ?? 200, owner, route, head, trail, rendering: 'left-to-browser', values: '{}', html: '' };
}

/** The shell's own middleware; all others are exposed by remotes and run in the browser. */
const OWN_MIDDLEWARE = 'auth';

/** The first middleware of the page's route that nobody in the composition has; null when all are there. */
export function unknownMiddleware({ composition, owned }: AskedPage): string | null {
  const remotes = Object.values(composition.page.remotes);
  const isKnown = (name: string) => name === OWN_MIDDLEWARE || remotes.some(({ files }) => `./middleware/${name}` in files);
  return owned?.route.meta.middleware?.find((name) => !isKnown(name)) ?? null;
}

/** Header and footer; an owner's page does not change them, so they render beside it. */
export function composeFrame(renderer: Renderer, asked: AskedPage): Promise<RenderedFrame | null> {
  const { owned } = asked;
  return framePart(renderer, asked, owned?.owner ?? null, owned?.route ?? null, 200, ['header', 'footer']);
}

/** What stands in `main` instead of the owner's HTML: the skeleton of its page, or the error nobody has drawn. */
export async function composeStandIn(renderer: Renderer, asked: AskedPage, page: ComposedPage): Promise<string> {
  const part = page.owner === null ? 'error' : 'skeleton';
  const output = await framePart(renderer, asked, page.owner, page.route, page.status, [part], page.reason);
  return output?.[part] ?? '';
}

/** The way to the page, or back to the product the shopper has come from; most pages of words have neither. */
export async function composeTrail(renderer: Renderer, asked: AskedPage, { owner, route, status, trail }: ComposedPage): Promise<string> {
  if (trail === null && productIn(asked.search) === null) return '';
  const output = await framePart(renderer, asked, owner, route, status, ['trail'], undefined, trail);
  return output?.trail ?? '';
}

async function framePart(
  renderer: Renderer,
  asked: AskedPage,
  owner: string | null,
  route: RouteDefinition | null,
  status: number,
  parts: readonly FramePart[],
  reason?: PageErrorReason,
  trail?: PageTrail | null,
): Promise<RenderedFrame | null> {
  const shell = asked.composition.release('shell');
  return shell && renderer.frame(shell, placeOf(asked, owner), { route, status, parts, reason, trail });
}

function placeOf(asked: AskedPage, owner: string | null): PlaceToRender {
  const { settings, locale, path, search, owned } = asked;
  return {
    url: `${path}${search}`,
    locale,
    values: { ...shellValues(settings, locale, path, search, owner, owned?.route ?? null), ...absentValues(asked) },
    stamp: settings.stamp,
  };
}

function absentValues({ composition, settings }: AskedPage): ScopeValues {
  return { 'shell/$absentPages': absentPages(composition.page, settings.missing) };
}

/** What the browser follows of the backend: which pages it cannot fill, and when its settings changed last. */
export function backendValues(asked: AskedPage): ScopeValues {
  return { ...absentValues(asked), 'shell/$settingsStamps': asked.settings.stamps };
}

/** What the shell knows of a page before anything is rendered, by the sids of the bus. */
export function shellValues(
  settings: SettingsSnapshot,
  locale: LocaleCode,
  pathname: string,
  search: string,
  owner: string | null,
  route: RouteDefinition | null,
): ScopeValues {
  const location: ShopLocation = { pathname, search, hash: '', key: 'initial' };
  return {
    'shell/$settings': settings.shop,
    'shell/$locale': locale,
    'shell/$location': location,
    'shell/$routeOwner': owner,
    'shell/$isCheckLayout': route?.meta.checkLayout === true,
  };
}

function notFound(locale: LocaleCode, path: string): ComposedPage {
  const head: PageHead = { title: shopWords(locale).notFound(readablePath(localizePath(path, locale))), robots: 'noindex' };
  return { status: 404, owner: null, route: null, head, trail: null, rendering: 'left-to-browser', values: '{}', html: '' };
}

function withoutMiddleware(locale: LocaleCode, route: RouteDefinition): ComposedPage {
  const head: PageHead = { title: shopWords(locale).failed.title, robots: 'noindex' };
  return { status: 500, owner: null, route, head, trail: null, rendering: 'left-to-browser', values: '{}', html: '', reason: 'middleware' };
}

function withRouteMeta(head: PageHead, { meta }: RouteDefinition, locale: LocaleCode): PageHead {
  const titled = { ...head, title: head.title === '' ? meta.title[locale] : titleWithShop(head.title, locale) };
  return meta.needAuth && titled.robots === undefined ? { ...titled, robots: 'noindex' } : titled;
}

function withTrail(head: PageHead, trail: PageTrail | null, path: string, locale: LocaleCode): PageHead {
  if (trail === null) return head;
  const data = trailData(trail, head.canonicalPath ?? path, locale);
  return { ...head, structuredData: [...(head.structuredData ?? []), data] };
}
