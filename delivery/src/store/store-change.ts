import { type Static, Type } from 'typebox';
import { HistoryEntrySchema } from './history-entry.ts';
import { RemotePointersSchema } from './pointers.ts';

/** A move with everything that it changes. Either all of it is done, or nothing. */
export const StoreChangeSchema = Type.Object({
  entry: HistoryEntrySchema,
  /** New pointers of the remote that the entry names. */
  pointers: Type.Optional(RemotePointersSchema),
  /** New text of the flag file. */
  flags: Type.Optional(Type.String()),
});
export type StoreChange = Static<typeof StoreChangeSchema>;
