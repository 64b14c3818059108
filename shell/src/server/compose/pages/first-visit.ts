import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyRequest } from 'fastify';
import { hasShownPreloader, PRELOADER_COOKIE } from '../../../preloader/index.ts';
import { isTypefaceLoaded, TYPEFACE_COOKIE } from '../../../typeface-cookie/index.ts';
import { isRobot } from '../robot/index.ts';

/** Whether a page greets its visitor: a person who has not been greeted before. The style sheet omits the greeting where reduced motion is preferred. */
export function isFirstVisit({ headers, cookies }: FastifyRequest): boolean {
  return !isRobot(headers['user-agent']) && !hasShownPreloader(cookies[PRELOADER_COOKIE]);
}

/** Whether the browser has the files of the brand typeface for a language (`shell/src/typeface`). */
export function hasTypeface({ cookies }: FastifyRequest, locale: LocaleCode): boolean {
  return isTypefaceLoaded(cookies[TYPEFACE_COOKIE], locale);
}
