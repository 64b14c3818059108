import { rmSync } from 'node:fs';
import { ensureChromium } from '../setup/chromium.ts';
import { ensurePostgres } from '../setup/postgres.ts';
import { jestTally, playwrightTally, resultsFolder } from './results.ts';
import { runStep } from './step.ts';

/*
 * The whole gate, cheapest check first. Every check runs, so that one look shows everything there is to mend; only the
 * browser tests wait for a build that worked. The last line counts the tests that really ran; a check that is not a test
 * and failed counts as one failure.
 */

const steps: ReadonlyArray<readonly [target: string, meaning: string]> = [
  ['format', 'Biome: format and fast lint'],
  ['manifests', 'sherif: package manifests'],
  ['lint', 'ESLint: typed rules and Effector'],
  ['imports', 'dependency-cruiser: which way imports run'],
  ['types', 'TypeScript'],
  ['unused', 'knip: unused files, exports, packages'],
  ['unit', 'Jest'],
  ['build', 'the builds of the shell and the remotes'],
  ['size', 'budgets of bytes'],
  ['trace', 'checklist against tests'],
  ['browser', 'Playwright'],
];
const testSteps = new Set(['unit', 'browser']);
const needBuild = new Set(['size', 'browser']);

async function main(): Promise<boolean> {
  rmSync(resultsFolder, { recursive: true, force: true });
  const chosen = process.argv.slice(2);
  const failed: string[] = [];
  const wanted = steps.filter(([target]) => chosen.length === 0 || chosen.includes(target));
  arrange(new Set(wanted.map(([target]) => target)));
  for (const [target, meaning] of wanted) {
    if (needBuild.has(target) && failed.includes('build')) {
      console.log(`– ${meaning}: left out, there is no build`);
      failed.push(target);
      continue;
    }
    const { isGood, isCached, output, seconds } = await runStep(target);
    console.log(`${isGood ? '✓' : '✗'} ${meaning} (${isCached ? 'cached' : `${seconds.toFixed(1)} s`})`);
    if (!isGood) {
      failed.push(target);
      console.log(`\n${output}\n`);
    } else if (target === 'size' || target === 'trace') {
      console.log(output.replace(/^/gm, '    '));
    }
  }
  return summarise(failed);
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
