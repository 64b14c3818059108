import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyRequest } from 'fastify';

const HOST = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$|^\[[0-9a-f:.]{2,45}\](?::\d{1,5})?$/i;

/** Origin for absolute addresses in the head: the configured one, else the requested host. */
export function originOf(request: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl) return publicUrl;
  return HOST.test(request.host) ? `${request.protocol}://${request.host}` : 'http://localhost';
}

/** Caches may store an answer with the shop's origin only where that is configured: a request may forge its host. */
export function cachingOfOrigin(publicUrl: string | null, caching: string): string {
  return publicUrl === null ? CACHING.privateRevalidated : caching;
}
