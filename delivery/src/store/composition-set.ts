import { type Static, Type } from 'typebox';

/** A set of versions that some page was composed of, remembered so that the page can go on asking for the same set. */
export const CompositionSetSchema = Type.Object({
  id: Type.String(),
  /** ISO 8601: when a page was last composed of it, to the accuracy of a day. */
  seenAt: Type.String(),
  versions: Type.Record(Type.String(), Type.String()),
});
export type CompositionSet = Static<typeof CompositionSetSchema>;
