import path from 'node:path';
import { finish, installWorkspace, writeNew } from './workspace.ts';

/* npm run new: a remote, a page or a fragment that passes the checks as it is (decision 030). */

const root = path.resolve(import.meta.dirname, '../..');

try {
  const args = process.argv.slice(2);
  const made = writeNew(root, args);
  finish(root, made);
  if (args[0] === 'remote') installWorkspace(root);
  console.log(`${made.files.join('\n')}\n\nNext: write its words in locales/, then npm run release -- ${made.remote}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
