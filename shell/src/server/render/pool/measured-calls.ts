import { timed } from '../../metrics/index.ts';
import type { ReadApi } from './api-client.ts';

/** A call that a render made: path, status (0: no answer) and milliseconds. */
export type CallFigure = readonly [path: string, status: number, ms: number];

/** Reports each call but those that the render itself has aborted. */
export function measuredCalls(read: ReadApi, onCall: (figure: CallFigure) => void): ReadApi {
  return (call, signal) =>
    timed(
      () => read(call, signal),
      (ms, result) => {
        if (result || !signal.aborted) onCall([new URL(call.url).pathname, result?.value.status ?? 0, ms]);
      },
    );
}
