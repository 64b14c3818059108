import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RequestedMove } from '../move/index.ts';

const Remote = Type.String({ pattern: '^[a-z][a-z0-9-]{1,40}$' });
const Version = Type.String({ pattern: '^[0-9A-Za-z][0-9A-Za-z.-]{0,99}$' });

const MoveSchema = Type.Union([
  Type.Object({ type: Type.Enum(['promote', 'rollback', 'preview']), remote: Remote, version: Version }),
  Type.Object({ type: Type.Enum(['stop-canary', 'stop-experiment']), remote: Remote }),
]);
const move = Compile(MoveSchema);

/** The fields of a confirmation: the reason, the confirmed state, and the operator's key where it is required. */
const ConfirmationSchema = Type.Object({
  reason: Type.String({ maxLength: 500 }),
  seen: Type.String({ maxLength: 500 }),
  key: Type.Optional(Type.String({ maxLength: 100 })),
});
export type Confirmation = Required<Static<typeof ConfirmationSchema>>;
const confirmation = Compile(ConfirmationSchema);

/** The move that a query or a form requests; null when it is none. */
export function readRequestedMove(from: unknown): RequestedMove | null {
  if (!move.Check(from)) return null;
  return { type: from.type, remote: from.remote, version: 'version' in from ? from.version : null };
}

/** What a form confirms; null when it is not that of a question. */
export function readConfirmation(from: unknown): Confirmation | null {
  return confirmation.Check(from) ? { reason: from.reason.trim(), seen: from.seen, key: from.key?.trim() ?? '' } : null;
}
