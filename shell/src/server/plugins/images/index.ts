import { IMAGE_PATH } from '@vitrava/shared-kit/internal/image';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasAlready } from '../../http/index.ts';
import { parseImageAddress } from './address.ts';
import { type ImageFailure, imageFailure, isImageFailure } from './failure.ts';
import { createImages, type ImagesOptions } from './images.ts';

const LASTING = 'public, max-age=31536000, immutable';
const PASSING = 'public, max-age=300';

/** `GET /_ipx/f_webp,q_92,w_<width>/<source>`: a picture in one of the screens' widths (docs/decisions/018-pictures.md). */
export function registerImages(app: FastifyInstance, options: ImagesOptions): void {
  const images = createImages(options);
  app.get(`${IMAGE_PATH}/*`, async (request, reply) => {
    const asked = parseImageAddress(request.raw.url ?? '');
    if (!asked) return refuse(reply, imageFailure('address'));
    const image = await images(asked, request.ip);
    if (isImageFailure(image)) {
      if (image.status >= 500) request.log.warn({ failure: image.failure, source: asked.source }, 'a picture was not made');
      return refuse(reply, image);
    }
    const etag = `"${image.name}"`;
    reply.header('etag', etag).header('cache-control', image.isLasting ? LASTING : PASSING);
    if (hasAlready(request, etag)) return reply.code(304).send();
    // The same for everybody, whatever they accept: every browser that runs the shop knows the format.
    return reply.type('image/webp').send(image.bytes);
  });
}

function refuse(reply: FastifyReply, { status, detail }: ImageFailure): FastifyReply {
  if (status === 503) reply.header('retry-after', 1);
  return reply.code(status).header('cache-control', 'no-store').send({ detail });
}
