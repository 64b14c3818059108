import { resolve } from 'node:path';
import { runCommand } from './cli/run-command.ts';
import { openReleaseStore } from './store/index.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  openStore: () => openReleaseStore(process.env),
  root: resolve(import.meta.dirname, '../..'),
  env: process.env,
});
