import { Type } from 'typebox';
import { isAnswering } from '../database/index.ts';
import { ApiError } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer, because the database does. */
export function healthRoutes(app: ApiInstance, { db, isStopping }: Services): void {
  const response = { 200: Type.Object({ status: Type.Literal('ok') }) };
  app.get('/healthz', { schema: { summary: 'The process lives.', response } }, async () => ({ status: 'ok' }) as const);
  app.get('/readyz', { schema: { summary: 'The server can answer, because the database does.', response } }, async () => {
    if (isStopping?.() || !(await isAnswering(db))) throw new ApiError(503, 'unavailable');
    return { status: 'ok' } as const;
  });
}
