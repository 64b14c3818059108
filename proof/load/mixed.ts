import type { Claims } from './claims.ts';
import type { Visitors } from './generators.ts';
import type { Memory } from './memory.ts';
import { inWords, timesByKind } from './times.ts';

/** Of what the server can take. */
const SHARE = 0.5;
/** What a process may hold more in the last third than in the middle one, in megabytes; caches fill in the first. */
const MOST_GROWTH_MB = 25;
/** Shorter runs are over before the caches are full. */
const LEAST_MINUTES = 10;
const PIECE_SECONDS = 60;

/** Pages of all kinds at half of what the server can take, for so long: what each process holds is flat. */
export async function runMixed(visitors: Visitors, capacity: number, minutes: number, memory: Memory, claims: Claims): Promise<void> {
  memory.reset();
  let requested = 0;
  let unexpected = 0;
  for (let left = minutes * 60; left > 0; left -= PIECE_SECONDS) {
    const { answers } = await visitors.requestPages({ perSecond: SHARE * capacity, seconds: Math.min(left, PIECE_SECONDS) });
    requested += answers.length;
    unexpected += answers.filter(({ status }) => status !== 200 && status !== 503).length;
    claims.log(
      `  ${requested} pages; ${inWords(timesByKind(answers))} ms; ${[...memory.looks()].map(([name, looks]) => `${name} ${looks.at(-1)} MB`).join(', ')}`,
    );
  }
  claims.check(
    unexpected === 0,
    `${minutes} minutes of mixed pages: ${requested} requested, ${unexpected} neither made nor refused with Retry-After`,
  );
  for (const [name, looks] of memory.looks()) {
    const third = Math.floor(looks.length / 3);
    const growth = medianOf(looks.slice(-third)) - medianOf(looks.slice(third, 2 * third));
    const line = `${name}: ${medianOf(looks.slice(third, 2 * third))} MB in the middle third, ${growth >= 0 ? '+' : ''}${growth} in the last, at most ${MOST_GROWTH_MB}`;
    if (minutes >= LEAST_MINUTES) claims.check(growth <= MOST_GROWTH_MB, line);
    else claims.log(`      ${line}; claimed of ${LEAST_MINUTES} minutes and more`);
  }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
