import path from 'node:path';
import { startOrExit } from '@vitrava/server-kit/start';
import { prepareDataFolder, releaseBuilt, remotesInStore } from '../environment/index.ts';

/* node scripts/release-built/main.ts: releases what is built and not released yet, as `npm start` does, for a shop whose servers are started one by one. */
await startOrExit(async () => {
  const dataDir = path.resolve(process.env['VITRAVA_DATA_DIR'] || '.data');
  prepareDataFolder(dataDir);
  const outcomes = await releaseBuilt(dataDir);
  for (const { app, result, message } of outcomes) console.log(`${app}: ${result}${result === 'refused' ? `\n${message}` : ''}`);
  const present = await remotesInStore(dataDir);
  const missing = outcomes.filter(({ app }) => !present.includes(app)).map(({ app }) => app);
  if (missing.length > 0) throw new Error(`Nothing of ${missing.join(', ')} could be released.`);
});
