import { CACHING, MEDIA_TYPES } from '@vitrava/server-kit/http';
import { DEFAULT_LOCALE, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { PagePayload } from '@vitrava/shared-kit/contracts/page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CACHE_BYTES } from '../cache/index.ts';
import { revalidatedText, sendRevalidated } from '../http/index.ts';
import type { Renderer } from '../render/index.ts';
import type { LiveComposition } from './compositions/index.ts';
import {
  type ComposedPage,
  composeFragments,
  composePage,
  createWholePages,
  fragmentCookiesOf,
  fragmentsJson,
  measuredPage,
  NO_GUEST_LINES,
  type PagePermits,
  payloadKey,
  type RequestedPage,
  recordParts,
  type WholePayload,
} from './pages/index.ts';
import { parseAddress } from './routing/index.ts';

interface PageDataQuery {
  readonly path?: unknown;
  readonly composition?: unknown;
}

const RETRY_AFTER_S = 2;

/** `GET /_page?path=…&composition=…`: the data of a soft navigation, rendered by the versions that the open page lives with. */
export function registerPageData(app: FastifyInstance, permits: PagePermits): void {
  const { compositions, renderer, settings, visitors } = app;
  const wholePayloads = createWholePages<WholePayload>({ maxBytes: CACHE_BYTES.payloads });

  app.get<{ Querystring: PageDataQuery }>('/_page', async (request, reply) => {
    reply.header('vary', 'Cookie, User-Agent, Sec-CH-UA-Mobile, Sec-GPC, DNT, Accept-Encoding').type(MEDIA_TYPES.json);
    const address = parseAddress(request.query.path);
    if (!address) return reply.code(400).send({ detail: 'path must be an address of this site, with its query encoded.' });
    const composition = await compositionOf(request.query.composition, request);
    if (!composition) return reply.code(409).header('cache-control', CACHING.none).send({ reload: true });
    request.composition = composition.id;

    const { prefix, path } = splitLocale(address.pathname);
    const locale = prefix ?? DEFAULT_LOCALE;
    const owned = composition.routes.match(path);
    request.page = measuredPage(composition, owned);
    const requested: RequestedPage = {
      composition,
      settings: settings.current(),
      locale,
      path,
      search: address.search,
      owned,
      isFirstVisit: false,
      guestLines: NO_GUEST_LINES,
      cookies: fragmentCookiesOf(request, composition),
      hasTypeface: false,
      trial: null,
      flags: await compositions.flagsFor(composition, visitors.at(request, { locale, path })),
      preview: null,
    };
    if (!composition.isPreview) {
      const payload = await payloadOf(requested, request, reply);
      if (payload) return sendRevalidated(request, reply, payload);
      return reply
        .code(503)
        .headers({ 'retry-after': RETRY_AFTER_S, 'cache-control': CACHING.none })
        .send({ detail: 'Too many pages are made.' });
    }
    return reply
      .header('cache-control', CACHING.privateNone)
      .send((await writePayload(requested, await composePage(renderer, requested), renderer)).body);
  });

  async function payloadOf(requested: RequestedPage, request: FastifyRequest, reply: FastifyReply): Promise<WholePayload | null> {
    const key = payloadKey(requested);
    const stored = await wholePayloads.read(key);
    if (stored) return stored;
    const recording = recordParts(renderer);
    const page = await permits.run(request, reply, requested, () => composePage(recording, requested));
    if (page === null) return wholePayloads.last(key);
    const payload = await writePayload(requested, page, recording);
    wholePayloads.keep(key, payload, recording.parts);
    return payload;
  }

  function compositionOf(id: unknown, request: FastifyRequest): Promise<LiveComposition | null> {
    if (id === undefined) return compositions.forVisitor(visitors.of(request));
    return typeof id === 'string' ? compositions.byId(id, visitors.of(request)) : Promise.resolve(null);
  }
}

async function writePayload(requested: RequestedPage, page: ComposedPage, renderer: Renderer): Promise<WholePayload> {
  const { status, owner, head, rendering, values, html } = page;
  const { flags } = requested;
  const decided = Object.keys(flags).length > 0 && { flags };
  const known: Omit<PagePayload, 'values' | 'fragments'> = { status, owner, head, rendering, ...decided };
  const loaded = fragmentsJson((await composeFragments(renderer, requested, html)).data);
  return { ...revalidatedText([`${JSON.stringify(known).slice(0, -1)},"values":`, values, ',"fragments":', ...loaded, '}']), status };
}
