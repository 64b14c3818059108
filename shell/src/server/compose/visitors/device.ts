import type { VisitorAttributes } from '@vitrava/delivery/resolver';
import type { FastifyRequest } from 'fastify';

const TABLET = /iPad|Tablet|Android(?!.*Mobile)|Silk|Kindle|PlayBook/i;
const MOBILE = /Mobi|iPhone|iPod|Android|Opera Mini/i;

/** The device of a visit, as far as the browser reports it: enough to try something on phones, no more. */
export function deviceOf({
  'user-agent': userAgent = '',
  'sec-ch-ua-mobile': isMobile,
}: FastifyRequest['headers']): VisitorAttributes['device'] {
  if (TABLET.test(userAgent)) return 'tablet';
  return isMobile === '?1' || MOBILE.test(userAgent) ? 'mobile' : 'desktop';
}
