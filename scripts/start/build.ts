import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApps } from '../commands/index.ts';

/** Builds what changed of these apps, of all unless named; ends with the builder's messages when it cannot. */
export async function buildOrExplain(dataDir: string, apps?: readonly string[]): Promise<void> {
  const { isGood, output } = await buildApps(apps);
  const logFile = path.join(dataDir, 'logs/build.log');
  mkdirSync(path.dirname(logFile), { recursive: true, mode: 0o700 });
  writeFileSync(logFile, output, { mode: 0o600 });
  if (!isGood) {
    throw new Error(`${output}\nThe build failed; its messages are above and in ${path.relative(process.cwd(), logFile)}.`);
  }
}
