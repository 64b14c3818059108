import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { RenderResult } from './job.ts';

const Result = Compile(
  Type.Union([
    Type.Object({
      ok: Type.Literal(true),
      value: Type.Unknown(),
      effort: Type.Object({ ownMs: Type.Number(), apiFailed: Type.Boolean() }),
    }),
    Type.Object({ ok: Type.Literal(false), failure: Type.Object({ type: Type.Literal('threw'), explanation: Type.String() }) }),
  ]),
);

/** What a thread says is outside data: a release may have changed what the thread's own program runs on. */
export function acceptResult(result: unknown): RenderResult {
  if (Result.Check(result)) return result;
  return { ok: false, failure: { type: 'threw', explanation: 'The thread gave something that is no answer.' } };
}
