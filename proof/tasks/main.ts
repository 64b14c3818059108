import { chromium } from '@playwright/test';
import { openEnvironment } from '../../e2e/fixtures/environment.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { isOfScripts, type Task, tasksOf } from './tasks.ts';
import { traceVisit } from './trace.ts';

/*
 * npm run proof -- tasks: the tasks of a phone's first visit that take longer than 50 ms, and what they consist of. The phone is four times slower than
 * this machine. Judged by the CPU time of the page's thread, times four, which other work on the machine changes least: in no page's median visit may the
 * program hold up the shopper for longer once something is painted. What Chromium's own throttling shows is printed beside it: that multiplies
 * what other work takes away, too. The apps must have been built.
 */

const PAGES = ['/en', '/en?search=omega', '/en/product/1001', '/en/faq'];
const VISITS = 5;
const SLOWDOWN = 4;
const LONG_MS = 50;

const environment = await openEnvironment();
const browser = await chromium.launch({ executablePath: ensureChromium() });
let isGood = true;
try {
  // What the browser and the servers do once is no part of a visit.
  for (const page of PAGES) await traceVisit(browser, `${environment.url}${page}`, 1);
  const visits = new Map<string, { readonly whole: Task[][]; readonly throttled: Task[][] }>(
    PAGES.map((page) => [page, { whole: [], throttled: [] }]),
  );
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const [page, { whole, throttled }] of visits) {
      const url = `${environment.url}${page}`;
      whole.push(tasksOf(await traceVisit(browser, url, 1)).map(slower));
      throttled.push([...tasksOf(await traceVisit(browser, url, SLOWDOWN))]);
    }
  }
  for (const [page, { whole, throttled }] of visits) isGood = report(page, whole, throttled) && isGood;
} finally {
  await browser.close();
  await environment.close();
}
process.exitCode = isGood ? 0 : 1;

/** As the slower processor would take for it. */
function slower({ parts, ...task }: Task): Task {
  const scaled = parts.map(({ name, cpuMs }) => ({ name, cpuMs: cpuMs * SLOWDOWN }));
  return { ...task, wallMs: task.wallMs * SLOWDOWN, cpuMs: task.cpuMs * SLOWDOWN, parts: scaled };
}

/** Whether the page holds what is claimed. */
function report(page: string, visits: readonly (readonly Task[])[], throttled: readonly (readonly Task[])[]): boolean {
  const isLong = ({ cpuMs }: Task) => cpuMs > LONG_MS;
  const isHolding = (task: Task) => task.isAfterPaint && isOfScripts(task);
  const held = longestOf(visits, isHolding);
  const seen = throttled.map((tasks) => tasks.filter(({ wallMs }) => wallMs > LONG_MS).length);
  console.log(
    `${page}: longest task ${longestOf(visits)} ms, after the first paint ${longestOf(visits, (task) => task.isAfterPaint)} ms, of scripts ${held} ms;`,
  );
  console.log(
    `  over ${LONG_MS} ms in a visit: ${median(visits.map((tasks) => tasks.filter(isLong).length))}, with Chromium's throttling ${median(seen)}`,
  );
  for (const [number, tasks] of visits.entries()) {
    for (const task of tasks.filter(isLong)) console.log(`    ${number + 1}. ${written(task)}`);
  }
  if (held <= LONG_MS) return true;
  console.log(`  !!! the program holds the page up for more than ${LONG_MS} ms`);
  return false;
}

/** Of the median visit; milliseconds. */
function longestOf(visits: readonly (readonly Task[])[], isMeant: (task: Task) => boolean = () => true): number {
  return Math.round(median(visits.map((tasks) => Math.max(0, ...tasks.filter(isMeant).map(({ cpuMs }) => cpuMs)))));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function written({ startMs, cpuMs, parts }: Task): string {
  const dearest = parts.slice(0, 5).map((part) => `${part.name} ${Math.round(part.cpuMs)}`);
  return `after ${Math.round(startMs)} ms: ${Math.round(cpuMs)} (${dearest.join(', ')})`;
}
