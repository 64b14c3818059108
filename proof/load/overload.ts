import { setTimeout as sleep } from 'node:timers/promises';
import { type Kind, PAGE_KINDS } from './asks.ts';
import type { Claims } from './claims.ts';
import type { Visitors } from './generators.ts';
import type { Answer } from './request-page.ts';
import { inWords, round, slower, type TimesByKind, timesByKind, timesOf } from './times.ts';

const FACTORS = [2, 5, 20] as const;
const CALLS_TIMES = 5;
/** As a customer's page makes them. */
const CALLS_OF_PAGE = 6;
/** The expected answer of a request that is not refused, including a wrong password. */
const MADE: Readonly<Partial<Record<Kind, readonly number[]>>> = { change: [200, 201, 401] };
const REFUSED: readonly number[] = [429, 503];
const MOST_REFUSED = 0.05;
const LONGEST_CALL_MS = 1_000;
const MOST_TIMES_IDLE = 3;
/** As much as one server can take is found with so many clients; with more of them pages are shed. */
const CLIENTS = [1, 2, 3] as const;
const RECOVERY_MS = 5_000;
/** A shorter delay is invisible and within the noise of a machine: 3 times a cached page would be 3 ms. */
const LEAST_MS = 50;
/** The same beside a flood, whose makers take the processors as well; changes, those that are refused included, take the API's thread more than reads. */
const LEAST_FLOODED_MS = { call: 100, change: 250 } as const;
/** As soon again as it was before all of it, by so much and so many milliseconds that a machine makes by itself. */
const AGAIN = { times: 1.5, ms: 10 } as const;

/** How many pages of the mix one server makes in a second at most. */
export async function findCapacity(visitors: Visitors, seconds: number, { log }: Claims): Promise<number> {
  let most = 0;
  for (const clients of CLIENTS) {
    const { answers, seconds: took } = await visitors.requestPages({ clients, seconds });
    const made = answers.filter(({ status }) => status === 200).length / took;
    most = Math.max(most, made);
    log(`  ${clients} clients, each asking when it is answered: ${made.toFixed(0)} pages/s; ${inWords(timesByKind(answers))}`);
  }
  return most;
}

/** 2, 5 and 20 times what the server can take, for so many seconds each, against the idle times before all of it. Gives those. */
export async function overload(visitors: Visitors, capacity: number, seconds: number, claims: Claims): Promise<TimesByKind> {
  const idle = await visitors.idle(2);
  claims.log(`  idle: ${inWords(idle)} ms (median/p95)`);
  for (const factor of FACTORS) {
    const { answers, ownDelayMs } = await visitors.requestPages({ perSecond: factor * capacity, seconds });
    await sleep(RECOVERY_MS);
    const again = await visitors.requestPages({ clients: 1, seconds: 2 });
    const after = await visitors.idle(2);
    const made = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status }) => status === 503);
    claims.log(
      `${factor} times: ${answers.length} requested, ${made} made, ${refused.length} refused with Retry-After within ${medianAndP95(refused)} ms (generator's own delay ${round(ownDelayMs)} ms)`,
    );
    // After it, too, which may be slower by so much alone as is claimed below.
    judgeTimes(timesByKind(answers), slower(idle, after), LEAST_MS, claims);
    claims.check(
      made + refused.length === answers.length && refused.every(({ retryAfter }) => retryAfter),
      `everything else is 503 with Retry-After${oddities(answers)}`,
    );
    const refusedAgain = again.answers.filter(({ status }) => status !== 200).length;
    const isSoon = PAGE_KINDS.every((kind) => after[kind].median < AGAIN.times * idle[kind].median + AGAIN.ms);
    claims.check(
      again.answers.length > 0 && refusedAgain === 0 && isSoon,
      `5 s later all ${again.answers.length} are made but ${refusedAgain}, as soon as before: ${inWords(after)} ms`,
    );
  }
  return idle;
}

