import path from 'node:path';
import { startOrExit } from '@vitrava/server-kit/start';
import { makeBackup } from './make-backup.ts';

/* npm run backup -- <file>: all data that the shop cannot recreate, in one file; its servers may run (decision 065). */
await startOrExit(async () => {
  const [name, ...rest] = process.argv.slice(2);
  if (!name || rest.length > 0) throw new Error('Usage: npm run backup -- <file>');
  const file = path.resolve(name);
  const files = await makeBackup(file, process.env);
  console.log(`${file} holds the shop as it was now, in ${files} files, with its keys and secrets: keep it where only you can read it.`);
});
