import type { Resolver } from '@vitrava/delivery/resolver';
import { CACHING, MEDIA_TYPES } from '@vitrava/server-kit/http';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { IMAGE_PATH } from '@vitrava/shared-kit/internal/image';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { matchesIfNoneMatch } from '../../http/index.ts';
import { measuredFetch } from '../../metrics/index.ts';
import { parseImageAddress } from './address.ts';
import { type ImageFailure, imageFailure, isImageFailure } from './failure.ts';
import { createImages } from './images.ts';
import { VARIANTS } from './variants.ts';

export interface ImagesPluginOptions {
  readonly resolver: Pick<Resolver, 'fileOf'>;
  /** Where pictures in other widths are kept, and how much of the disk they may take. */
  readonly imageDir: string;
  readonly imageMaxBytes: number;
  readonly apiBaseUrl: string;
  /** Origins of other hosts that the shop's pictures may come from. */
  readonly imageSources: readonly string[];
}

/** `GET /_ipx/<variant>/<source>`: a picture in a screen's width, or for messages that link to a page (docs/decisions/018-pictures.md). */
export const images = fp<ImagesPluginOptions>(
  (app, { resolver, imageDir, imageMaxBytes, apiBaseUrl, imageSources }, done) => {
    const { settings } = app;
    const logo = () => settings.current().shop.logo;
    const send = measuredFetch(app.metrics, 'pictures');
    const make = createImages({ resolver, folder: imageDir, maxBytes: imageMaxBytes, apiBaseUrl, imageSources, logo, send });
    app.get(`${IMAGE_PATH}/*`, async (request, reply) => {
      const requested = parseImageAddress(request.raw.url ?? '');
      if (!requested) return refuse(reply, imageFailure('address'));
      const image = await make(requested, request.ip);
      if (isImageFailure(image)) {
        if (image.status >= 500) request.log.warn({ failure: image.failure, source: requested.source }, 'a picture was not made');
        return refuse(reply, image);
      }
      const etag = `"${image.name}"`;
      reply.header('etag', etag).header('cache-control', image.isLasting ? CACHING.immutable : publicFor('resizedPictures'));
      if (matchesIfNoneMatch(request, etag)) return reply.code(304).send();
      // The same for all visitors, whatever they accept: every browser that runs the shop supports the format.
      return reply.type(VARIANTS.get(requested.variant)?.type ?? MEDIA_TYPES.webp).send(image.bytes);
    });
    done();
  },
  { name: 'images', encapsulate: true, decorators: { fastify: ['settings'] } },
);

function refuse(reply: FastifyReply, { status, detail }: ImageFailure): FastifyReply {
  if (status === 503) reply.header('retry-after', 1);
  return reply.code(status).header('cache-control', CACHING.none).send({ detail });
}
