import { type LiveReleases, type Refusal, refuse } from '../gate/index.ts';

/** A sid of an event on the bus. */
const GOAL = /^[a-z][a-z0-9-]*\/[A-Za-z][A-Za-z0-9]*$/;

/** Events that pages can count, sorted: those that live releases declare or use, but for the shell's own; null while there are none. */
export function goalsOf({ shells, remotes }: LiveReleases): readonly string[] | null {
  const events = [...shells, ...remotes].flatMap(({ manifest }) =>
    Object.entries({ ...manifest.bus?.uses, ...manifest.bus?.offers }).filter(
      ([sid, { kind }]) => kind === 'event' && !sid.startsWith('shell/'),
    ),
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
