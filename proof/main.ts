import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildApps } from '../scripts/commands/index.ts';
import { ensurePostgres } from '../scripts/setup/postgres.ts';

/*
 * The proof that takes longer than a gate may: every test file for this occasion (`byOccasion`, `VITRAVA_PROOF`) runs
 * with all its cases, every property test with new examples, and every browser test that reads `VITRAVA_PROOF`. The
 * list of those files is read from the source, so that it is complete; without a word all of them run, which takes some
 * hours. Words choose among them, e.g. `npm run proof -- crashes`; options after them are those of the program, e.g.
 * `npm run proof -- failures --match "^remotes"`.
 */

const root = path.resolve(import.meta.dirname, '..');
const packages = ['shell', ...globSync('mfe-*'), 'shared-kit', 'server-kit', 'delivery', 'console', 'reference-api'];
const folders = [...packages.map((name) => `${name}/src`), 'demo-shop', 'proof'];
const longestTestMs = 60 * 60_000;

function heavyFiles(): string[] {
  return folders
    .flatMap((name) => readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, name, file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .filter((file) => /byOccasion\(|'fast-check'|VITRAVA_PROOF/.test(readFileSync(file, 'utf8')))
    .sort();
}

function runTests(files: readonly string[]): boolean {
  console.log(`The proof runs ${files.length} files:\n${files.map((file) => `  ${path.relative(root, file)}`).join('\n')}`);
  if (!ensurePostgres()) {
    console.log('!!! No PostgreSQL here and none could be installed: what needs PostgreSQL is LEFT OUT. !!!');
  }
  const { status } = spawnSync('jest', ['--verbose', `--testTimeout=${longestTestMs}`, '--runTestsByPath', ...files], {
    cwd: root,
    env: { ...process.env, VITRAVA_PROOF: '1' },
    stdio: 'inherit',
  });
  return status === 0;
}

/** The browser tests that do more in the proof than in the gate, with chance that no one has drawn before. */
function heavySpecs(): string[] {
  const folder = path.join(root, 'e2e');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts') && !file.includes('node_modules'))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('VITRAVA_PROOF'))
    .sort();
}

async function runSpecs(specs: readonly string[]): Promise<boolean> {
  const { isGood, output } = await buildApps();
  if (!isGood) console.error(output);
  const options = { cwd: path.join(root, 'e2e'), env: { ...process.env, VITRAVA_PROOF: '1' }, stdio: 'inherit' } as const;
  const [command = '', ...args] = ['playwright', 'test', '--retries=0', ...specs];
  return isGood && spawnSync(command, args, options).status === 0;
}

async function runProgram(script: string, options: readonly string[]): Promise<boolean> {
  const needsBuild = script !== programs.search && script !== programs.newest;
  const { isGood, output } = needsBuild ? await buildApps() : { isGood: true, output: '' };
  if (!isGood) console.error(output);
  return isGood && spawnSync(process.execPath, [script, ...options], { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Programs that print what they have seen; each ends with 1 when it is not as it should be. */
const programs = {
  lighthouse: 'proof/lighthouse/main.ts',
  guard: 'proof/guard/main.ts',
  hostile: 'proof/hostile/main.ts',
  tasks: 'proof/tasks/main.ts',
  load: 'proof/load/main.ts',
  several: 'proof/several/main.ts',
  search: 'proof/search/main.ts',
  failures: 'proof/failures/main.ts',
  newest: 'proof/newest/main.ts',
  flags: 'proof/flags/main.ts',
} as const;

const given = process.argv.slice(2);
/** The arguments after the words are for the programs. */
const optionsAt = given.findIndex((word) => word.startsWith('--'));
const [words, options] = optionsAt < 0 ? [given, []] : [given.slice(0, optionsAt), given.slice(optionsAt)];
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
// With options only programs run, e.g. `search --explain "магний"`.
const hasTests = options.length === 0;
const files = hasTests ? heavyFiles().filter((file) => isChosen(path.relative(root, file))) : [];
const specs = hasTests ? heavySpecs().filter((file) => isChosen(path.join('e2e', file))) : [];
const chosen = Object.entries(programs).flatMap(([name, script]) => (isChosen(name) ? [script] : []));
if (files.length === 0 && specs.length === 0 && chosen.length === 0) {
  console.error(`No test file of the proof has ${words.join(' or ')} in its name.`);
  process.exit(1);
}
const results = [files.length === 0 || runTests(files), specs.length === 0 || (await runSpecs(specs))];
for (const script of chosen) results.push(await runProgram(script, options));
process.exitCode = results.every(Boolean) ? 0 : 1;
