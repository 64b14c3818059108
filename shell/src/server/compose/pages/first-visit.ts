import { isRobot } from '@vitrava/shared-kit/internal/robot';
import type { FastifyRequest } from 'fastify';
import { hasShownPreloader, PRELOADER_COOKIE } from '../../../preloader/index.ts';

/** Whether a page greets its visitor: a person who has not been greeted before. Whoever minds motion is spared by the style sheet. */
export function isFirstVisit(request: FastifyRequest): boolean {
  // An address that the router could not decode comes without the cookie plugin.
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined;
  return !isRobot(request.headers['user-agent']) && !hasShownPreloader(cookies?.[PRELOADER_COOKIE]);
}