/** Five times as many API calls as pages can be made, by one address and by many, while visitors use the shop. */
export async function floodApi(
  kind: 'call' | 'change',
  { visitors, flooding }: { readonly visitors: Visitors; readonly flooding: Visitors },
  { capacity, idle, seconds }: { readonly capacity: number; readonly idle: TimesByKind; readonly seconds: number },
  claims: Claims,
): Promise<void> {
  for (const from of ['10.255.0.1', null]) {
    const flood = flooding.requestPages({ perSecond: CALLS_TIMES * capacity, seconds: 3 * seconds, kinds: [kind], from });
    const pages = await visitors.requestPages({ clients: 1, seconds: seconds - 1 });
    const quick = await visitors.requestPages({ clients: CALLS_OF_PAGE, seconds: seconds - 1, kinds: ['quick'], from: '10.254.0.1' });
    const lookups = await visitors.requestPages({ clients: 1, seconds: seconds - 1, kinds: ['lookup'], from: '10.253.0.1' });
    const { answers } = await flood;
    const made = answers.filter(isMade);
    const refused = answers.filter(({ status }) => REFUSED.includes(status));
    claims.log(
      `${answers.length} ${kind === 'call' ? 'reads' : 'changes'} of the API by ${from === null ? 'many addresses' : 'one address'}: ${made.length} answered within ${medianAndP95(made)} ms, ${refused.length} refused with Retry-After within ${medianAndP95(refused)} ms`,
    );
    claims.check(
      made.length > 0 && made.length + refused.length === answers.length && refused.every(({ retryAfter }) => retryAfter),
      `everything else is 503 or 429 with Retry-After${oddities(answers)}`,
    );
    judgeTimes(timesByKind(pages.answers), idle, LEAST_FLOODED_MS[kind], claims);
    const notMade = pages.answers.filter(({ status }) => status !== 200);
    claims.check(
      notMade.length <= MOST_REFUSED * pages.answers.length && notMade.every(({ status, retryAfter }) => status === 503 && retryAfter),
      `${notMade.length} of ${pages.answers.length} pages are refused with Retry-After meanwhile`,
    );
    // Of very many each has a part as small as theirs.
    const isClaimed = from !== null;
    judgeOwn(quick.answers, `quick calls of somebody else, ${CALLS_OF_PAGE} at once,`, isClaimed, claims);
    judgeOwn(lookups.answers, 'searches of somebody else', isClaimed, claims);
  }
}

function judgeOwn(answers: readonly Answer[], what: string, isClaimed: boolean, { check, log }: Claims): void {
  const made = answers.filter(({ status }) => status === 200);
  const refused = answers.length - made.length;
  const line = `${refused} of ${answers.length} ${what} are refused with Retry-After, the others answered within ${medianAndP95(made)} ms${oddities(answers)}`;
  if (isClaimed) check(refused <= MOST_REFUSED * answers.length && timesOf(made).p95 < LONGEST_CALL_MS, line);
  else log(`      ${line}`);
}

function medianAndP95(refused: readonly Answer[]): string {
  const { median, p95 } = timesOf(refused);
  return `${round(median)}/${round(p95)}`;
}

function judgeTimes(loaded: TimesByKind, idle: TimesByKind, leastMs: number, { check }: Claims): void {
  for (const kind of PAGE_KINDS) {
    for (const figure of ['median', 'p95'] as const) {
      const [now, alone] = [loaded[kind][figure], idle[kind][figure]];
      const isSo = now < Math.max(MOST_TIMES_IDLE * alone, leastMs);
      check(
        isSo,
        `${kind}, ${figure} of ${loaded[kind].count} pages made: ${round(now)} ms, ${(now / alone).toFixed(1)} times ${round(alone)} ms idle`,
      );
    }
  }
}

function isMade({ kind, status }: Answer): boolean {
  return (MADE[kind] ?? [200]).includes(status);
}

/** What was answered otherwise; 0 is no answer. */
function oddities(answers: readonly Answer[]): string {
  const odd = Map.groupBy(
    answers.filter((answer) => !isMade(answer) && !REFUSED.includes(answer.status)),
    ({ status }) => status,
  );
  return [...odd].map(([status, { length }]) => `; ${length} × ${status}`).join('');
}
