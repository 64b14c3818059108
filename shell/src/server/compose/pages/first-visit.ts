import { isRobot } from '@vitrava/shared-kit/internal/robot';
import type { FastifyRequest } from 'fastify';
import { hasShownPreloader, PRELOADER_COOKIE } from '../../../preloader/index.ts';

/** Whether a page greets its visitor: a person who has not been greeted before. Whoever minds motion is spared by the style sheet. */
export function isFirstVisit(request: FastifyRequest): boolean {
  return !isRobot(request.headers['user-agent']) && !hasShownPreloader(recordOf(request));
}

/** Whether the browser may have the font from an earlier page: the starter leaves a record with every visitor, greeted or not. Robots have no later page. */
export function mayHaveFont(request: FastifyRequest): boolean {
  return isRobot(request.headers['user-agent']) || recordOf(request) !== undefined;
}

function recordOf(request: FastifyRequest): string | undefined {
  // An address that the router could not decode comes without the cookie plugin.
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined;
  return cookies?.[PRELOADER_COOKIE];
}
