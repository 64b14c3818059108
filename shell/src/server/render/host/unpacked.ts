import { type PackedResult, type RenderFailure, type RenderResult, unpackAnswer } from '../pool/index.ts';

/** The result with its answer made whole. A thread whose program was tampered with may have packed what is no JSON. */
export function unpacked(result: PackedResult): RenderResult {
  if (!result.ok) return result;
  try {
    return { ...result, value: unpackAnswer(result.value) };
  } catch {
    return failed('threw', 'The thread gave something that is no answer.');
  }
}

export function failed(type: RenderFailure['type'], explanation: string): RenderResult {
  return { ok: false, failure: { type, explanation } };
}

export function closed(): RenderResult {
  return failed('closed', 'The pool is closed.');
}
