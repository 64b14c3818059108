import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the runners leave what they counted. */
export const resultsFolder = path.resolve(import.meta.dirname, '../../.cache/results');
export const jestResults = path.join(resultsFolder, 'jest.json');
export const playwrightResults = path.join(resultsFolder, 'playwright.json');

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: number;
}

const nothing: Tally = { passed: 0, failed: 0, leftOut: 0 };

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly errors: readonly unknown[];
}

/** So many browser tests of one run may need their second try; with more of them the gate is red. */
const FORGIVEN = 2;

/** What Jest ran. A file that did not even load counts as one failure. */
export function jestTally(): Tally {
  const report = read<JestReport>(jestResults);
  return report === null
    ? nothing
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        leftOut: report.numPendingTests + report.numTodoTests,
      };
}

/** What Playwright ran. Tests that passed only at the second try fail the run when there are more than `FORGIVEN` of them. */
export function playwrightTally(): Tally {
  const report = read<PlaywrightReport>(playwrightResults);
  if (report === null) return nothing;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const isForgiven = flaky <= FORGIVEN;
  return {
    passed: expected + (isForgiven ? flaky : 0),
    failed: unexpected + (isForgiven ? 0 : flaky) + report.errors.length,
    leftOut: skipped,
  };
}

/** How many browser tests passed only at the second try. */
export function secondTries(): number {
  return read<PlaywrightReport>(playwrightResults)?.stats.flaky ?? 0;
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
