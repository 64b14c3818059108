import { Writable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { installErrorHandler } from '../http/index.ts';
import { describeOnEngines } from '../testing/index.ts';
import { describeFailure } from './describe-failure.ts';

const SECRET = 'secret@example.com';

describeOnEngines('a query that failed', (api) => {
  it('A failed query is logged without its values', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const log: FastifyBaseLogger = pino({ level: 'trace' }, sink);
    const app = fastify({ loggerInstance: log });
    installErrorHandler(app);
    app.get('/', () => api.services.db.execute(sql`select ${SECRET}::text::integer as number`));
    expect((await app.inject('/')).statusCode).toBe(500);
    await app.close();
    const logged = lines.join('');
    expect(logged).toContain('22P02');
    expect(logged).toContain('as number');
    expect(logged).toContain('    at ');
    expect(logged).not.toContain('secret');
  });
});

it('gives the message of any other failure', () => {
  expect(describeFailure(new TypeError('No such thing'))).toMatchObject({ type: 'TypeError', message: 'No such thing' });
});
