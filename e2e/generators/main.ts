import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildApps, nx, type Outcome, run, runTarget, withoutFrame } from '../../scripts/commands/index.ts';
import { copyWorkspace } from '../fixtures/workspace-copy.ts';

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
async function checkRemote(remote: string): Promise<void> {
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

/*
 * npm run new:proof, after a build, and a step of the gate: makes a remote, a page and a fragment in a copy of the workspace and runs over the result what
 * the gate runs over every remote. That what the templates make is live in a shop, `npm run team:proof` shows.
 */

const remote = 'mfe-proof';

/** What npm and nx pass to the commands that they start about the workspace that they run in. */
const OF_THIS_WORKSPACE = /^(?:NX_|INIT_CWD$|npm_package_|npm_lifecycle_|npm_config_local_prefix$)/;
for (const name of Object.keys(process.env).filter((one) => OF_THIS_WORKSPACE.test(one))) delete process.env[name];
// The commands under way end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const copy = await copyWorkspace({ builds: true });
process.once('exit', () => rmSync(copy.root, { recursive: true, force: true, maxRetries: 5 }));
process.chdir(copy.root);
try {
  await make('remote', remote);
  if (!readFileSync('package-lock.json', 'utf8').includes(`"${remote}": {`)) throw new Error(`${remote} is not in npm's lock.`);
  mkdirSync('node_modules/@vitrava', { recursive: true });
  symlinkSync(path.join('../..', remote), `node_modules/@vitrava/${remote}`);
  await make('page', remote, 'proof-thanks');
  await make('fragment', remote, 'proof-hello');
  await checkRemote(remote);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Of npm's work only the lock is wanted: the packages are those of the real workspace, and the link is made here. */
async function make(...command: readonly string[]): Promise<void> {
  const { isGood, output } = await run('node', ['scripts/new/main.ts', ...command], { npm_config_package_lock_only: 'true' });
  if (!isGood) throw new Error(`npm run new -- ${command.join(' ')} failed: ${output}`);
}
