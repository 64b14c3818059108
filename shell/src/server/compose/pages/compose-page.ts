import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { PageErrorReason, PageHead, RemoteRendering } from '@vitrava/shared-kit/contracts/page';
import { brandIn } from '../../../brand/index.ts';
import { type PageTrail, SHELL_MIDDLEWARE, trailData, trailOf } from '../../../main-area/index.ts';
import { titleWithShop } from '../../../page-title/index.ts';
import type { Renderer } from '../../render/index.ts';
import { asBuffer, type Utf8, utf8Of } from '../../utf8/index.ts';
import { serverWords } from '../../words/index.ts';
import { isAbsent } from './absent-pages.ts';
import { withCartLines } from './guest-cart.ts';
import { readablePath } from './readable-path.ts';
import { placeOfRemote, type RequestedPage } from './requested-page.ts';

/** The page's own part: what its owner made of it. */
export interface ComposedPage {
  readonly status: number;
  readonly owner: string | null;
  readonly route: RouteDefinition | null;
  readonly head: PageHead;
  /** The way to it, drawn by the shell. */
  readonly trail: PageTrail | null;
  readonly rendering: RemoteRendering;
  /** A JSON object: the owner's stores by sid. */
  readonly values: Utf8;
  /** The places of fragments in it are empty. */
  readonly html: Utf8;
  /** Something in the owner's own markup needs React. */
  readonly isLive?: boolean;
  readonly reason?: PageErrorReason;
  /** Its owner draws in the browser alone. */
  readonly isClientOnly?: boolean;
}

/** What React alone can bring to life, by the mark that its component gives it. */
const LIVE_PART = ' data-live="';
const NOTHING = { values: utf8Of('{}'), html: utf8Of('') };

/** Lets the owner render the page. Without an owner, or when the owner answers 404 and draws nothing: not found. */
export async function composePage(renderer: Renderer, requested: RequestedPage): Promise<ComposedPage> {
  const { composition, locale, path, owned } = requested;
  const release = owned && composition.release(owned.owner);
  if (!owned || !release || isAbsent(owned.route, requested.settings.missing)) return notFound(locale, path);
  if (unknownMiddleware(requested) !== null) return withoutMiddleware(locale, owned.route);
  const isClientOnly = composition.isClientOnly(owned.owner);
  const output = isClientOnly
    ? null
    : await renderer.remote(release, withCartLines(placeOfRemote(requested, owned.owner, owned.owner), requested));
  if (output?.status === 404 && output.html.length === 0) return notFound(locale, path);
  const { owner, route } = owned;
  const ownHead = withRouteMeta(output?.head ?? { title: '' }, route, locale);
  const trail = trailOf(route, ownHead, locale);
  const head = withTrail(ownHead, trail, path, locale);
  const rendered = output && (output.html.length > 0 || output.status < 400);
  if (rendered) {
    const { status, state: values, html } = output;
    return { status, owner, route, head, trail, rendering: 'rendered', values, html, isLive: asBuffer(html).includes(LIVE_PART) };
  }
  return { status: output?.status ?? 200, owner, route, head, trail, rendering: 'left-to-browser', ...NOTHING, isClientOnly };
}

/** The first middleware of the page's route that no remote of the composition has; null when all are there. */
export function unknownMiddleware({ composition, owned }: RequestedPage): string | null {
  const remotes = Object.values(composition.page.remotes);
  const isKnown = (name: string) => name === SHELL_MIDDLEWARE || remotes.some(({ files }) => `./middleware/${name}` in files);
  return owned?.route.meta.middleware?.find((name) => !isKnown(name)) ?? null;
}

/** Whether the browser leaves the owner's markup: its route declares it, and the shell has a starter. */
export function isServerMarkup({ composition }: RequestedPage, { route, rendering, isLive }: ComposedPage): boolean {
  const mayStand = route?.meta.hydration === 'islands' && composition.shellEntry.starter !== null;
  return mayStand && rendering === 'rendered' && isLive === false;
}

function notFound(locale: LocaleCode, path: string): ComposedPage {
  const head: PageHead = { title: serverWords(locale)('notFound', { path: readablePath(localizePath(path, locale)) }), robots: 'noindex' };
  return { status: 404, owner: null, route: null, head, trail: null, rendering: 'left-to-browser', ...NOTHING };
}

function withoutMiddleware(locale: LocaleCode, route: RouteDefinition): ComposedPage {
  const head: PageHead = { title: serverWords(locale)('failed.title'), robots: 'noindex' };
  return { status: 500, owner: null, route, head, trail: null, rendering: 'left-to-browser', ...NOTHING, reason: 'middleware' };
}

function withRouteMeta(head: PageHead, { meta }: RouteDefinition, locale: LocaleCode): PageHead {
  const titled = { ...head, title: head.title === '' ? meta.title[locale] : titleWithShop(head.title, brandIn(locale).name) };
  return meta.needAuth && titled.robots === undefined ? { ...titled, robots: 'noindex' } : titled;
}

function withTrail(head: PageHead, trail: PageTrail | null, path: string, locale: LocaleCode): PageHead {
  if (trail === null) return head;
  const data = trailData(trail, head.canonicalPath ?? path, locale);
  return { ...head, structuredData: [...(head.structuredData ?? []), data] };
}
