import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';

/** A database of one test file, on a real server. */
export interface FreshPostgres {
  readonly url: string;
  takeAway(): Promise<void>;
}

/** Whether PostgreSQL's programs are installed, so that a test file can report what it leaves out. */
export function hasPostgres(): boolean {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [process.env.POSTGRES_BIN ?? '', ...versions, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.some((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));
}

/** An empty database in the cluster that Jest's set-up keeps for the run (scripts/jest/keep-databases.cjs). */
export async function freshPostgres(): Promise<FreshPostgres> {
  const cluster = await clusterOfRun();
  const name = `store_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(cluster, `CREATE DATABASE ${name}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, takeAway: () => asAdmin(cluster, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** A database that can become unavailable: `cut` ends the connections to `url`, and `mend` accepts them again. */
export async function openRelay(target: string): Promise<{ url: string; cut(): void; mend(): void; hang(): void; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const address = new URL(target);
  const path = join(address.searchParams.get('host') ?? '', `.s.PGSQL.${address.port || 5432}`);
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = createConnection(path);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://${address.username}@127.0.0.1:${port}${address.pathname}`,
    cut,
    mend: () => {
      isCut = false;
    },
    /** Connections that are open pass nothing on from now on; new ones do. */
    hang: () => {
      for (const socket of sockets) socket.unpipe();
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function clusterOfRun(): Promise<string> {
  const keeper = join(process.env.VITRAVA_TEST_RUN ?? '', 'keeper');
  const answer = JSON.parse(await text(createConnection(keeper))) as { url: string } | { problem: string };
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.url;
}

async function asAdmin(cluster: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: cluster });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
