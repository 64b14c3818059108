import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { ensureChromium } from '../setup/chromium.ts';
import { ensurePostgres } from '../setup/postgres.ts';
import { jestTally, playwrightTally, resultsFolder, retries } from './results.ts';
import { runStep } from './step.ts';

/*
 * The whole gate. First everything but the browser, as many at once as there are cores, so that none idles while another step ends:
 * what keeps one core busy for long comes first. The browser tests have all cores to themselves, because they look at a clock. Every
 * check runs, so that one look shows everything there is to correct; only what needs a build waits for one that worked. The last line
 * counts the tests that really ran; a check that is not a test and failed counts as one failure.
 */

type Step = readonly [target: string, meaning: string];

const build: Step = ['build', 'the builds of the shell and the remotes'];
const sideBySide: readonly Step[] = [
  ['lint', 'TypeScript, then ESLint: typed rules and Effector'],
  ['imports', 'dependency-cruiser: which way imports run'],
  ['unused', 'knip: unused files, exports, packages'],
  ['format', 'Biome: format and fast lint'],
  ['styles', 'Stylelint: looks that do not depend on the order of sheets'],
  ['manifests', 'sherif: package manifests'],
  ['unit', 'Jest'],
  ['generators', 'npm run new: a remote from nothing, checked and released'],
  ['team', 'packages: a remote in a repository of its own, from an empty folder to a running shop'],
  ['size', 'budgets of bytes'],
  ['trace', 'checklist against tests'],
];
const browser: Step = ['browser', 'Playwright'];
const testSteps = new Set(['unit', 'browser']);
const needBuild = new Set(['size', 'generators', 'team', 'browser']);

async function main(): Promise<boolean> {
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  const chosen = process.argv.slice(2);
  const wanted = [build, ...sideBySide, browser].filter(([target]) => chosen.length === 0 || chosen.includes(target));
  arrange(new Set(wanted.map(([target]) => target)));
  const failed: string[] = [];
  const built = wanted.includes(build) ? take(build, failed) : Promise.resolve();
  const waiting = wanted.filter((step) => step !== build && step !== browser);
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (needBuild.has(step[0])) await built;
      await take(step, failed);
    }
  };
  await Promise.all([built.then(lane), ...Array.from({ length: availableParallelism() - 1 }, lane)]);
  if (wanted.includes(browser)) await take(browser, failed);
  return summarise(failed);
}

async function take([target, meaning]: Step, failed: string[]): Promise<void> {
  if (needBuild.has(target) && failed.includes('build')) {
    console.log(`– ${meaning}: left out, there is no build`);
    failed.push(target);
    return;
  }
  const { isGood, isCached, output, seconds } = await runStep(target);
  console.log(`${isGood ? '✓' : '✗'} ${meaning} (${isCached ? 'cached' : `${seconds.toFixed(1)} s`})`);
  if (!isGood) {
    failed.push(target);
    console.log(`\n${output}\n`);
  } else if (target === 'size' || target === 'trace' || (target === 'browser' && retries() > 0)) {
    console.log(output.replace(/^/gm, '    '));
  }
}

function arrange(targets: ReadonlySet<string>): void {
  if (targets.has('browser')) {
    process.env['CHROMIUM_PATH'] = ensureChromium();
  }
  if (targets.has('unit') && !ensurePostgres()) {
    console.log('!!! No PostgreSQL here and none could be installed: every test that needs PostgreSQL is LEFT OUT. !!!');
  }
}

function summarise(failedSteps: readonly string[]): boolean {
  const tallies = [jestTally(), playwrightTally()];
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failedTests = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const leftOut = tallies.reduce((sum, tally) => sum + tally.leftOut, 0);
  const silent = failedSteps.filter((target) => !testSteps.has(target) || failedTests === 0).length;
  if (leftOut > 0) {
    console.log(`${leftOut} tests were left out.`);
  }
  if (retries() > 0) {
    console.log(`${retries()} browser tests passed only on a retry; the output of Playwright names them as flaky.`);
  }
  if (failedSteps.length > 0) {
    console.log(`Failed: ${failedSteps.join(', ')}. Each output in full: .data/logs/check/`);
  }
  console.log(`${passed} passed, ${failedTests + silent} failed`);
  return failedSteps.length === 0 && failedTests === 0;
}

process.exitCode = (await main().catch((error: Error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  return false;
}))
  ? 0
  : 1;
