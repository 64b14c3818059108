import { resolve } from 'node:path';
import type { Answer } from './cli/answer.ts';
import { createProgram } from './cli/program.ts';
import { openReleaseStore } from './store/index.ts';

function print({ lines, data, refused = false }: Answer, { json }: { json: boolean }): void {
  if (refused) process.exitCode = 1;
  if (json) console.log(JSON.stringify({ ok: !refused, ...data }));
  else for (const line of lines) (refused ? console.error : console.log)(line);
}

const root = resolve(import.meta.dirname, '../..');

try {
  await createProgram({ openStore: () => openReleaseStore(process.env), root, answer: print }).parseAsync();
} catch (error) {
  print(
    { lines: [error instanceof Error ? error.message : String(error)], data: { error: String(error) }, refused: true },
    { json: process.argv.includes('--json') },
  );
}
