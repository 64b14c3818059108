import { type Static, Type } from 'typebox';

/** A version that pages were composed of, and when last: open tabs may still request it. */
export const SeenVersionSchema = Type.Object({
  remote: Type.String(),
  version: Type.String(),
  /** The day, `YYYY-MM-DD`, UTC. */
  seenAt: Type.String(),
});
export type SeenVersion = Static<typeof SeenVersionSchema>;
