import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Find, measureQuality, type QualityReport, readJudgedQueries } from '@vitrava/demo-shop/judged-queries';
import { readSeed } from '@vitrava/demo-shop/seed';
import { openPostgres, rowsOf } from '@vitrava/reference-api/database';
import { findBinaries, sql, startCluster } from '@vitrava/reference-api/testing/databases';
import { type Child, startApi } from '../../scripts/environment/index.ts';
import { ensurePostgres } from '../../scripts/setup/postgres.ts';
import { addManyProducts, tidyUp } from './many-products.ts';
import { QUALITY_HEADER, qualityLine, qualityLines, speedLines } from './report.ts';
import { measureSpeed } from './speed.ts';

const LEAST_RECALL = 0.95;
const LARGEST_RATIO = 40;
const PRODUCTS = 50_000;

const seed = readSeed();
const catalogue = seed.catalogue();
const queries = readJudgedQueries(catalogue);
const sets = Map.groupBy(queries, ({ set }) => set);
/** Sets such as `rounds/3` are too small to bind alone: their group does. */
const groups = Map.groupBy(queries, ({ set }) => set.split('/')[0] ?? set);
const failures: string[] = [];
const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Measures recall on both engines and speed on PostgreSQL; sets the exit code 1 when a limit is exceeded. */
export async function measureSearch(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrava-bench-'));
  try {
    const embedded = await judgeSearch('PGlite', dataDir, { DATABASE_URL: '' });
    const binaries = ensurePostgres() ? findBinaries() : null;
    if (binaries === null) failures.push('PostgreSQL 15 or newer is installed for the measurements on it and on 50,000 products');
    else await onPostgres(binaries, embedded, dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  print(failures.length === 0 ? ['All limits hold.'] : failures.map((failure) => `NOT MET: ${failure}`));
  process.exitCode = failures.length === 0 ? 0 : 1;
}

async function onPostgres(binaries: NonNullable<ReturnType<typeof findBinaries>>, embedded: string, dataDir: string): Promise<void> {
  const cluster = await startCluster(binaries);
  try {
    const env = { DATABASE_URL: cluster.url };
    const found = await judgeSearch(`PostgreSQL ${cluster.version}`, dataDir, env);
    if (found !== embedded) failures.push('PGlite and PostgreSQL find the same products in the same order');
    const database = openPostgres(cluster.url, () => {});
    await addManyProducts(database.db, catalogue, PRODUCTS);
    await tidyUp(cluster.url);
    const ids = (await rowsOf<{ id: number }>(database.db, sql`select id from product order by id`)).map((row) => row.id);
    await database.close();
    const server = await startServer(dataDir, env);
    const report = await measureSpeed(
      server.url,
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

function startServer(dataDir: string, env: Readonly<Record<string, string>>): Promise<Child> {
  const settings = { API_LOG_LEVEL: 'error', API_COSTLY_READS_PER_MINUTE: '1000000', ...env };
  return startApi({ dataDir, port: 0, apiPort: 0, acquirerPort: 0, env: settings }, 'http://127.0.0.1:9');
}

/** Measures and prints the quality on one engine. The result is all that was found, to compare engines by. */
async function judgeSearch(engine: string, dataDir: string, env: Readonly<Record<string, string>>): Promise<string> {
  const server = await startServer(dataDir, env);
  const found = new Map<string, readonly string[]>();
  const find: Find = async (text) => {
    const known = found.get(text);
    if (known) return known;
    const response = await fetch(`${server.url}/api/search/?page_size=24&search=${encodeURIComponent(text)}`);
    const { results } = (await response.json()) as { results: { slug: string }[] };
    const slugs = results.map((card) => card.slug);
    found.set(text, slugs);
    return slugs;
  };
  try {
    for (const [group, judged] of groups) {
      const report = await measureQuality(judged, find);
      print(qualityLines(engine, group, report));
      failures.push(...shortcomings(report).map((what) => `${what} on ${engine}`));
    }
    print([`\nEach set of queries on ${engine}`, QUALITY_HEADER]);
    for (const [set, judged] of sets) print([qualityLine(set, (await measureQuality(judged, find)).overall)]);
    print([qualityLine('all', (await measureQuality(queries, find)).overall)]);
  } finally {
    await server.stop();
  }
  return [...found.values()].map((slugs) => slugs.join(' ')).join('\n');
}

function shortcomings({ byKind, misses }: QualityReport): string[] {
  const poor = [...byKind].flatMap(([kind, quality]) =>
    quality.recallAt3 < LEAST_RECALL ? [`recall@3 of at least ${LEAST_RECALL} for the kind "${kind}"`] : [],
  );
  return misses.some(({ query }) => query.relevant.size === 0) ? [...poor, 'nothing is shown where nothing fits'] : poor;
}
