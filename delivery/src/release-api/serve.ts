import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ignoreOutputErrors } from '@vitrava/server-kit/start';
import fastify from 'fastify';
import { type ListenOptions, UsageError } from '../cli/index.ts';
import { readBackend } from '../gate/index.ts';
import { findFirstLoad } from '../release/index.ts';
import { readResultsAt, readSumsAt } from '../results/index.ts';
import { readKeysPlace, trustOf } from '../signing/index.ts';
import { openPostgres, openSqlite } from '../sql/index.ts';
import { openStoreAt, readStorePlace, SCHEMA } from '../store/index.ts';
import { releaseApi } from './plugin.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the release API of the environment's store until the process ends. Prints one line of JSON when ready. */
export async function serveReleaseApi({ host, port, tls }: ListenOptions, env: Environment, root: string): Promise<void> {
  ignoreOutputErrors();
  const keys = readKeysPlace(env, root);
  if (!keys.isChecked) throw new UsageError('A release API needs signatures: unset RELEASE_SIGNATURES.');
  const place = readStorePlace(env, root);
  const store = openStoreAt(place);
  const options = {
    logger: { level: env.LOG_LEVEL || 'warn', stream: process.stderr },
    trustProxy: env.TRUST_PROXY ? env.TRUST_PROXY.split(/[\s,]+/) : false,
    forceCloseConnections: true,
    // Responses contain it, and it is unique in the logs of all release APIs of a store.
    genReqId: () => randomUUID(),
    // A slow sender holds a place no longer than that.
    requestTimeout: 120_000,
  };
  const https = tls && { cert: await readFile(tls.cert), key: await readFile(tls.key) };
  const app = fastify({ ...options, https });
  const ownDir = resolve(root, env.RELEASE_API_DIR || join(env.VITRAVA_DATA_DIR || '.data', 'release-api'));
  await app.register(releaseApi, {
    store,
    trust: trustOf({ ...keys, isShared: true }),
    openResults: () => readResultsAt(place),
    openSums: () => readSumsAt(place),
    nonces: place.type === 'postgres' ? openPostgres(place.url, SCHEMA, 'vitrava release API') : openSqlite(join(ownDir, 'nonces.sqlite')),
    buildsDir: join(ownDir, 'builds'),
    modulesFrom: join(root, 'package.json'),
    shop: env.PUBLIC_URL || env.VITRAVA_SHOP || null,
    readBackend: () => readBackend(env),
    firstLoad: findFirstLoad(env, root),
  });
  const url = await app.listen({ host, port });
  const stopped = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
  process.stdout.write(`${JSON.stringify({ ready: true, url })}\n`);
  await stopped;
  await app.close();
  await store.close();
}
