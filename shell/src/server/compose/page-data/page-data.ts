import { DEFAULT_LOCALE, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { PagePayload } from '@vitrava/shared-kit/contracts/page';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../backend/settings/index.ts';
import { sendRevalidated } from '../../http/index.ts';
import type { Renderer } from '../../render/index.ts';
import type { Compositions, LiveComposition } from '../compositions/index.ts';
import { composePage } from '../pages/index.ts';
import { parseAddress } from '../routing/index.ts';
import { visitorIdFrom } from '../visitor/index.ts';

export interface PageDataOptions {
  readonly compositions: Compositions;
  readonly renderer: Renderer;
  readonly settings: Settings;
}

interface PageDataQuery {
  readonly path?: unknown;
  readonly composition?: unknown;
}

/** `GET /_page?path=…&composition=…`: the data of a soft navigation, rendered by the versions that the open page lives with. */
export function registerPageData(app: FastifyInstance, { compositions, renderer, settings }: PageDataOptions): void {
  app.get<{ Querystring: PageDataQuery }>('/_page', async (request, reply) => {
    reply.header('vary', 'Cookie, Accept-Encoding').type('application/json; charset=utf-8');
    const address = parseAddress(request.query.path);
    if (!address) return reply.code(400).send({ detail: 'path must be an address of this site, with its query encoded.' });
    const composition = await compositionOf(request.query.composition, visitorIdFrom(request));
    if (!composition) return reply.code(409).header('cache-control', 'no-store').send({ reload: true });

    const { prefix, path } = splitLocale(address.pathname);
    const owned = composition.routes.match(path);
    const asked = { composition, settings: settings.current(), locale: prefix ?? DEFAULT_LOCALE, path, search: address.search, owned };
    const { status, owner, head, rendering, values } = await composePage(renderer, asked);
    const known: Omit<PagePayload, 'values'> = { status, owner, head, rendering };
    return sendRevalidated(request, reply, `${JSON.stringify(known).slice(0, -1)},"values":${values}}`);
  });

  function compositionOf(id: unknown, visitorId: string | null): Promise<LiveComposition | null> {
    if (id === undefined) return compositions.forVisitor(visitorId);
    return typeof id === 'string' ? compositions.byId(id) : Promise.resolve(null);
  }
}
