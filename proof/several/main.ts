import { setTimeout as sleep } from 'node:timers/promises';
import { rowsOf } from '@vitrava/reference-api/database';
import { sql } from '@vitrava/reference-api/testing/databases';
import { REQUEST_ID_HEADER } from '@vitrava/server-kit/request-id';
import { ensurePostgres } from '../../scripts/setup/postgres.ts';
import { findProblems } from '../crashes/audit.ts';
import { createClaims } from '../load/claims.ts';
import { startVisitors } from '../load/generators.ts';
import { ensureNginx } from './nginx.ts';
import { openSeveralServers, type SeveralServers } from './shop.ts';
import { type ShopperLog, startShopper } from './shopper.ts';

/*
 * npm run proof -- several: two composition servers and two APIs behind nginx (docs/nginx.conf) with one store and one PostgreSQL; each is killed (SIGKILL) while visitors browse
 * and shoppers fill carts, order and pay. Afterwards the orders of shoppers are compared with the database. The apps must have been built. Exits 1 when a claim does not hold.
 */

const STOCK = 100_000;
const SHOPPERS = 6;
const PAGES_PER_SECOND = 8;
const [BEFORE_MS, AWAY_MS, AFTER_MS] = [4_000, 3_000, 4_000];
const SETTLED_MS = 3_000;
/** A call is made once more when its server dies with it. */
const MOST_TRIES = 2;

const claims = createClaims();
const nginx = ensureNginx();
if (nginx === null) throw new Error('nginx is neither on the PATH nor can it be installed: apt-get install nginx-light.');
if (!ensurePostgres()) throw new Error('PostgreSQL 15 or newer is neither here nor can it be installed.');
const shop = await openSeveralServers(nginx);
try {
  await prove(shop);
} finally {
  await shop.close();
}
claims.log(claims.failed.length === 0 ? 'Everything holds.' : `${claims.failed.length} claims do not hold.`);
process.exitCode = claims.failed.length === 0 ? 0 : 1;

async function prove({ url, apiUrl, database, victims, acquirerFile }: SeveralServers): Promise<void> {
  const { db } = database;
  await judgeRequestIds(url, apiUrl);
  await db.execute(sql`update product set availability = ${STOCK}`);
  const goods = (await rowsOf<{ id: number }>(db, sql`select id from product where is_active order by id limit ${2 * SHOPPERS}`)).map(
    ({ id }) => id,
  );
  const emails = Array.from({ length: SHOPPERS }, (_, index) => `shopper${index}@vitrava.example`);
  for (const email of emails) {
    await db.execute(
      sql`insert into user_account (email, password_hash) select ${email}, password_hash from user_account where email = 'demo@vitrava.example'`,
    );
  }
  const visitors = startVisitors(url, goods);
  await visitors.requestPages({ clients: 2, seconds: 10 });
  const shoppers = emails.map((email, index) => startShopper(url, email, goods.slice(2 * index, 2 * index + 2)));
  const running = visitors.requestPages({
    perSecond: PAGES_PER_SECOND,
    seconds: (victims.length * (BEFORE_MS + AWAY_MS + AFTER_MS)) / 1_000,
  });
  for (const victim of victims) {
    await sleep(BEFORE_MS);
    await victim.kill();
    claims.log(`${victim.name} is killed`);
    await sleep(AWAY_MS);
    await victim.startAgain();
    await sleep(AFTER_MS);
  }
  const { answers } = await running;
  visitors.stop();
  for (const outcome of await Promise.allSettled(shoppers.map(({ stop }) => stop()))) {
    claims.check(outcome.status === 'fulfilled', outcome.status === 'fulfilled' ? 'a shopper bought to the end' : String(outcome.reason));
  }
  await sleep(SETTLED_MS);
  const odd = answers.filter(({ status }) => status !== 200);
  claims.check(
    odd.length === 0,
    `${answers.length} pages asked for, ${odd.length} of them not answered with a page${odd.length > 0 ? `: ${[...new Set(odd.map(({ status }) => status))].join(', ')}` : ''}`,
  );
  judgeCalls(shoppers.map(({ log }) => log));
  await judgeOrders(shoppers.map(({ log }) => log));
  const problems = await findProblems({ database, acquirerFile }, STOCK);
  claims.check(problems.length === 0, `stock, orders and money agree${problems.map((problem) => `; ${problem}`).join('')}`);

  async function judgeOrders(logs: readonly ShopperLog[]): Promise<void> {
    const rows = await rowsOf<{ number: number; payment: string }>(db, sql`select number, payment_status as payment from customer_order`);
    const placed = logs.flatMap((one) => one.placed);
    const known = new Set(rows.map(({ number }) => String(number)));
    const lost = placed.filter((number) => !known.has(number));
    const doubled = rows.filter(({ number }) => !placed.includes(String(number)));
    claims.check(
      placed.length > 0 && new Set(placed).size === placed.length && lost.length === 0,
      `${placed.length} orders were confirmed to shoppers, ${lost.length} of them are lost`,
    );
    claims.check(doubled.length === 0, `${rows.length} orders in the database, ${doubled.length} that no shopper knows of`);
    const unpaid = rows.filter(({ payment }) => payment !== 'paid');
    claims.check(unpaid.length === 0, `all are paid${unpaid.map(({ number, payment }) => `; ${number} is ${payment}`).join('')}`);
  }
}

/** Decision 064: a visitor cannot choose the id of their request in the logs, and it is one along the whole way. */
async function judgeRequestIds(url: string, apiUrl: string): Promise<void> {
  const given = 'given-by-a-visitor';
  const idAt = async (at: string) => {
    const { headers } = await fetch(`${at}/api/settings/`, { headers: { [REQUEST_ID_HEADER]: given } });
    return headers.get(REQUEST_ID_HEADER) ?? 'none';
  };
  const ids = [await idAt(url), await idAt(url)];
  claims.check(
    ids.every((id) => /^[0-9a-f]{32}$/.test(id)) && ids[0] !== ids[1],
    `visitors' requests have ids of nginx's own: ${ids.join(', ')}`,
  );
  const passed = await idAt(apiUrl);
  claims.check(passed === given, `the API receives the request id of the composition server: ${passed}`);
}

function judgeCalls(logs: readonly ShopperLog[]): void {
  const tries = logs.flatMap((one) => one.tries);
  const again = tries.filter((count) => count > 1).length;
  claims.check(
    Math.max(...tries) <= MOST_TRIES,
    `${tries.length} calls of shoppers, ${again} made again, each at most ${Math.max(...tries) - 1} times`,
  );
}
