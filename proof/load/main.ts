import { parseArgs } from 'node:util';
import { ensurePostgres } from '../../scripts/setup/postgres.ts';
import { createClaims } from './claims.ts';
import { holdConnections } from './connections.ts';
import { failUnderLoad } from './failures.ts';
import { startVisitors } from './generators.ts';
import { watchMemory } from './memory.ts';
import { runMixed } from './mixed.ts';
import { findCapacity, floodApi, overload } from './overload.ts';
import { type Engine, openShop } from './shop.ts';

/*
 * npm run proof -- load [--engine PGlite|PostgreSQL] [--seconds 12] [--minutes 1]: one shop under more requests than it
 * can serve, pages or calls of its API, when its API fails under load, and when connections are held open; and the
 * memory of its processes. `--minutes 30` is the claim of a flat heap. The apps must have been built; times are ratios
 * of one run, so an idle machine judges best. Exits 1 when a claim does not hold.
 */

const MOST_MEGABYTES = 400;
const WARM_UP_SECONDS = 15;

const { values } = parseArgs({
  options: { engine: { type: 'string' }, seconds: { type: 'string', default: '12' }, minutes: { type: 'string', default: '1' } },
});
const claims = createClaims();
const engines: readonly Engine[] = (['PGlite', 'PostgreSQL'] as const).filter(
  (engine) => values.engine === undefined || engine === values.engine,
);
if (engines.includes('PostgreSQL') && !ensurePostgres()) throw new Error('PostgreSQL 15 or newer is neither here nor can it be installed.');
for (const engine of engines) await prove(engine, Number(values.seconds), Number(values.minutes));
claims.log(
  claims.failed.length === 0
    ? 'Everything holds.'
    : `${claims.failed.length} claims do not hold:\n${claims.failed.map((line) => `  ${line}`).join('\n')}`,
);
process.exitCode = claims.failed.length === 0 ? 0 : 1;

async function prove(engine: Engine, seconds: number, minutes: number): Promise<void> {
  const shop = await openShop(engine);
  const visitors = startVisitors(shop.server.url, shop.products);
  const flooding = startVisitors(shop.server.url, shop.products);
  const memory = watchMemory(() => ({ 'composition server': shop.server.pid, API: shop.api().pid, acquirer: shop.acquirer.pid }));
  try {
    claims.log(
      `\n${engine}: from the start to the first page ${shop.firstPage.ever.toFixed(1)} s on an empty disk, ${shop.firstPage.again.toFixed(1)} s again`,
    );
    await visitors.requestPages({ clients: 3, seconds: WARM_UP_SECONDS });
    const capacity = await findCapacity(visitors, 4, claims);
    claims.log(`  one server can take ${capacity.toFixed(0)} pages/s`);
    const idle = await overload(visitors, capacity, seconds, claims);
    const flood = (kind: 'call' | 'change') => floodApi(kind, { visitors, flooding }, { capacity, idle, seconds }, claims);
    await flood('call');
    await failUnderLoad(shop, visitors, capacity, claims);
    await holdConnections(shop.server.url, visitors, claims);
    if (minutes > 0) await runMixed(visitors, capacity, minutes, memory, claims);
    // Thousands of mails are left by it.
    await flood('change');
    for (const [name, megabytes] of memory.most())
      claims.check(megabytes < MOST_MEGABYTES, `${name} has held ${megabytes} MB at most, of ${MOST_MEGABYTES}`);
  } finally {
    memory.stop();
    visitors.stop();
    flooding.stop();
    await shop.close();
  }
}
