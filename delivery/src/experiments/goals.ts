import { type LiveReleases, type Refusal, refuse } from '../gate/index.ts';

/** A sid of an event on the bus. */
const GOAL = /^[a-z]+\/[A-Za-z]+$/;

/** Events that pages can count, sorted: those of the live shells' bus, but for the shell's own; null while no live shell names any. */
export function goalsOf({ shells }: LiveReleases): readonly string[] | null {
  const offers = shells.flatMap(({ manifest }) => (manifest.bus?.offers ? [manifest.bus.offers] : []));
  const events = offers.flatMap((units) =>
    Object.entries(units).filter(([sid, { kind }]) => kind === 'event' && !sid.startsWith('shell/')),
  );
  return events.length === 0 ? null : [...new Set(events.map(([sid]) => sid))].sort();
}

/** Why one of the goals could never be reached; null when all can. `known` are those of `goalsOf`. */
export function findUncountable(goals: readonly string[], known: readonly string[] | null): Refusal | null {
  const wrong = goals.find((goal) => !GOAL.test(goal));
  if (wrong !== undefined || goals.length === 0) return refuse('goal-invalid', { goal: wrong ?? '' });
  const unknown = known && goals.find((goal) => !known.includes(goal));
  return known && unknown ? refuse('goal-unknown', { goal: unknown, known }) : null;
}
