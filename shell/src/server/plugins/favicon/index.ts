import { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from '@vitrava/shared-kit/internal/logo-fragments';
import { DEFAULT_COLORS } from '@vitrava/shared-kit/internal/theme';
import type { FastifyInstance } from 'fastify';

const LEAVES = LOGO_FRAGMENTS.map((path, index) => {
  const isLast = index === LOGO_FRAGMENTS.length - 1;
  return `<path fill="${isLast ? DEFAULT_COLORS.default_button : DEFAULT_COLORS.elements}" d="${path}"/>`;
});
const SIGN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LOGO_VIEW_BOX}">${LEAVES.join('')}</svg>`;

/** The shop's sign in the browser's tab; the old address leads to it. */
export function registerFavicon(app: FastifyInstance): void {
  app.get('/favicon.svg', (_request, reply) => reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(SIGN));
  app.get('/favicon.ico', (_request, reply) => reply.header('cache-control', 'public, max-age=86400').redirect('/favicon.svg', 301));
}
