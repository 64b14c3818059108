import type { PackedAnswer } from './packed-answer.ts';

/** One call into a server file: `file` is absolute, `integrity` what its release's record says of it, `method` names its export, `input` is plain data. */
export interface RenderJob {
  readonly file: string;
  readonly integrity: string;
  readonly method: 'render' | 'renderFrame';
  readonly input: unknown;
  /** Whose request it is rendered for: its calls bear this id. */
  readonly requestId?: string;
}

/**
 * Why a job has no answer, or a bad one. `timed-out`: it looped or waited for ever. `crashed`: it ended its thread or process, or answered more than anyone may unpack. `tampered`: the server file is
 * not the one that was released. `slow`, `failing`: there is an answer, but it took too long, or is an error without an error of the API.
 * `lost`, `overloaded` and `closed` say nothing about the release; the others do.
 */
export interface RenderFailure {
  readonly type: 'threw' | 'timed-out' | 'crashed' | 'tampered' | 'slow' | 'failing' | 'lost' | 'overloaded' | 'closed';
  readonly explanation: string;
}

/**
 * What the thread has seen of one job: time that is the release's own, in milliseconds; which calls the API failed, as `/api/news/: 503`; and which
 * resources of the API have answered it well, as `news`.
 */
export interface RenderEffort {
  readonly ownMs: number;
  readonly apiFaults: readonly string[];
  readonly answered: readonly string[];
}

type Result<Value> =
  | { readonly ok: true; readonly value: Value; readonly effort: RenderEffort }
  | { readonly ok: false; readonly failure: RenderFailure };
export type RenderResult = Result<unknown>;
/** As threads and their process hand it on. */
export type PackedResult = Result<PackedAnswer>;

/** Whether the failure is the release's own doing. */
export function isBlamable({ type }: RenderFailure): boolean {
  return type !== 'lost' && type !== 'overloaded' && type !== 'closed';
}

/** A reading call to the API that a render asks for: the thread itself reaches no network. */
export interface ApiCall {
  readonly url: string;
  readonly method: 'GET' | 'HEAD';
  readonly headers: Readonly<Record<string, string>>;
}
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ArrayBuffer;
}

/** `refused`: it is not a render's to make. Null: the API gave no answer, or the call was given up. */
export type ApiOutcome = ApiAnswer | 'refused' | null;

/** Messages between the pool and a thread. A thread is given one server file and runs no other. */
export type ThreadRequest =
  | { readonly type: 'answer'; readonly id: number; readonly answer: ApiOutcome }
  | { readonly type: 'load'; readonly file: string; readonly code: string }
  | {
      readonly type: 'job';
      readonly id: number;
      readonly method: RenderJob['method'];
      readonly input: unknown;
      readonly requestId?: string | undefined;
    }
  | { readonly type: 'ping' };
/** `waitsForApi`: at least one of its jobs does. */
export interface Pong {
  readonly type: 'pong';
  readonly waitsForApi: boolean;
}
/** `cpuMs`: what the thread has used since it started. */
export type ThreadAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'call'; readonly id: number; readonly call: ApiCall }
  | { readonly type: 'cancel'; readonly id: number }
  | Pong
  | { readonly type: 'done'; readonly id: number; readonly cpuMs: number; readonly result: PackedResult };
