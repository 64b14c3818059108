export type { FreshDatabase } from './fresh-database.ts';
export { freshPglite } from './fresh-pglite.ts';
export { freshPostgres } from './fresh-postgres.ts';
export { type Cluster, findBinaries, startCluster } from './postgres-cluster.ts';
