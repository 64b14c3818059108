import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { isUtf8, type Utf8 } from '../../utf8/index.ts';
import type { PackedResult } from './job.ts';
import { sizeRefusal } from './packed-answer.ts';

const Bytes = Type.Refine(Type.Unsafe<Utf8>(Type.Unknown()), isUtf8);
/** Names of texts, and how many there are, are bounded: they go along as they are. */
const Answer = Type.Object({ rest: Bytes, texts: Type.Record(Type.String({ maxLength: 64 }), Bytes, { maxProperties: 16 }) });

const Result = Compile(
  Type.Union([
    Type.Object({
      ok: Type.Literal(true),
      value: Answer,
      effort: Type.Object({
        ownMs: Type.Number(),
        apiFaults: Type.Array(Type.String({ maxLength: 160 }), { maxItems: 8 }),
        answered: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 8 }),
      }),
    }),
    Type.Object({ ok: Type.Literal(false), failure: Type.Object({ type: Type.Literal('threw'), explanation: Type.String() }) }),
  ]),
);

/** What a thread says is outside data: a release may have changed what the thread's own program runs on. */
export function acceptResult(result: unknown): PackedResult {
  if (!Result.Check(result)) return failed('threw', 'The thread gave something that is no answer.');
  const refusal = result.ok ? sizeRefusal(result.value) : null;
  return refusal === null ? result : failed('crashed', refusal);
}

function failed(type: 'threw' | 'crashed', explanation: string): PackedResult {
  return { ok: false, failure: { type, explanation } };
}
