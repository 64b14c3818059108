import { type FixtureShop, openFixtureShop } from '../../../shell/src/server/testing/index.ts';
import { median, requestMany } from '../measure.ts';
import { cpuMsOf } from '../process-tree.ts';
import { isWhole, WAYS } from './ways.ts';

const LIMIT = 1.15;
const WARM_UP = 600;
/** Short turns, and many, so that a busy second of the machine falls on all ways. */
const PAGES = 60;

/** The input of the parts: of their own for each page, so that nothing is cached, or the same, as the shop serves them to many visitors. */
const CACHES: Readonly<Record<string, (page: number) => string>> = {
  'nothing cached': (page) => String(page),
  'fragments cached': () => '1',
};

/** `npm run bench -- fragments [rounds]`: CPU of a page with fragments of others, against the page that draws these parts itself. 1 when one is over the limit. */
export async function runFragments(rounds: number): Promise<number> {
  // A shop alone does not keep a program running.
  const running = setInterval(() => undefined, 60_000);
  const shops: (readonly [way: string, shop: FixtureShop])[] = [];
  try {
    for (const [way, releases] of Object.entries(WAYS)) shops.push([way, await openFixtureShop(releases, { renderDeadlineMs: 60_000 })]);
    const ratios: number[] = [];
    for (const [cache, partsOf] of Object.entries(CACHES)) {
      const figures = await measureInTurns(shops, rounds, partsOf);
      for (const [index, [way]] of shops.entries()) {
        const ms = median(figures.map((turn) => turn[index] ?? 0));
        // Of one round, in which the machine was equally busy.
        const ratio = median(figures.map((turn) => (turn[index] ?? 0) / (turn[0] ?? 1)));
        ratios.push(ratio);
        process.stdout.write(`${cache}, ${way}: ${ms.toFixed(2)} ms CPU per page, ratio ${ratio.toFixed(2)}, at most ${LIMIT}\n`);
      }
    }
    return ratios.every((ratio) => ratio <= LIMIT) ? 0 : 1;
  } finally {
    for (const [, shop] of shops) await shop.close();
    clearInterval(running);
  }
}

/** CPU per page in milliseconds: a list for each round, in the order of the shops. */
async function measureInTurns(
  shops: readonly (readonly [way: string, shop: FixtureShop])[],
  rounds: number,
  partsOf: (page: number) => string,
): Promise<readonly (readonly number[])[]> {
  let page = 0;
  const request = async ({ app }: FixtureShop): Promise<void> => {
    page += 1;
    const { statusCode, body } = await app.inject({ url: `/product/${partsOf(page)}/${page}`, headers: { 'user-agent': 'bench' } });
    if (statusCode !== 200 || !isWhole(body)) throw new Error(`Page ${page} was answered with ${statusCode}, or without a part.`);
  };
  for (const [, shop] of shops) await requestMany(WARM_UP, () => request(shop));
  const figures: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turn: number[] = [];
    for (const [, shop] of shops) {
      const before = cpuMsOf(process.pid);
      await requestMany(PAGES, () => request(shop));
      turn.push((cpuMsOf(process.pid) - before) / PAGES);
    }
    figures.push(turn);
  }
  return figures;
}
