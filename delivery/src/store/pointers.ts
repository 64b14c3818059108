import { type Static, Type } from 'typebox';
import { FOLDER_NAME } from './directory-layout.ts';

/** A version names a folder, so a pointer must not lead elsewhere. */
const VersionSchema = Type.String({ pattern: FOLDER_NAME });

/** Channels of a remote: `stable` is what everybody gets, `canary` is shown to a share of visitors. */
export type ChannelName = 'stable' | 'canary';

/** One move of a channel, oldest first in the history. `version` is null when a canary ends. */
export const PointerMoveSchema = Type.Object({
  at: Type.String(),
  channel: Type.Union([Type.Literal('stable'), Type.Literal('canary')]),
  version: Type.Union([VersionSchema, Type.Null()]),
  by: Type.Union([Type.Literal('release'), Type.Literal('rollback'), Type.Literal('channel')]),
});
export type PointerMove = Static<typeof PointerMoveSchema>;

/** The pointer file of one remote (`<remote>/channels.json`). `share` is the percentage of visitors, 0 to 100. */
export const RemotePointersSchema = Type.Object({
  stable: Type.Union([VersionSchema, Type.Null()]),
  canary: Type.Union([Type.Object({ version: VersionSchema, share: Type.Number({ minimum: 0, maximum: 100 }) }), Type.Null()]),
  history: Type.Array(PointerMoveSchema),
  /** Versions that someone went back from: no way back leads to them unless they are named. */
  takenBack: Type.Optional(Type.Array(VersionSchema)),
});
export type RemotePointers = Static<typeof RemotePointersSchema>;

/** Pointers of a remote that was never released. */
export const NO_POINTERS: RemotePointers = { stable: null, canary: null, history: [] };
