import path from 'node:path';
import { startOrExit } from '@vitrava/server-kit/start';
import { upgrade } from './upgrade.ts';

/* npm run upgrade: after new code came, with the servers stopped: a backup, then the database in the form of this version (decision 065). */
await startOrExit(async () => {
  const { applied, backup } = await upgrade(process.env);
  if (backup === null) console.log('The database has the form of this version already.');
  else
    console.log(`${applied.length} changes of the database were made. The shop as it was before: ${path.relative(process.cwd(), backup)}`);
});
