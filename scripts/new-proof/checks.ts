import path from 'node:path';
import { buildApps, nx, type Outcome, run, runTarget, withoutFrame } from '../commands/index.ts';

/** What the gate runs over a remote, beside the browser. */
const checksOf = (remote: string): Readonly<Record<string, () => Promise<Outcome>>> => ({
  'types and lint': () => nx(['run-many', '--targets=types,lint', `--projects=@vitrava/${remote}`]),
  tests: async () => {
    const { isGood, output } = await run('npm', ['test', '--workspace', remote]);
    // Its script lets a remote without tests pass; a new one has some.
    return { isGood: isGood && /^Tests: +\d+ passed, \d+ total$/m.test(output), output };
  },
  imports: () => nx(['run', `@vitrava/${remote}:own-imports`]),
  'build, budgets and release': () =>
    inTurn(
      () => buildApps([remote]),
      () => run('size-limit', []),
      () => run('node', ['scripts/release-built/main.ts'], { VITRAVA_DATA_DIR: path.resolve('.data/proof') }),
    ),
  unused: () => run('knip', []),
  format: () => run('biome', ['check', remote]),
  manifests: () => runTarget('manifests'),
});

/** Runs steps until one finds something; gives the outcome of the last that ran. */
async function inTurn(...steps: readonly (() => Promise<Outcome>)[]): Promise<Outcome> {
  let outcome: Outcome = { isGood: true, output: '' };
  for (const step of steps) {
    outcome = await step();
    if (!outcome.isGood) break;
  }
  return outcome;
}

/** Runs all of them side by side. Throws with the output of those that found something. */
export async function checkRemote(remote: string): Promise<void> {
  const begun = performance.now();
  const results = await Promise.all(
    Object.entries(checksOf(remote)).map(async ([name, check]) => {
      const { isGood, output } = await check();
      console.log(`${isGood ? '✓' : '✗'} ${name} of the new remote (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
      return isGood ? [] : [`${name}:\n${withoutFrame(output)}`];
    }),
  );
  if (results.flat().length > 0) throw new Error(results.flat().join('\n\n'));
}
