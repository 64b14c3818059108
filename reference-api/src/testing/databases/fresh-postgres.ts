import { randomUUID } from 'node:crypto';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { type DatabaseHandle, migrate, openPostgres } from '../../database/index.ts';
import { type Seed, seedDatabase } from '../../operations/seeding/index.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { keeperSocket, runFolder } from './run-folder.ts';
import { nameOfSeed } from './seed-name.ts';

/** A database of its own in the run's cluster: a copy of one that was migrated and seeded once. */
export async function freshPostgres(seed: Seed): Promise<FreshDatabase> {
  const cluster = await clusterOfRun();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(cluster, async (admin) => {
    const template = await prepareTemplate(admin, cluster, seed);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  const handle = open(cluster, name);
  return {
    handle,
    takeAway: async () => {
      await handle.close();
      await asAdmin(cluster, (admin) => admin.query(`DROP DATABASE ${name}`));
    },
  };
}

async function clusterOfRun(): Promise<URL> {
  const answer = JSON.parse(await text(createConnection(keeperSocket(runFolder())))) as { url: string } | { problem: string };
  if ('problem' in answer) throw new Error(answer.problem);
  return new URL(answer.url);
}

/** Two workers may want the same template at once: one makes it, the other waits. It has its name only when it is whole. */
async function prepareTemplate(admin: Client, cluster: URL, seed: Seed): Promise<string> {
  const template = `template_${nameOfSeed(seed)}`;
  await admin.query('SELECT pg_advisory_lock(1)');
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
  if (rowCount === 0) {
    await admin.query('DROP DATABASE IF EXISTS unfinished WITH (FORCE)');
    await admin.query('CREATE DATABASE unfinished');
    const handle = open(cluster, 'unfinished');
    try {
      await migrate(handle);
      await seedDatabase(handle.db, seed);
    } finally {
      await handle.close();
    }
    await admin.query(`ALTER DATABASE unfinished RENAME TO ${template}`);
  }
  await admin.query('SELECT pg_advisory_unlock(1)');
  return template;
}

function open(cluster: URL, database: string): DatabaseHandle {
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return openPostgres(url.href, (error) => process.stderr.write(`${error.message}\n`));
}

async function asAdmin(cluster: URL, work: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: cluster.href });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
