import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildApps, nx, type Outcome, run, runTarget, withoutFrame } from '../commands/index.ts';
import { jestResults } from './results.ts';

export interface StepResult {
  readonly isGood: boolean;
  readonly output: string;
  readonly seconds: number;
  readonly isCached: boolean;
}

const logs = path.resolve(import.meta.dirname, '../../.data/logs/check');

/** The same targets of every workspace. */
const everywhere = (targets: readonly string[], parallel: number) =>
  nx(['run-many', `--targets=${targets.join(',')}`, `--parallel=${parallel}`]);

/** What is more than a target of the root. Tests and what looks at builds run each time; nx remembers the rest. */
const special: Readonly<Record<string, () => Promise<Outcome>>> = {
  // Types run before lint, workspace by workspace; the builds keep other cores busy meanwhile.
  lint: () => everywhere(['types', 'lint'], Math.max(2, availableParallelism() - 1)),
  unit: () => run('jest', ['--json', `--outputFile=${jestResults}`, '--passWithNoTests']),
  build: buildApps,
  size: () => run('size-limit', []),
  trace: () => run('node', ['scripts/trace/main.ts']),
  browser: () => run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests']),
};

export async function runStep(target: string): Promise<StepResult> {
  const startedAt = performance.now();
  const { isGood, output } = await (special[target] ?? (() => runTarget(target)))();
  mkdirSync(logs, { recursive: true });
  writeFileSync(path.join(logs, `${target}.log`), output);
  return {
    isGood,
    output: withoutFrame(output),
    seconds: (performance.now() - startedAt) / 1000,
    isCached: isCached(output),
  };
}

/** Whether nx had seen all of it before. */
function isCached(output: string): boolean {
  const tasks = output.match(/^> nx run .*$/gm) ?? [];
  return tasks.length > 0 && tasks.every((task) => /existing outputs match the cache|local cache/.test(task));
}
