import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Find, JUDGEMENTS, judge, measureQuality } from '@vitrava/demo-shop/judged-queries';
import { readSeed } from '@vitrava/demo-shop/seed';
import { openPostgres, rowsOf } from '@vitrava/reference-api/database';
import { findBinaries, sql, startCluster } from '@vitrava/reference-api/testing/databases';
import { addManyProducts, tidyUp } from './many-products.ts';
import { qualityLines, speedLines } from './report.ts';
import { startServer } from './server.ts';
import { measureSpeed } from './speed.ts';

const LEAST_RECALL = 0.95;
const LARGEST_RATIO = 40;
const PRODUCTS = 50_000;

const seed = readSeed();
const catalogue = seed.catalogue();
const queries = judge(catalogue, JUDGEMENTS);
const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrava-bench-'));
const failures: string[] = [];
const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

try {
  const embedded = await judgeSearch('PGlite', { DATABASE_URL: '', DATA_DIR: dataDir });
  const binaries = findBinaries();
  if (binaries === null) print(['LEFT OUT: PostgreSQL 15 or newer is not installed, so nothing is said about 50,000 products.']);
  else await onPostgres(binaries, embedded);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
print(failures.length === 0 ? ['All of it holds.'] : failures.map((failure) => `NOT MET: ${failure}`));
process.exitCode = failures.length === 0 ? 0 : 1;

async function onPostgres(binaries: NonNullable<ReturnType<typeof findBinaries>>, embedded: string): Promise<void> {
  const cluster = await startCluster(binaries);
  try {
    const env = { DATABASE_URL: cluster.url, DATA_DIR: dataDir };
    const found = await judgeSearch(`PostgreSQL ${cluster.version}`, env);
    if (found !== embedded) failures.push('PGlite and PostgreSQL find the same products in the same order');
    const database = openPostgres(cluster.url, () => {});
    await addManyProducts(database.db, catalogue, PRODUCTS);
    await tidyUp(cluster.url);
    const ids = (await rowsOf<{ id: number }>(database.db, sql`select id from product order by id`)).map((row) => row.id);
    await database.close();
    const server = await startServer(env);
    const report = await measureSpeed(
      server.origin,
      cluster.url,
      queries,
      catalogue,
      ids,
      seed.content().articles.map((article) => article.slug),
    );
    await server.stop();
    print(speedLines(ids.length, report));
    if (report.ratio > LARGEST_RATIO) failures.push(`a search takes at most ${LARGEST_RATIO} times as long as a read`);
    for (const [table, scans] of report.scans) if (scans > 0) failures.push(`no search reads "${table}" from end to end`);
  } finally {
    await cluster.stop();
  }
}

/** Measures and prints the quality on one engine. The result is all that was found, to compare engines by. */
async function judgeSearch(engine: string, env: Readonly<Record<string, string>>): Promise<string> {
  const server = await startServer(env);
  const all: string[] = [];
  const find: Find = async (text) => {
    const response = await fetch(`${server.origin}/api/search/?page_size=24&search=${encodeURIComponent(text)}`);
    const { results } = (await response.json()) as { results: { slug: string }[] };
    const slugs = results.map((card) => card.slug);
    all.push(slugs.join(' '));
    return slugs;
  };
  const report = await measureQuality(queries, find).finally(server.stop);
  print(qualityLines(engine, report));
  if (report.overall.recallAt3 < LEAST_RECALL) failures.push(`recall@3 of at least ${LEAST_RECALL} on ${engine}`);
  return all.join('\n');
}
