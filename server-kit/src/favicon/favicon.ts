import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from '@vitrava/shared-kit/internal/logo-fragments';
import { DEFAULT_COLORS } from '@vitrava/shared-kit/internal/theme';
import fp from 'fastify-plugin';
import { MEDIA_TYPES } from '../http/index.ts';

const LEAVES = LOGO_FRAGMENTS.map((path, index) => {
  const isLast = index === LOGO_FRAGMENTS.length - 1;
  return `<path fill="${isLast ? DEFAULT_COLORS.default_button : DEFAULT_COLORS.elements}" d="${path}"/>`;
});
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LOGO_VIEW_BOX}">${LEAVES.join('')}</svg>`;

/** In pixels, for the sharpest screens. */
const PNG_SIZE = 192;

/** The native library is loaded when the picture is first requested. */
async function drawPng(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(LOGO), { density: 600 })
    .resize(PNG_SIZE, PNG_SIZE, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
}

/** The shop's logo in the browser's tab, and as a picture for emails, which show no drawings; the old address leads to it. */
export const favicon = fp(
  (app, _options, done) => {
    let drawn: Promise<Buffer> | undefined;
    app.get('/favicon.svg', (_request, reply) => reply.type(MEDIA_TYPES.svg).header('cache-control', publicFor('icons')).send(LOGO));
    app.get('/favicon.png', async (_request, reply) => {
      drawn ??= drawPng().catch((error: unknown) => {
        drawn = undefined;
        throw error;
      });
      return reply
        .type('image/png')
        .header('cache-control', publicFor('icons'))
        .send(await drawn);
    });
    app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', publicFor('icons')).redirect('/favicon.svg', 301));
    done();
  },
  { name: 'favicon', encapsulate: true },
);
