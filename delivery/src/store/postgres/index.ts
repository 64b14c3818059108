export { followStore } from './follow-store.ts';
export { createPostgresStore, type PostgresStoreOptions } from './postgres-store.ts';
export { SCHEMA } from './schema.ts';
