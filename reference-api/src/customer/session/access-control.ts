import type { FastifyInstance } from 'fastify';
import { requireAdmin } from '../../http/index.ts';
import type { Services } from '../../services.ts';
import { requireUser } from './bearer.ts';

type Security = readonly Readonly<Record<string, unknown>>[];

/** Enforces the `security` that a route declares in its schema, before a body is read: 401 for guests, 403 for others than the owner. */
export function installAccessControl(app: FastifyInstance, { adminToken }: Pick<Services, 'adminToken'>): void {
  app.addHook('onRequest', async (request) => {
    const { security = [] } = (request.routeOptions.schema ?? {}) as { readonly security?: Security };
    if (security.some((scheme) => 'bearer' in scheme)) requireUser(request);
    if (security.some((scheme) => 'owner' in scheme)) requireAdmin(request, adminToken);
  });
}
