import { once } from 'node:events';
import { createWriteStream, existsSync, type WriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { dumpDatabase } from '@vitrava/reference-api/backup';
import { readConfig } from '@vitrava/reference-api/config';
import { type DatabaseHandle, openPglite, openPostgres } from '@vitrava/reference-api/database';
import { localSecret } from '@vitrava/reference-api/process';
import type { Places, Variables } from './places.ts';

const PRIVATE_FILE_MODE = 0o600;

/** Opens the database of the shop, which must not be in use where it is the embedded one. */
export function openDatabase({ databaseUrl, databaseFolder }: Places): Promise<DatabaseHandle> {
  // What this process does with it ends with an error of its own.
  return databaseUrl === null ? openPglite(databaseFolder) : Promise.resolve(openPostgres(databaseUrl, () => undefined));
}

/** Writes the database as lines into a new file, the embedded one through the running API; null: none runs. */
export async function dumpInto(file: string, places: Places, env: Variables): Promise<void> {
  if (places.databaseUrl === null && !existsSync(places.databaseFolder)) throw new Error(`There is no database in ${places.dataDir}.`);
  const opened = await openDatabase(places).catch((error: unknown) => (isInUse(error) ? null : Promise.reject(error)));
  if (opened === null) return dumpOfRunning(file, places, env);
  const stream = createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE_MODE });
  try {
    await dumpDatabase(opened.db, (text) => write(stream, text));
    stream.end();
    await once(stream, 'close');
  } finally {
    stream.destroy();
    await opened.close();
  }
}

async function dumpOfRunning(file: string, { dataDir }: Places, env: Variables): Promise<void> {
  const config = readConfig({ ...env, DATA_DIR: dataDir });
  const address = `http://${config.host}:${config.port}/admin/backup/`;
  const token = config.adminToken ?? (await localSecret(dataDir, 'api-admin-token'));
  const response = await fetch(address, { headers: { 'x-admin-token': token } }).catch(() => null);
  if (!response?.ok || !response.body)
    throw new Error(
      `The database is in use by a server that does not give it out at ${address} (${response?.status ?? 'no answer'}). Name its API_PORT, or stop it first.`,
    );
  await pipeline(Readable.fromWeb(response.body as ReadableStream), createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE_MODE }));
}

async function write(stream: WriteStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('The database is in use');
}
