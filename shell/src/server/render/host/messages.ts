import type { Utf8 } from '../../utf8/index.ts';
import type { CallFigure, PackedResult, RenderEffort, RenderFailure, RenderJob } from '../pool/index.ts';

/** What the server tells a process that renders. */
export type HostRequest = { readonly type: 'run'; readonly id: number; readonly job: RenderJob } | { readonly type: 'close' };

/** How a job ended: with an answer, whose bytes go along (`rest`, then the texts by these names), or a failure. */
type Outcome = { readonly effort: RenderEffort; readonly names: readonly string[] } | { readonly failure: RenderFailure };

/** Figures of the pool in the process. */
export interface HostFigures {
  readonly threads: number;
  readonly running: number;
  readonly queued: number;
  readonly lost: number;
}

/** What the process itself takes: bytes of memory, and milliseconds of processor since it started. */
export interface HostUsage {
  readonly rssBytes: number;
  readonly cpuMs: number;
}

/** What it says. `beat` comes all the time, as long as it is well. */
export type HostReport =
  | { readonly type: 'ready' }
  | { readonly type: 'beat'; readonly figures: HostFigures; readonly usage: HostUsage; readonly calls: readonly CallFigure[] }
  | { readonly type: 'fault'; readonly file: string; readonly failure: RenderFailure }
  | { readonly type: 'api-fault'; readonly explanation: string }
  | { readonly type: 'done'; readonly id: number; readonly outcome: Outcome };

export function reportOf(id: number, result: PackedResult): { readonly report: HostReport; readonly parts: readonly Utf8[] } {
  if (!result.ok) return { report: { type: 'done', id, outcome: { failure: result.failure } }, parts: [] };
  const { rest, texts } = result.value;
  const outcome = { effort: result.effort, names: Object.keys(texts) };
  return { report: { type: 'done', id, outcome }, parts: [rest, ...Object.values(texts)] };
}

export function resultOf(outcome: Outcome, [rest, ...texts]: readonly Utf8[]): PackedResult {
  if ('failure' in outcome) return { ok: false, failure: outcome.failure };
  if (!rest) throw new Error('A report of an answer brings its bytes.');
  const named = Object.fromEntries(outcome.names.flatMap((name, index) => (texts[index] ? [[name, texts[index]]] : [])));
  return { ok: true, value: { rest, texts: named }, effort: outcome.effort };
}
