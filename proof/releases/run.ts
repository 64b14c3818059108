import { ensurePostgres } from '../../scripts/setup/postgres.ts';
import { openSharedShop } from './environment.ts';
import { releaseMany } from './many.ts';
import { measureVisible } from './visible.ts';

/** `npm run bench -- releases [count]`, after a build: two servers with one store. Gives the exit code. */
export async function runReleases(count: number): Promise<number> {
  if (!ensurePostgres()) throw new Error('This bench needs PostgreSQL 15 or newer.');
  const shop = await openSharedShop();
  try {
    const isVisible = await measureVisible(shop);
    const isFlat = await releaseMany(shop, count);
    return isVisible && isFlat ? 0 : 1;
  } finally {
    await shop.close();
  }
}

/** `npm run bench -- visible`, after a build: how soon releases and rollbacks are seen, with a store in PostgreSQL and in a folder. 1 when a bound does not hold. */
export async function runVisible(): Promise<number> {
  if (!ensurePostgres()) throw new Error('This bench needs PostgreSQL 15 or newer.');
  const outcomes: boolean[] = [];
  for (const kind of ['postgres', 'folder'] as const) {
    const shop = await openSharedShop(kind);
    outcomes.push(await measureVisible(shop).finally(() => shop.close()));
  }
  return outcomes.every(Boolean) ? 0 : 1;
}
