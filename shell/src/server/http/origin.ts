import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyRequest } from 'fastify';

const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$|^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;

/** Origin for absolute addresses in the head: the configured one, else the host that was asked. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl) return publicUrl;
  return HOST.test(request.host) ? `${request.protocol}://${request.host}` : 'http://localhost';
}

/**
 * What names the shop's origin may be kept by caches, as `caching` says, only where the origin is configured: else it is the host of a request, which is whatever its
 * sender writes, and would be shown to others.
 */
export function cachingOfOrigin(publicUrl: string | null, caching: string): string {
  return publicUrl === null ? CACHING.privateRevalidated : caching;
}
