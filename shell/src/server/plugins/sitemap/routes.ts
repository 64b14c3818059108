import { DEFAULT_LOCALE, type LocaleCode, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createLastGood } from '../../backend/last-good/index.ts';
import type { Compositions } from '../../compose/compositions/index.ts';
import type { Pages } from '../../compose/pages/index.ts';
import { isAbsent } from '../../compose/pages/index.ts';
import { originOf } from '../../http/index.ts';
import { readContents, type ShopContents } from './api.ts';
import type { SitemapEntry } from './entry.ts';
import { publicPaths } from './public-pages.ts';
import { PROTOCOL_BOUNDS, type SitemapBounds, type WrittenSitemap, writeSitemap } from './write.ts';

export interface SitemapOptions {
  readonly compositions: Compositions;
  readonly pages: Pages;
  readonly publicUrl: string | null;
  /** Calls that the backend lacks: pages that cannot be without them are not on the map. */
  readonly missing: () => readonly string[];
  readonly apiBaseUrl: string;
  /** For one call of the API. */
  readonly apiDeadlineMs: number;
  readonly bounds?: SitemapBounds;
}

const FRESH_MS = 600_000;
const RETRY_MS = 10_000;
/** Hosts times languages. */
const KEPT_MAPS = 8;

/** `/sitemap.xml` and `/en/sitemap.xml`: what the shop has, each in its language; large ones in parts beside them. */
export function registerSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { compositions, pages, publicUrl, missing, apiBaseUrl, apiDeadlineMs, bounds = PROTOCOL_BOUNDS } = options;
  const contents = createLastGood({
    read: () => readContents(apiBaseUrl, apiDeadlineMs),
    freshMs: FRESH_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => app.log.warn({ reason }, 'the sitemap cannot be read anew'),
  });
  const written = new LRUCache<string, { readonly of: ShopContents; readonly map: Promise<WrittenSitemap> }>({ max: KEPT_MAPS });

  async function mapFor(known: ShopContents, locale: LocaleCode, origin: string): Promise<WrittenSitemap> {
    const composition = await compositions.forVisitor(null);
    const lacking = missing();
    const key = `${composition.id} ${locale} ${origin} ${lacking.join()}`;
    const present = written.get(key);
    if (present?.of === known) return present.map;
    const fixed: SitemapEntry[] = publicPaths(composition.page, lacking).map((path) => {
      const changedAt = known.changes.get(path);
      return { path, ...(changedAt !== undefined && { changedAt }) };
    });
    const owned = known.entries.filter(({ path }) => {
      const owner = composition.routes.match(path.split('?', 1)[0] ?? path);
      return owner !== null && !isAbsent(owner.route, lacking);
    });
    const map = writeSitemap([...fixed, ...owned], locale, origin, bounds);
    written.set(key, { of: known, map });
    map.catch(() => written.delete(key));
    return map;
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, part: number | null): Promise<FastifyReply> {
    const known = await contents.get();
    if (!known) return pages.answerUnavailable(request, reply);
    const locale = splitLocale(request.url).prefix ?? DEFAULT_LOCALE;
    const map = await mapFor(known, locale, originOf(request, publicUrl));
    const text = part === null ? map.main : map.parts[part - 1];
    if (text === undefined) return pages.answer(request, reply);
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(text);
  }

  for (const prefix of ['', '/en']) {
    app.get(`${prefix}/sitemap.xml`, (request, reply) => answer(request, reply, null));
    app.get<{ Params: { part: string } }>(`${prefix}/sitemap-:part(^[1-9]\\d{0,4}$).xml`, (request, reply) =>
      answer(request, reply, Number(request.params.part)),
    );
  }
}
