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

/** What Playwright ran. */
export function playwrightTally(): Tally {
  const report = read<PlaywrightReport>(playwrightResults);
  return report === null
    ? nothing
    : {
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
        leftOut: report.stats.skipped,
      };
}

function read<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}
