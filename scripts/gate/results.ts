import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const resultsFolder = path.resolve(import.meta.dirname, '../../.cache/results');
export const jestResults = path.join(resultsFolder, 'jest.json');
export const playwrightResults = path.join(resultsFolder, 'playwright.json');

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly leftOut: number;
}

const none: Tally = { passed: 0, failed: 0, leftOut: 0 };

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

/** So many browser tests of one run may need a retry; with more of them the gate is red. */
const ALLOWED_RETRIES = 2;

/** What Jest ran. A file that did not even load counts as one failure. */
export function jestTally(): Tally {
  const report = read<JestReport>(jestResults);
  return report === null
    ? none
    : {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        leftOut: report.numPendingTests + report.numTodoTests,
      };
}

/** What Playwright ran. Tests that passed only on a retry fail the run when there are more than `ALLOWED_RETRIES` of them. */
export function playwrightTally(): Tally {
  const report = read<PlaywrightReport>(playwrightResults);
  if (report === null) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const isAllowed = flaky <= ALLOWED_RETRIES;
  return {
    passed: expected + (isAllowed ? flaky : 0),
    failed: unexpected + (isAllowed ? 0 : flaky) + report.errors.length,
    leftOut: skipped,
  };
}

/** How many browser tests passed only on a retry. */
export function retries(): number {
  return read<PlaywrightReport>(playwrightResults)?.stats.flaky ?? 0;
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
