import { setTimeout as sleep } from 'node:timers/promises';
import type { Claims } from './claims.ts';
import type { Visitors } from './generators.ts';
import type { LoadedShop } from './shop.ts';
import { round, timesOf } from './times.ts';

const SECONDS = 8;
const RECOVERY_MS = 5_000;
/** A visitor is answered within this time whatever the API does: its deadline for a call, and a render's. */
const LONGEST_MS = 6_000;
/** A slow API: of every so many milliseconds it stops for so many. */
const SLOW = { everyMs: 250, stillMs: 200 } as const;

/** The API stops, is slow, is killed and restarted, while pages are requested at the server's maximal pace. */
export async function failUnderLoad(shop: LoadedShop, visitors: Visitors, perSecond: number, claims: Claims): Promise<void> {
  const failures: Readonly<Record<string, () => Promise<void>>> = {
    'API stands still': () => standStill(shop, SECONDS * 1_000 - 2_000),
    'API is slow': () => slowDown(shop, SECONDS * 1_000 - 2_000),
    'API is killed and started again': () => shop.restartApi(2_000),
  };
  for (const [name, fail] of Object.entries(failures)) {
    const running = visitors.requestPages({ perSecond, seconds: SECONDS });
    await sleep(1_000);
    const failing = fail();
    const { answers } = await running;
    await failing;
    await sleep(RECOVERY_MS);
    const again = await visitors.requestPages({ clients: 1, seconds: 2 });
    const of = (status: number) => answers.filter((answer) => answer.status === status).length;
    const longest = Math.max(...answers.map(({ ms }) => ms));
    claims.log(
      `${name}: ${answers.length} requested at ${perSecond.toFixed(0)}/s, ${of(200)} pages, ${of(503)} × 503, median ${round(timesOf(answers).median)} ms`,
    );
    claims.check(
      of(200) + of(503) === answers.length && of(200) > 0,
      `every visitor has a page or is refused with Retry-After${of(0) > 0 ? `; ${of(0)} had no answer` : ''}`,
    );
    claims.check(longest < LONGEST_MS, `the last after ${round(longest)} ms, at most ${LONGEST_MS}`);
    claims.check(
      again.answers.length > 0 && again.answers.every(({ status }) => status === 200),
      `5 s later every page is made, ${round(timesOf(again.answers).median)} ms`,
    );
  }
}

async function standStill(shop: LoadedShop, ms: number): Promise<void> {
  const { pid } = shop.api();
  process.kill(pid, 'SIGSTOP');
  await sleep(ms);
  process.kill(pid, 'SIGCONT');
}

async function slowDown(shop: LoadedShop, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    await standStill(shop, SLOW.stillMs);
    await sleep(SLOW.everyMs - SLOW.stillMs);
  }
}
