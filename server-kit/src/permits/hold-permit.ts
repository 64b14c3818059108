import type { Permits } from './permits.ts';

interface Closing {
  once(event: 'close', listener: () => void): unknown;
  readonly destroyed: boolean;
}

/** Aborts when the client has disconnected or has its response. */
export function abortedOnClose(response: Closing): AbortSignal {
  const controller = new AbortController();
  // Without a reason of its own each abort would create an error with a stack.
  const abort = () => controller.abort(null);
  if (response.destroyed) abort();
  else response.once('close', abort);
  return controller.signal;
}

interface OpenResponse extends Closing {
  once(event: 'finish' | 'close', listener: () => void): this;
}

/** Holds a permit until the response ends. Resolves to false when there is none, or the client has disconnected. */
export async function holdPermit(response: OpenResponse, permits: Permits, client: string): Promise<boolean> {
  const release = await permits.acquire(client, abortedOnClose(response));
  if (release === null) return false;
  response.once('finish', release).once('close', release);
  // The client may have disconnected when the permit came.
  if (response.destroyed) release();
  return true;
}
