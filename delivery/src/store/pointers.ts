import { type Static, Type } from 'typebox';

/** Channels of a remote: `stable` is what everybody gets, `canary` is shown to a share of visitors. */
export type ChannelName = 'stable' | 'canary';

/** One move of a channel, oldest first in the history. `version` is null when a canary ends. */
export const PointerMoveSchema = Type.Object({
  at: Type.String(),
  channel: Type.Union([Type.Literal('stable'), Type.Literal('canary')]),
  version: Type.Union([Type.String(), Type.Null()]),
  by: Type.Union([Type.Literal('release'), Type.Literal('rollback'), Type.Literal('channel')]),
});
export type PointerMove = Static<typeof PointerMoveSchema>;

/** The pointer file of one remote (`<remote>/channels.json`). `share` is the percentage of visitors, 0 to 100. */
export const RemotePointersSchema = Type.Object({
  stable: Type.Union([Type.String(), Type.Null()]),
  canary: Type.Union([Type.Object({ version: Type.String(), share: Type.Number({ minimum: 0, maximum: 100 }) }), Type.Null()]),
  history: Type.Array(PointerMoveSchema),
  /** Versions that someone went back from: no way back leads to them unless they are named. */
  takenBack: Type.Optional(Type.Array(Type.String())),
});
export type RemotePointers = Static<typeof RemotePointersSchema>;

/** Pointers of a remote that was never released. */
export const NO_POINTERS: RemotePointers = { stable: null, canary: null, history: [] };
