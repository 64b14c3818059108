import path from 'node:path';
import { parseArgs } from 'node:util';
import { startOrExit } from '@vitrava/server-kit/start';
import { restoreBackup } from '../backup/index.ts';

/* npm run restore -- <file> [--over]: the shop as it was when the backup was made; its servers are stopped (decision 065). */
await startOrExit(async () => {
  const { values, positionals } = parseArgs({ options: { over: { type: 'boolean', default: false } }, allowPositionals: true });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Error('Usage: npm run restore -- <file> [--over]');
  const { aside } = await restoreBackup(path.resolve(name), process.env, values);
  console.log('The shop is as it was when the backup was made. The next start brings its database to the form of this version.');
  for (const place of aside) console.log(`What was there before: ${place}`);
});
