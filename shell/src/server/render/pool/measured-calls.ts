import type { ReadApi } from './api-client.ts';

/** A call that a render had made: path, status (0: no answer) and milliseconds. */
export type CallFigure = readonly [path: string, status: number, ms: number];

/** Tells of each call how it went; of one that a render gave up itself nothing. */
export function measuredCalls(read: ReadApi, onCall: (figure: CallFigure) => void): ReadApi {
  return async (call, signal) => {
    const startedAt = performance.now();
    const tell = (status: number) => onCall([new URL(call.url).pathname, status, performance.now() - startedAt]);
    try {
      const answer = await read(call, signal);
      tell(answer.status);
      return answer;
    } catch (error) {
      if (!signal.aborted) tell(0);
      throw error;
    }
  };
}
