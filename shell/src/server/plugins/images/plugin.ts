import type { Resolver } from '@vitrava/delivery/resolver';
import { CACHING } from '@vitrava/server-kit/http';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { IMAGE_PATH } from '@vitrava/shared-kit/internal/image';
import type { FastifyError, FastifyInstance } from 'fastify';
import { matchesIfNoneMatch } from '../../http/index.ts';
import { measuredFetch } from '../../metrics/index.ts';
import { ImageError } from './failure.ts';
import { createImages, variantNamed } from './images.ts';

export interface ImagesPluginOptions {
  readonly resolver: Pick<Resolver, 'fileOf'>;
  /** Where pictures in other widths are kept, and how much of the disk they may take. */
  readonly imageDir: string;
  readonly imageMaxBytes: number;
  readonly apiBaseUrl: string;
  /** Origins of other hosts that the shop's pictures may come from. */
  readonly imageSources: readonly string[];
}

const MAX_LENGTH = 2000;
const ADDRESS = new RegExp(`^${IMAGE_PATH}/([^/]+)/(.+)$`);

/** `GET /_ipx/<variant>/<source>`: a picture in a screen's width, or for messages that link to a page (docs/decisions/018-pictures.md). */
export async function images(
  app: FastifyInstance,
  { resolver, imageDir, imageMaxBytes, apiBaseUrl, imageSources }: ImagesPluginOptions,
): Promise<void> {
  const { settings, metrics } = app;
  const make = createImages({
    resolver,
    folder: imageDir,
    maxBytes: imageMaxBytes,
    apiBaseUrl,
    imageSources,
    logo: () => settings.current().shop.logo,
    send: measuredFetch(metrics, 'pictures'),
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (!(error instanceof ImageError)) throw error;
    const { failure, statusCode, message: detail } = error;
    if (statusCode >= 500) request.log.warn({ failure, url: request.url }, 'a picture was not made');
    if (statusCode === 503) reply.header('retry-after', 1);
    return reply.code(statusCode).header('cache-control', CACHING.none).send({ detail });
  });
  app.get(`${IMAGE_PATH}/*`, async (request, reply) => {
    const { variant, source } = parseAddress(request.raw.url ?? '');
    const { type } = variantNamed(variant);
    const { name, bytes, isLasting } = await make(variant, source, request.ip);
    const etag = `"${name}"`;
    reply.header('etag', etag).header('cache-control', isLasting ? CACHING.immutable : publicFor('resizedPictures'));
    if (matchesIfNoneMatch(request, etag)) return reply.code(304).send();
    // The same for all visitors, whatever they accept: every browser that runs the shop supports the format.
    return reply.type(type).send(bytes);
  });
}

/** The address as sent over the wire: the name of a variant, and a source as in `src`. */
function parseAddress(url: string): { readonly variant: string; readonly source: string } {
  const [, variant = '', rest = ''] = (url.length <= MAX_LENGTH && ADDRESS.exec(url)) || [];
  if (!/^https?%3A/i.test(rest)) return { variant, source: `/${rest}` };
  try {
    return { variant, source: decodeURIComponent(rest) };
  } catch {
    throw new ImageError('address');
  }
}
