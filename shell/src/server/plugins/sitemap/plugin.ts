import { MEDIA_TYPES } from '@vitrava/server-kit/http';
import { DEFAULT_LOCALE, LOCALE_CODES, localizePath, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cachingOfOrigin, originOf } from '../../http/index.ts';
import { measuredFetch } from '../../metrics/index.ts';
import { createSitemap } from './sitemap.ts';

export interface SitemapOptions {
  readonly publicUrl: string | null;
  readonly apiBaseUrl: string;
  /** For one call of the API. */
  readonly apiDeadlineMs: number;
}

/** `/sitemap.xml` and `/en/sitemap.xml`: what the shop has, each in its language; large ones in parts beside them. */
export async function sitemap(app: FastifyInstance, { publicUrl, apiBaseUrl, apiDeadlineMs }: SitemapOptions): Promise<void> {
  const { compositions, pages, settings, log } = app;
  const mapFor = createSitemap({
    apiBaseUrl,
    callOptions: { timeoutMs: apiDeadlineMs, send: measuredFetch(app.metrics, 'sitemap') },
    compositions,
    missing: () => settings.current().missing,
    onFailure: (reason) => log.warn({ reason }, 'the sitemap cannot be read anew'),
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, part: number | null): Promise<FastifyReply> {
    const map = await mapFor(splitLocale(request.url).prefix ?? DEFAULT_LOCALE, originOf(request, publicUrl));
    if (!map) return pages.answerUnavailable(request, reply);
    const text = part === null ? map.main : map.parts[part - 1];
    if (text === undefined) return pages.answer(request, reply);
    return reply
      .type(MEDIA_TYPES.xml)
      .header('cache-control', cachingOfOrigin(publicUrl, publicFor('sitemap')))
      .send(text);
  }

  for (const code of LOCALE_CODES) {
    app.get(localizePath('/sitemap.xml', code), (request, reply) => answer(request, reply, null));
    app.get<{ Params: { part: string } }>(localizePath('/sitemap-:part(^[1-9]\\d{0,4}$).xml', code), (request, reply) =>
      answer(request, reply, Number(request.params.part)),
    );
  }
}
