import { setImmediate } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { createRegistry } from '@vitrava/server-kit/metrics';
import { sql } from 'drizzle-orm';
import { buildApp } from '../app.ts';
import { mail } from '../database/index.ts';
import { describeOnEngines } from '../testing/index.ts';
import { queueMail, readBacklog } from './mail-outbox/index.ts';
import { sendDueMails } from './mailer/index.ts';
import { measureCalls, measureDatabase, measureMail } from './metrics.ts';

describeOnEngines('what machines read of the API', (api) => {
  it('Answers are counted by the pattern of their route with their duration, and nothing of the caller', async () => {
    const registry = createRegistry();
    const app = await buildApp(api.services, { metrics: registry });
    for (const url of ['/api/search/1001/', '/api/search/1002/', '/api/search/999999/', '/api/invented/', '/invented-too'])
      await app.inject(url);
    await app.close();
    const text = await registry.metrics();
    const counts = text.split('\n').filter((line) => line.startsWith('vitrava_api_request_seconds_count'));
    expect(counts).toEqual([
      'vitrava_api_request_seconds_count{method="GET",route="/api/search/:id/",status="200"} 2',
      'vitrava_api_request_seconds_count{method="GET",route="/api/search/:id/",status="404"} 1',
      'vitrava_api_request_seconds_count{method="any",route="none",status="404"} 2',
    ]);
    expect(text).not.toContain('invented');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('Queries are counted by their result, those of transactions too, and the database’s workload is reported', async () => {
    const registry = createRegistry();
    const { db } = api.database;
    measureDatabase(registry, api.database);
    const app = await buildApp(api.services, { metrics: registry });
    const figures = async (name: string) =>
      Object.fromEntries(
        (await registry.metrics())
          .split('\n')
          .filter((line) => line.startsWith(`${name}{`))
          .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
      );
    const counts = async () =>
      Object.values(await figures('vitrava_api_database_query_seconds_count')) as [answered: number, refused: number, failed: number];
    expect(await counts()).toEqual([0, 0, 0]);
    await app.inject('/api/search/1001/');
    const [answered] = await counts();
    expect(answered).toBeGreaterThan(0);
    await db.transaction((transaction) => transaction.execute(sql`select 1`));
    await expect(db.execute(sql`select nothing`)).rejects.toThrow();
    await expect(db.execute(sql`update product set discount_percent = 100`)).rejects.toThrow();
    const [later, ...others] = await counts();
    expect(later).toBeGreaterThan(answered);
    expect(others).toEqual([1, 1]);

    const isEmbedded = api.database.engine === 'pglite';
    const query = isEmbedded ? sql`select 1` : sql`select pg_sleep(0.1)`;
    const waiting = Array.from({ length: 30 }, async () => db.execute(query));
    await setImmediate();
    const busy = await figures('vitrava_api_database');
    await Promise.all(waiting);
    expect(busy).toMatchObject({ '{of="inUse"}': isEmbedded ? 1 : 10 });
    expect(busy['{of="waiting"}']).toBeGreaterThanOrEqual(20);
    expect(await figures('vitrava_api_database')).toMatchObject({ '{of="waiting"}': 0 });
    await app.close();
  });

  it('Mails are counted as sent, failed and given up, and waiting ones are reported, without which the rest is read all the same', async () => {
    const registry = createRegistry();
    const { db } = api.database;
    await db.delete(mail);
    let isAway = false;
    const onOutcome = measureMail(registry, () => (isAway ? Promise.reject(new Error('away')) : readBacklog(db)));
    const refused = Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 });
    const send = (failure: Error | null) =>
      sendDueMails({
        ...api.services,
        now: () => new Date(Date.now() + 1000),
        deliver: () => (failure ? Promise.reject(failure) : Promise.resolve()),
        log: { warn: () => undefined },
        onOutcome,
      });
    for (const failure of [null, refused, new Error('no mail server')]) {
      await queueMail(db, { to: 'anna@example.com', language: 'ru', message: { kind: 'account_exists' } });
      await send(failure);
    }
    await queueMail(db, { to: 'anna@example.com', language: 'ru', message: { kind: 'account_exists' } });
    const text = await registry.metrics();
    for (const outcome of ['sent', 'failed', 'given-up']) expect(text).toContain(`vitrava_api_mails_total{outcome="${outcome}"} 1\n`);
    expect(text).toContain('vitrava_api_outbox{of="waiting"} 2\n');
    expect(text).toMatch(/vitrava_api_outbox\{of="oldestSeconds"\} \d/);
    isAway = true;
    const without = await registry.metrics();
    expect(without).not.toContain('vitrava_api_outbox{');
    expect(without).toContain('vitrava_api_mails_total{outcome="sent"} 1\n');
  });

  it('counts calls to what the API depends on by how they ended', async () => {
    const registry = createRegistry();
    const call = measureCalls(registry, 'acquirer', async (status: number) => {
      if (status === 0) throw new Error('away');
      return { status };
    });
    for (const status of [200, 201, 409, 503]) await call(status);
    await expect(call(0)).rejects.toThrow('away');
    const text = await registry.metrics();
    expect(text.split('\n').filter((line) => line.startsWith('vitrava_api_acquirer_call_seconds_count'))).toEqual([
      'vitrava_api_acquirer_call_seconds_count{outcome="answered",status="2xx"} 2',
      'vitrava_api_acquirer_call_seconds_count{outcome="answered",status="4xx"} 1',
      'vitrava_api_acquirer_call_seconds_count{outcome="answered",status="5xx"} 1',
      'vitrava_api_acquirer_call_seconds_count{outcome="failed",status="none"} 1',
    ]);
  });
});
