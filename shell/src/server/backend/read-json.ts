import { currentRequestId } from '@vitrava/server-kit/http';
import { REQUEST_ID_HEADER } from '@vitrava/server-kit/request-id';
import type { Fetch } from '../metrics/index.ts';

/** The answer of a backend without an address. Any other refusal comes from a call that exists. */
const UNKNOWN_ADDRESS: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/** Whether a status means that the backend does not offer the call at all. */
export function isUnknownAddress(status: number): boolean {
  return UNKNOWN_ADDRESS.has(status);
}

/** How the backend is called: the time limit, and the `fetch`. */
export interface CallOptions {
  readonly timeoutMs: number;
  readonly send?: Fetch;
}

/** Reads a call of the backend; nothing has checked its body yet. Undefined when the backend does not offer the call; rejects when it fails or is late. */
export async function readJson(address: string, { timeoutMs, send = fetch }: CallOptions): Promise<unknown> {
  const id = currentRequestId();
  const headers = { accept: 'application/json', ...(id !== null && { [REQUEST_ID_HEADER]: id }) };
  const response = await send(address, { headers, signal: AbortSignal.timeout(timeoutMs) });
  if (response.ok) return response.json();
  await response.body?.cancel();
  if (isUnknownAddress(response.status)) return undefined;
  throw new Error(`${address} answered ${response.status}.`);
}
