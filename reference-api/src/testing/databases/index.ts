// The copy of Drizzle that the tables are made with: another one's types would not fit.
export { eq, inArray, sql } from 'drizzle-orm';
export type { FreshDatabase } from './fresh-database.ts';
export { emptyPglite, freshPglite } from './fresh-pglite.ts';
export { freshPostgres } from './fresh-postgres.ts';
export { type Cluster, findBinaries, startCluster } from './postgres-cluster.ts';
