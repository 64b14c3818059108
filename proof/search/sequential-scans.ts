import { Client } from 'pg';

const LARGE = ['product', 'search_entry', 'search_word', 'product_ingredient'];
/** Servers report what they did at the latest a second after the last statement of a connection. */
const REPORTED_AFTER_MS = 2_000;

/**
 * Plans as they were run: how often each large table was read from end to end while `work` was done. Tables of tens of rows (categories,
 * ingredients, brands) are left out; reading those whole is the right plan.
 */
export async function countSequentialScans(url: string, work: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const before = await scansOf(url);
  await work();
  const after = await scansOf(url);
  return new Map(LARGE.map((table) => [table, (after.get(table) ?? 0) - (before.get(table) ?? 0)]));
}

async function scansOf(url: string): Promise<ReadonlyMap<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, REPORTED_AFTER_MS));
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ relname: string; scans: number }>(
    'select relname, seq_scan::int as scans from pg_stat_user_tables where relname = any($1)',
    [LARGE],
  );
  await client.end();
  return new Map(rows.map((row) => [row.relname, row.scans]));
}
