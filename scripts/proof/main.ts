import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePostgres } from '../setup/postgres.ts';

/*
 * The proof that takes longer than a gate may: every test file that asks for the occasion (`byOccasion`) runs with all its
 * cases, and every property test with examples that nobody has seen. Which files those are is read from the source, so that
 * none can be forgotten here. Words choose among them, e.g. `npm run proof -- crashes`.
 */

const root = path.resolve(import.meta.dirname, '../..');
const packages = ['shell', 'mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content', 'shared-kit', 'delivery', 'reference-api'];
const longestTestMs = 60 * 60_000;

function heavyFiles(): string[] {
  return packages
    .flatMap((name) =>
      readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, name, 'src', file)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => /byOccasion\(|'fast-check'/.test(readFileSync(file, 'utf8')))
    .sort();
}

const words = process.argv.slice(2);
const files = heavyFiles().filter((file) => words.length === 0 || words.some((word) => path.relative(root, file).includes(word)));
if (files.length === 0) {
  console.error(`No test file of the proof has ${words.join(' or ')} in its name.`);
  process.exit(1);
}
console.log(`The proof runs ${files.length} files:\n${files.map((file) => `  ${path.relative(root, file)}`).join('\n')}`);
if (!ensurePostgres()) {
  console.log('!!! No PostgreSQL here and none could be installed: what needs PostgreSQL is LEFT OUT. !!!');
}
const { status } = spawnSync('jest', ['--verbose', `--testTimeout=${longestTestMs}`, '--runTestsByPath', ...files], {
  cwd: root,
  env: { ...process.env, VITRAVA_PROOF: '1' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
