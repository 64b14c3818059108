import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Type } from 'typebox';
import { ApiError } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { OWNER } from '../open-api/index.ts';
import { dumpDatabase } from './dump.ts';

const LONGEST_MS = 30 * 60_000;
const CONFLICT = 409;

const schema = {
  summary: 'All of the database, as lines of text.',
  security: OWNER,
  response: { 200: { description: 'The lines.', content: { 'application/x-ndjson': { schema: Type.Unsafe<Readable>({}) } } } },
};

/** `GET /admin/backup/`: the database as lines (`format.ts`), one at a time; outside /api/, so it is not proxied. */
export function backupRoutes(app: ApiInstance, { db }: Services): void {
  let isBusy = false;
  app.get('/admin/backup/', { handlerTimeout: LONGEST_MS, schema }, async (request, reply) => {
    if (isBusy) throw new ApiError(CONFLICT, 'unavailable');
    isBusy = true;
    const lines = new PassThrough();
    const write = async (text: string) => {
      if (lines.destroyed) throw new Error('The client of the backup has disconnected.');
      if (!lines.write(text)) await Promise.race([once(lines, 'drain'), once(lines, 'close')]);
    };
    dumpDatabase(db, write)
      .then(() => lines.end())
      .catch((error: Error) => {
        request.log.warn({ message: error.message }, 'a backup was not finished');
        lines.destroy(error);
      })
      .finally(() => {
        isBusy = false;
      });
    return reply.type('application/x-ndjson').send(lines);
  });
}
