export { openPool } from './pool.ts';
export { openPostgres } from './postgres.ts';
export type { Sql } from './sql.ts';
export { openSqlite } from './sqlite.ts';
