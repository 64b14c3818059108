import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { planNew, RefusedCommand, USAGE } from './plan.ts';

/* npm run new: a remote, a page or a fragment that passes the checks as it is. */

const root = path.resolve(import.meta.dirname, '../..');

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { path: { type: 'string' } } });
  if (positionals.length === 0) throw new RefusedCommand(USAGE);
  const files = planNew(root, positionals, values.path);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  const written = Object.keys(files);
  spawnSync('biome', ['check', '--write', ...written], { cwd: root, stdio: 'ignore' });
  // npm knows the new workspace from then on; nothing is downloaded that is not there.
  if (positionals[0] === 'remote') {
    const { status } = spawnSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
  console.log(`${written.join('\n')}\n\nNext: write its words in locales/, then npm run release -- ${positionals[1]}`);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
