export { openPool } from './pool.ts';
export { openPostgres } from './postgres.ts';
export type { Queries, Sql } from './sql.ts';
export { openSqlite } from './sqlite.ts';
