import type { ShopLocation } from '@vitrava/shared-kit/bus/shell';
import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { FramePart, PageErrorReason, PageHead, RemoteRendering, ScopeValues } from '@vitrava/shared-kit/contracts/page';
import type { LiveComposition } from '../compositions/index.ts';
import type { PlaceToRender, RenderedFrame, Renderer } from '../rendering/index.ts';
import type { OwnedRoute } from '../routing/index.ts';
import type { SettingsSnapshot } from '../settings/index.ts';
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
  if (!owned || !release) return notFound(locale, path);
  if (unknownMiddleware(asked) !== null) return withoutMiddleware(locale, owned.route);
  const output = await renderer.remote(release, placeOf(asked, owned.owner));
  if (output?.status === 404 && output.html === '') return notFound(locale, path);
  const { owner, route } = owned;
  const head = withRouteMeta(output?.head ?? { title: '' }, route, locale);
  const rendered = output && (output.html !== '' || output.status < 400);
  if (rendered) return { status: output.status, owner, route, head, rendering: 'rendered', values: output.state, html: output.html };
  return { status: output?.status ?? 200, owner, route, head, rendering: 'left-to-browser', values: '{}', html: '' };
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

async function framePart(
  renderer: Renderer,
  asked: AskedPage,
  owner: string | null,
  route: RouteDefinition | null,
  status: number,
  parts: readonly FramePart[],
  reason?: PageErrorReason,
): Promise<RenderedFrame | null> {
  const shell = asked.composition.release('shell');
  return shell && renderer.frame(shell, placeOf(asked, owner), { route, status, parts, reason });
}

function placeOf({ settings, locale, path, search, owned }: AskedPage, owner: string | null): PlaceToRender {
  return {
    url: `${path}${search}`,
    locale,
    values: shellValues(settings, locale, path, search, owner, owned?.route ?? null),
    stamp: settings.stamp,
  };
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
  return { status: 404, owner: null, route: null, head, rendering: 'left-to-browser', values: '{}', html: '' };
}

function withoutMiddleware(locale: LocaleCode, route: RouteDefinition): ComposedPage {
  const head: PageHead = { title: shopWords(locale).failed.title, robots: 'noindex' };
  return { status: 500, owner: null, route, head, rendering: 'left-to-browser', values: '{}', html: '', reason: 'middleware' };
}

function withRouteMeta(head: PageHead, { meta }: RouteDefinition, locale: LocaleCode): PageHead {
  const titled = head.title === '' ? { ...head, title: meta.title[locale] } : head;
  return meta.needAuth && titled.robots === undefined ? { ...titled, robots: 'noindex' } : titled;
}
