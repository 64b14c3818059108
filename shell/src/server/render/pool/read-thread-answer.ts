import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ThreadAnswer } from './job.ts';

const id = Type.Integer();
/** What a call asks and what a result holds is checked where it is used. */
const Answer = Compile(
  Type.Union([
    Type.Object({ type: Type.Literal('ready') }),
    Type.Object({ type: Type.Literal('call'), id, call: Type.Unknown() }),
    Type.Object({ type: Type.Literal('cancel'), id }),
    Type.Object({ type: Type.Literal('pong'), waitsForApi: Type.Boolean() }),
    Type.Object({ type: Type.Literal('done'), id, cpuMs: Type.Number(), result: Type.Unknown() }),
  ]),
);

/** A message of a render thread is outside data: the release that runs there can send any. Null for one that is none of its program's. */
export function readThreadAnswer(message: unknown): ThreadAnswer | null {
  return Answer.Check(message) ? (message as ThreadAnswer) : null;
}
