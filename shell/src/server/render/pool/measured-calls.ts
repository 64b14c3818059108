import type { ReadApi } from './api-client.ts';

/** A call that a render had made: path, status (0: no answer) and milliseconds. */
export type CallFigure = readonly [path: string, status: number, ms: number];

/** Reports the result of each call, but not of one that a render gave up itself. */
export function measuredCalls(read: ReadApi, onCall: (figure: CallFigure) => void): ReadApi {
  return async (call, signal) => {
    const startedAt = performance.now();
    const report = (status: number) => onCall([new URL(call.url).pathname, status, performance.now() - startedAt]);
    try {
      const answer = await read(call, signal);
      report(answer.status);
      return answer;
    } catch (error) {
      if (!signal.aborted) report(0);
      throw error;
    }
  };
}
