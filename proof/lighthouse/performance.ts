import { type Report, runLighthouse, scoreOf } from './run.ts';

/** What a phone's first visit shows and when; milliseconds, `layoutShift` without a unit. Medians of the rounds. */
interface Figures {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly score: number;
  readonly benchmarkIndex: number;
}

/** A page that is looked at, and the addresses it may not load. */
interface Side {
  readonly name: string;
  readonly url: string;
  readonly blocked?: readonly string[];
}

const NO_SCRIPTS = ['*.js'];
const ROUNDS = 5;
const MAX_RATIO = 1.2;
const MIN_SCORE = 97;
/** A slower machine's score describes the machine more than the page. */
const FAST_BENCHMARK_INDEX = 1500;

/** Looks at all sides in turns, so that a busy minute of the machine falls on each of them. */
async function compare(sides: readonly Side[]): Promise<Record<string, Figures>> {
  const reports = new Map<string, Report[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url, blocked } of sides) {
      const report = await runLighthouse(url, { device: 'mobile', categories: ['performance'], ...(blocked && { blocked }) });
      reports.set(name, [...(reports.get(name) ?? []), report]);
    }
  }
  return Object.fromEntries([...reports].map(([name, all]) => [name, mediansOf(all)]));
}

/** A page as it is and with every script blocked: what the program costs before there is something to see. */
export async function judgePage(url: string): Promise<{ readonly lines: readonly string[]; readonly faults: readonly string[] }> {
  const { whole, bare } = await compare([
    { name: 'whole', url },
    { name: 'bare', url, blocked: NO_SCRIPTS },
  ]);
  if (!whole || !bare) throw new Error(`${url} was not looked at`);
  const first = whole.firstPaintMs / bare.firstPaintMs;
  const largest = whole.largestPaintMs / bare.largestPaintMs;
  const isFast = whole.benchmarkIndex > FAST_BENCHMARK_INDEX;
  const faults = [
    ...(first > MAX_RATIO ? [`the first paint takes ${first.toFixed(2)} times what it takes without scripts (at most ${MAX_RATIO})`] : []),
    ...(largest > MAX_RATIO ? [`the largest paint takes ${largest.toFixed(2)} times (at most ${MAX_RATIO})`] : []),
    ...(whole.layoutShift > 0 ? [`the layout shifts by ${whole.layoutShift}`] : []),
    ...(isFast && whole.score < MIN_SCORE ? [`performance ${whole.score} (at least ${MIN_SCORE})`] : []),
  ];
  return { lines: [`as it is:        ${written(whole)}`, `scripts blocked: ${written(bare)}`], faults };
}

function written({ firstPaintMs, largestPaintMs, blockingMs, layoutShift, score, benchmarkIndex }: Figures): string {
  const ms = (value: number) => `${Math.round(value)} ms`;
  return `FCP ${ms(firstPaintMs)}, LCP ${ms(largestPaintMs)}, TBT ${ms(blockingMs)}, CLS ${layoutShift.toFixed(3)}, performance ${score}, benchmark index ${Math.round(benchmarkIndex)}`;
}

function mediansOf(reports: readonly Report[]): Figures {
  const median = (figureOf: (report: Report) => number) =>
    reports.map(figureOf).toSorted((a, b) => a - b)[Math.floor(reports.length / 2)] ?? 0;
  const audited = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
  return {
    firstPaintMs: audited('first-contentful-paint'),
    largestPaintMs: audited('largest-contentful-paint'),
    blockingMs: audited('total-blocking-time'),
    layoutShift: audited('cumulative-layout-shift'),
    score: median((report) => scoreOf(report, 'performance')),
    benchmarkIndex: median(({ environment }) => environment.benchmarkIndex),
  };
}
