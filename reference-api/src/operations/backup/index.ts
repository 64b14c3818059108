export { dumpDatabase } from './dump.ts';
export { restoreDatabase } from './restore.ts';
export { backupRoutes } from './routes.ts';
