import { type Static, Type } from 'typebox';
import { FOLDER_NAME } from './directory-layout.ts';

/** A version names a folder, so a pointer must not lead out of it. */
const VersionSchema = Type.String({ pattern: FOLDER_NAME });

/** Channels of a remote: `stable` is for all visitors, `canary` for a share of them. */
export type ChannelName = 'stable' | 'canary';

/** One move of a channel, oldest first in the history. `version` is null when a canary ends. */
export const PointerMoveSchema = Type.Object({
  at: Type.String(),
  channel: Type.Union([Type.Literal('stable'), Type.Literal('canary')]),
  version: Type.Union([VersionSchema, Type.Null()]),
  by: Type.Union([Type.Literal('release'), Type.Literal('rollback'), Type.Literal('channel')]),
});
export type PointerMove = Static<typeof PointerMoveSchema>;

/** How a canary climbs by itself: from step to step (percent of visitors, the last one of 100 makes it stable), while it is no worse than the control. */
export const CanaryPlanSchema = Type.Object({
  steps: Type.Array(Type.Number({ exclusiveMinimum: 0, maximum: 100 }), { minItems: 1 }),
  /** The current step, from 0. */
  stage: Type.Integer({ minimum: 0 }),
  /** It stays on each step for at least so long, */
  holdMs: Type.Number({ minimum: 0 }),
  /** and until so many visitors of the canary, and as many of the control, were seen there. */
  minVisitors: Type.Integer({ minimum: 1 }),
  /** ISO 8601, UTC. */
  startedAt: Type.String(),
});
export type CanaryPlan = Static<typeof CanaryPlanSchema>;

/** A version for a share of visitors (percent). Without a plan an operator moves it. */
export const CanarySchema = Type.Object({
  version: VersionSchema,
  share: Type.Number({ minimum: 0, maximum: 100 }),
  plan: Type.Optional(CanaryPlanSchema),
});
export type Canary = Static<typeof CanarySchema>;

/** An excluded version, until `readmit`. `operator`: taken back, a rollback may name it; `evidence`: it failed. */
export const ExclusionSchema = Type.Object({
  version: VersionSchema,
  /** Absent from what an earlier version of the platform has stored: `evidence`. */
  by: Type.Optional(Type.Union([Type.Literal('operator'), Type.Literal('evidence')])),
  /** The reason of the move, or the failure that was seen first. */
  reason: Type.String(),
  /** ISO 8601, UTC. */
  at: Type.String(),
  /** Servers that saw it fail, by the random names of their processes. */
  servers: Type.Array(Type.String()),
  /** False for the report of one server that may be at fault itself: other servers do not follow it yet. */
  isShared: Type.Boolean(),
});
export type Exclusion = Static<typeof ExclusionSchema>;

/** The first hour of a stable version, where it does not begin with its release. Times are ISO 8601, UTC. */
export const WatchSchema = Type.Object({
  version: VersionSchema,
  released: Type.String(),
  /** When its hour began; null while servers answer late. */
  since: Type.Union([Type.String(), Type.Null()]),
});

/** The pointer file of one remote (`<remote>/channels.json`). `share` is the percentage of visitors, 0 to 100. */
export const RemotePointersSchema = Type.Object({
  stable: Type.Union([VersionSchema, Type.Null()]),
  canary: Type.Union([CanarySchema, Type.Null()]),
  history: Type.Array(PointerMoveSchema),
  excluded: Type.Optional(Type.Array(ExclusionSchema)),
  watch: Type.Optional(WatchSchema),
});
export type RemotePointers = Static<typeof RemotePointersSchema>;

/** Pointers of a remote that was never released. */
export const NO_POINTERS: RemotePointers = { stable: null, canary: null, history: [] };
