import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { coloredLogo, LOGO_VIEW_BOX } from '@vitrava/shared-kit/internal/logo-fragments';
import type { FastifyInstance } from 'fastify';
import { MEDIA_TYPES } from '../http/index.ts';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LOGO_VIEW_BOX}">${coloredLogo()}</svg>`;

/** The shop's logo in the browser's tab; the old address redirects to it. */
export async function favicon(app: FastifyInstance): Promise<void> {
  app.get('/favicon.svg', (_request, reply) => reply.type(MEDIA_TYPES.svg).header('cache-control', publicFor('icons')).send(LOGO));
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', publicFor('icons')).redirect('/favicon.svg', 301));
}
