/** One call into a server file: `file` is absolute, `method` names its export, `input` is plain data. */
export interface RenderJob {
  readonly file: string;
  readonly method: 'render' | 'renderFrame';
  readonly input: unknown;
}

/** Why a job has no answer. `overloaded` and `closed` say nothing about the release; the others do. */
export type RenderFailure =
  | { readonly type: 'threw'; readonly explanation: string }
  | { readonly type: 'timed-out'; readonly explanation: string }
  | { readonly type: 'crashed'; readonly explanation: string }
  | { readonly type: 'overloaded'; readonly explanation: string }
  | { readonly type: 'closed'; readonly explanation: string };

export type RenderResult = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly failure: RenderFailure };

/** Whether the failure is the release's own doing. */
export function isBlamable(failure: RenderFailure): boolean {
  return failure.type === 'threw' || failure.type === 'timed-out' || failure.type === 'crashed';
}

/** Messages between the pool and a thread. */
export type ThreadRequest = { readonly type: 'job'; readonly id: number; readonly job: RenderJob } | { readonly type: 'ping' };
export type ThreadAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'pong' }
  | { readonly type: 'done'; readonly id: number; readonly result: RenderResult };
