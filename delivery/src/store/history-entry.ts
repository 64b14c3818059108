import { randomUUID } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { oneLine } from './one-line.ts';

const CanarySchema = Type.Object({
  version: Type.String(),
  share: Type.Number(),
  plan: Type.Optional(Type.Object({ steps: Type.Array(Type.Number()) })),
});

/** The part of a remote's state that a move touches. What it leaves alone is absent. */
export const HistoryStateSchema = Type.Object({
  /** A version that came into the store without being shown to anyone. */
  published: Type.Optional(Type.String()),
  stable: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  canary: Type.Optional(Type.Union([CanarySchema, Type.Null()])),
  /** An excluded version; null when it is readmitted. */
  excluded: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** Name of the experiment and the version of each arm. */
  experiment: Type.Optional(
    Type.Union([Type.Object({ name: Type.String(), arms: Type.Record(Type.String(), Type.String()) }), Type.Null()]),
  ),
});
export type HistoryState = Static<typeof HistoryStateSchema>;

/** The versions that a state shows to visitors, or brought into the store. */
export function versionsIn({ published, stable, canary, experiment }: HistoryState): readonly string[] {
  return [published, stable, canary?.version, ...Object.values(experiment?.arms ?? {})].filter((version) => typeof version === 'string');
}

/** What is done to releases and channels, as the history names it. People read other words: the texts of the console have each of these. */
export const MOVES = [
  'release',
  'publish',
  'channel',
  'canary start',
  'canary step',
  'canary stop',
  'experiment start',
  'experiment stop',
  'rollback',
  'withdraw',
  'taken back',
  'watch postponed',
  'watch begun',
  'excluded',
  'readmit',
  'prune',
] as const;
export type Move = (typeof MOVES)[number];

/** One move in the history of the store, with author, time and reason. Never changed once it is written. */
export const HistoryEntrySchema = Type.Object({
  id: Type.String(),
  /** ISO 8601, UTC. */
  at: Type.String(),
  /** The author, as the command names the person: `Name <address>`. */
  by: Type.String(),
  reason: Type.Union([Type.String(), Type.Null()]),
  /** One of `MOVES`, or what a later version of this package calls one of its own. */
  move: Type.String(),
  /** Null for a move that concerns many remotes. */
  remote: Type.Union([Type.String(), Type.Null()]),
  from: HistoryStateSchema,
  to: HistoryStateSchema,
  /** Releases that the move took out of the store. */
  removed: Type.Array(Type.Object({ remote: Type.String(), version: Type.String() })),
});
export type HistoryEntry = Static<typeof HistoryEntrySchema>;

/** The author of a move, its time (ISO 8601, UTC) and its reason. */
export interface Attribution {
  readonly at: string;
  readonly by: string;
  readonly reason: string | null;
}

/** The history entry of a move. The texts of the attribution become one line each. */
export function historyEntry(
  attribution: Attribution,
  fields: Partial<HistoryEntry> & Pick<HistoryEntry, 'remote'> & { readonly move: Move },
): HistoryEntry {
  const { at, by, reason } = attribution;
  const texts = { by: oneLine(by) || 'someone', reason: reason && (oneLine(reason, 1_000) || null) };
  return { id: randomUUID(), at, ...texts, from: {}, to: {}, removed: [], ...fields };
}
