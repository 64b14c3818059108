import { chromium } from '@playwright/test';
import { openEnvironment } from '../../e2e/fixtures/environment.ts';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { benchmarkIndex } from './benchmark-index.browser.ts';
import { INTERACTIONS, type Interaction } from './interactions.ts';
import { type Measured, measure } from './measure.ts';

const MAX_LATENCY_MS = 200;
/** A slower machine's figures describe the machine more than the shop. */
const MIN_BENCHMARK_INDEX = 1200;

export interface InteractionBench {
  readonly rounds: number;
  /** Shops that run already, measured in turns; none: the built one is started. */
  readonly shops: readonly string[];
  /** Only interactions whose name contains this text. */
  readonly only?: string | undefined;
}

/**
 * Prints how long a phone needs for each interaction: processor four times slower, slow 4G, medians of the rounds. Returns the exit code: 1 when a
 * limit is exceeded on a machine that is fast enough to judge by.
 */
export async function runInteraction({ rounds, shops, only = '' }: InteractionBench): Promise<number> {
  const environment = shops.length === 0 ? await openEnvironment() : null;
  const urls = environment ? [environment.url] : shops;
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const interactions = INTERACTIONS.filter(({ name }) => name.includes(only));
  const figures = new Map<string, Measured[]>();
  try {
    const blank = await browser.newPage();
    const indexes = [await blank.evaluate(benchmarkIndex)];
    // In turns, so that a busy minute of the machine affects every line and every shop.
    for (let round = 0; round < rounds; round += 1) {
      for (const interaction of interactions) {
        for (const url of urls) {
          const key = `${url} ${interaction.name}`;
          figures.set(key, [...(figures.get(key) ?? []), await measure(browser, url, interaction)]);
        }
      }
      indexes.push(await blank.evaluate(benchmarkIndex));
    }
    const index = median(indexes);
    const isFast = index > MIN_BENCHMARK_INDEX;
    print(
      `benchmarkIndex ${Math.round(index)}, medians of ${rounds}; limits are ${isFast ? '' : 'NOT '}judged (above ${MIN_BENCHMARK_INDEX})`,
    );
    const isHeld = urls.flatMap((url) => {
      if (urls.length > 1) print(url);
      return interactions.map((interaction) => report(interaction, figures.get(`${url} ${interaction.name}`) ?? []));
    });
    return isFast && isHeld.includes(false) ? 1 : 0;
  } finally {
    await browser.close();
    await environment?.close();
  }
}

/** Prints a line, and returns whether its limits are held. */
function report({ name, paintedWithinMs = Number.POSITIVE_INFINITY }: Interaction, all: readonly Measured[]): boolean {
  const of = (figure: keyof Measured): number => median(all.map((measured) => measured[figure]));
  const [latency, painted] = [of('latencyMs'), of('paintedMs')];
  const isHeld = !(latency > MAX_LATENCY_MS) && painted <= paintedWithinMs;
  const shown = (value: number): string => (Number.isFinite(value) ? String(Math.round(value)) : '–').padStart(5);
  const limit = Number.isFinite(paintedWithinMs) ? `at most ${paintedWithinMs}` : 'no limit';
  print(
    `${name.padEnd(36)} latency ${shown(latency)} (at most ${MAX_LATENCY_MS})  painted ${shown(painted)} (${limit.padEnd(11)})  ${isHeld ? 'held    ' : 'NOT HELD'}  CPU ${shown(of('cpuMs'))}  long tasks ${shown(of('longTasks'))}`,
  );
  return isHeld;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
