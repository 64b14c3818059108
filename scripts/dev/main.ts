import path from 'node:path';
import { ignoreOutputErrors } from '@vitrava/server-kit/start';
import { buildableApps, prepareDataFolder } from '../environment/index.ts';
import { logLine } from './log.ts';
import { readOptions } from './options.ts';
import { openForWork } from './run.ts';

/*
 * npm run dev: the shop with apps built for work, which change in the open page when a file is saved; everything else comes
 * from the release store, as `npm start` leaves it. `npm run dev -- mfe-content --api https://…` names apps and a backend.
 */

// What is built from here on is built for work; read by the build's own files when they are imported.
process.env['NODE_ENV'] = 'development';

const dataDir = path.resolve(process.env['VITRAVA_DATA_DIR'] || '.data');
const stopping = new AbortController();
ignoreOutputErrors();
let opening: Promise<() => Promise<void>> | null = null;

async function end(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  // What failed to open has closed what it had started.
  const close = await opening?.catch(() => null);
  await close?.();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));

try {
  prepareDataFolder(dataDir);
  const options = readOptions(process.argv.slice(2), buildableApps(), process.env);
  opening = openForWork({ ...options, dataDir, signal: stopping.signal, onEnd: () => void end(1) });
  await opening;
} catch (error) {
  if (!stopping.signal.aborted) {
    logLine('dev', error instanceof Error ? error.message : String(error));
    await end(1);
  }
}
