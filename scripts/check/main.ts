import { availableParallelism } from 'node:os';
import { nx, type Outcome, run, withoutFrame } from '../commands/index.ts';
import { ensurePostgres } from '../setup/postgres.ts';
import { findChanges } from './changes.ts';
import { filesForJest } from './tests.ts';

/*
 * The checks before a commit: only those that the change affects, compared with the target branch. Types, lint and
 * import rules run for the affected workspaces, and nx caches results; Jest runs the tests that import or read a
 * changed file. Builds, budgets, unused code and the browser are left to `npm test`.
 */

const source = /\.(?:[cm]?[jt]sx?|json|css)$/;

async function main(): Promise<boolean> {
  const startedAt = performance.now();
  const changes = findChanges();
  const { base, all, present } = changes;
  if (all.length === 0) {
    console.log('Nothing has changed.');
    return true;
  }
  console.log(`${all.length} changed files since ${base.slice(0, 9)}`);
  const formatted = present.filter((file) => source.test(file));
  const sheets = present.filter((file) => file.endsWith('.module.css'));
  const tested = filesForJest(changes);
  const isGood = await Promise.all([
    step('format', formatted.length, () => run('biome', ['check', '--no-errors-on-unmatched', '--max-diagnostics=100', ...formatted])),
    step('styles', sheets.length, () => run('stylelint', sheets)),
    step('types, lint and imports', all.length, () => affected(['types', 'lint', 'own-imports'], all)),
    step('tests', tested.length, () => relatedTests(tested)),
  ]);
  console.log(
    `${isGood.every(Boolean) ? 'Good' : 'Not yet'}, after ${seconds(startedAt)}. Left to npm test: builds, budgets, unused code, the browser.`,
  );
  return isGood.every(Boolean);
}

async function step(name: string, files: number, work: () => Promise<Outcome>): Promise<boolean> {
  if (files === 0) {
    console.log(`– ${name}: skipped, no file that it reads has changed`);
    return true;
  }
  const startedAt = performance.now();
  const { isGood, output } = await work();
  console.log(`${isGood ? '✓' : '✗'} ${name} (${[...tasksIn(output), seconds(startedAt)].join('; ')})`);
  if (!isGood) console.log(`\n${withoutFrame(output)}\n`);
  return isGood;
}

/** Gives each core a task: a task of types or lint keeps one busy. */
function affected(targets: readonly string[], files: readonly string[]): Promise<Outcome> {
  return nx(['affected', `--targets=${targets.join(',')}`, `--files=${files.join(',')}`, `--parallel=${availableParallelism()}`]);
}

function relatedTests(files: readonly string[]): Promise<Outcome> {
  if (!ensurePostgres()) console.log('No PostgreSQL here: the tests that need it are left out.');
  return run('jest', ['--findRelatedTests', '--passWithNoTests', '--silent', ...files]);
}

function tasksIn(output: string): string[] {
  const tasks = [...output.matchAll(/^> nx run (?:@vitrava\/)?(\S+?)(\s+\[.*cache.*\])?$/gm)].map(([, task = '', cached]) => ({
    task,
    cached,
  }));
  const names = (isCached: boolean) => tasks.filter(({ cached }) => (cached !== undefined) === isCached).map(({ task }) => task);
  return [
    ...(names(false).length > 0 ? [`ran ${names(false).join(', ')}`] : []),
    ...(names(true).length > 0 ? [`cached ${names(true).join(', ')}`] : []),
  ];
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

process.exitCode = (await main().catch((error: Error) => {
  console.error(error.message);
  return false;
}))
  ? 0
  : 1;
