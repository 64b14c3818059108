import { isAnswering } from '../database/index.ts';
import { ApiError } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer, because the database does. */
export function healthRoutes(app: ApiInstance, { db }: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await isAnswering(db))) throw new ApiError(503, 'unavailable');
    return { status: 'ok' };
  });
}
