import type { VisitorAttributes } from '@vitrava/delivery/resolver';
import { DEFAULT_LOCALE, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyRequest } from 'fastify';
import { refererOf, SIGNED_IN_COOKIE } from '../../http/index.ts';
import { parseAddress } from '../routing/index.ts';
import { deviceOf } from './device.ts';

/**
 * The attributes by which experiments may choose this visitor. A request that is no page itself comes from one, which
 * the browser names as the referrer.
 */
export function attributesOf(request: FastifyRequest, isPage: boolean): VisitorAttributes {
  const address = parseAddress(isPage ? request.raw.url : refererOf(request));
  const { prefix, path } = splitLocale(address?.pathname ?? '/');
  return {
    locale: prefix ?? DEFAULT_LOCALE,
    path,
    device: deviceOf(request.headers),
    signedIn: request.cookies[SIGNED_IN_COOKIE] !== undefined,
  };
}
