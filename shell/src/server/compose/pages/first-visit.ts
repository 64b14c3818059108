import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyRequest } from 'fastify';
import { hasShownPreloader, PRELOADER_COOKIE } from '../../../preloader/index.ts';
import { isTypefaceLoaded, TYPEFACE_COOKIE } from '../../../typeface-cookie/index.ts';
import { isRobot } from '../robot/index.ts';

/** Whether a page greets its visitor: a person who has not been greeted before. Whoever minds motion is spared by the style sheet. */
export function isFirstVisit(request: FastifyRequest): boolean {
  return !isRobot(request.headers['user-agent']) && !hasShownPreloader(recordOf(request));
}

/** Whether the browser has the files of the brand typeface for a language (`shell/src/typeface`). */
export function hasTypeface(request: FastifyRequest, locale: LocaleCode): boolean {
  return isTypefaceLoaded(cookiesOf(request)?.[TYPEFACE_COOKIE], locale);
}

function recordOf(request: FastifyRequest): string | undefined {
  return cookiesOf(request)?.[PRELOADER_COOKIE];
}

/** An address that the router could not decode comes without the cookie plugin. */
function cookiesOf(request: FastifyRequest): FastifyRequest['cookies'] | undefined {
  return request.cookies;
}
