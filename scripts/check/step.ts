import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApps, type Outcome, run, runTarget } from '../commands/index.ts';

export interface StepResult {
  readonly isGood: boolean;
  readonly output: string;
  readonly seconds: number;
  readonly isCached: boolean;
}

const logs = path.resolve(import.meta.dirname, '../../.data/logs/check');

/** What looks at more than files runs each time; the rest is cached by nx. */
const uncached: Readonly<Record<string, () => Promise<Outcome>>> = {
  unit: () => run('node', ['scripts/check/unit.ts']),
  build: buildApps,
  size: () => run('node', ['scripts/size/main.ts']),
  trace: () => run('node', ['scripts/trace/main.ts']),
  browser: () => run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests']),
};

/** Runs one check and keeps its output in the logs. */
export async function runStep(target: string): Promise<StepResult> {
  const startedAt = performance.now();
  const { isGood, output } = await (uncached[target] ?? (() => runTarget(target)))();
  mkdirSync(logs, { recursive: true });
  writeFileSync(path.join(logs, `${target}.log`), output);
  return {
    isGood,
    output: withoutFrame(output),
    seconds: (performance.now() - startedAt) / 1000,
    isCached: /existing outputs match the cache|local cache/.test(output),
  };
}

/** What the tool said, without what nx says around it. */
function withoutFrame(output: string): string {
  const [said = ''] = output.split(/\n+Warning: command "|\n\s*NX {3}(?:Running .* failed|Successfully)/);
  return said
    .split('\n')
    .filter((line) => !/^(> nx run |> |\s*NX {3}|—+$|npm warn |NX {3})/.test(line))
    .join('\n')
    .trim();
}
