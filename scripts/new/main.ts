import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { readCommand } from './command.ts';

/* npm run new: a remote, a page or a fragment that passes the checks as it is, made by the nx generators of this folder. */

const root = path.resolve(import.meta.dirname, '../..');

try {
  const { kind, options } = readCommand(process.argv.slice(2));
  const given = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  const { status, signal, error } = spawnSync('nx', ['generate', `./scripts/new/generators.json:${kind}`, ...given, '--no-interactive'], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' },
    stdio: 'inherit',
  });
  if (status === 0) console.log(`\nNext: write its words in locales/, then npm run release -- ${options.remote}`);
  // It may have said nothing of its end.
  else console.error(`nx ended with ${signal ?? error?.message ?? `code ${status}`}.`);
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
