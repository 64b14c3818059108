import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Frame } from './frames.ts';
import { API_FAULT_LENGTH, type ApiAnswer, failed, type RenderJob, type RenderResult } from './job.ts';
import { sizeRefusal, unpackAnswer } from './packed-answer.ts';

/** Messages of the server to a render process. `load` comes once, with the code of the server file, and of its container's, as parts; the body of an API answer is a part, too. */
export type ServerMessage =
  | { readonly type: 'load'; readonly files: readonly string[] }
  | ({ readonly type: 'job'; readonly id: number; readonly requestId: string | undefined } & Pick<RenderJob, 'method' | 'input'>)
  | { readonly type: 'answer'; readonly id: number; readonly answer: Omit<ApiAnswer, 'body'> | string }
  | { readonly type: 'ping' };

const Id = Type.Integer();
const strings = (maxLength: number, maxItems: number) =>
  Type.Unsafe<readonly string[]>(Type.Array(Type.String({ maxLength }), { maxItems }));
const ProcessMessageSchema = Type.Union([
  Type.Object({ type: Type.Literal('ready') }),
  Type.Object({ type: Type.Literal('pong') }),
  Type.Object({ type: Type.Literal('call'), id: Id, call: Type.Unknown() }),
  Type.Object({ type: Type.Literal('cancel'), id: Id }),
  Type.Object({ type: Type.Literal('threw'), id: Id, explanation: Type.String() }),
  Type.Object({
    type: Type.Literal('done'),
    id: Id,
    /** Of the texts of the answer, whose bytes are the parts after the first. */
    names: strings(64, 16),
    effort: Type.Object({ ownMs: Type.Number(), apiFaults: strings(API_FAULT_LENGTH, 8), answered: strings(40, 8) }),
  }),
]);
const Contract = Compile(ProcessMessageSchema);

/** Messages of a render process to the server. The call of `call` is checked where it is made. */
export type ProcessMessage = Static<typeof ProcessMessageSchema>;

/** A message of a render process is outside data: the release that runs there can send any. Throws when the program does not send it. */
export function readProcessMessage({ message }: Frame): ProcessMessage {
  if (!Contract.Check(message)) throw new TypeError('It sent a message that its program does not send.');
  return message;
}

/** The result in a message; too large an answer counts as a crash. */
export function resultOf(message: Extract<ProcessMessage, { type: 'done' | 'threw' }>, parts: Frame['parts']): RenderResult {
  if (message.type === 'threw') return failed('threw', message.explanation);
  const refusal = sizeRefusal(parts);
  if (refusal !== null) return failed('crashed', refusal);
  try {
    return { ok: true, value: unpackAnswer(message.names, parts), effort: message.effort };
  } catch {
    return failed('threw', 'It sent something that is not an answer.');
  }
}
