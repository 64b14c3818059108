import { REQUEST_ID_HEADER } from '@vitrava/shared-kit/internal/request-id';
import { currentRequestId } from '../http/index.ts';

/** What a backend answers that does not know an address. Any other refusal (no sign-in, a query that lacks something) comes from a call that is there. */
const UNKNOWN_ADDRESS: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/** Whether a status says that the backend does not offer the call at all. */
export function isUnknownAddress(status: number): boolean {
  return UNKNOWN_ADDRESS.has(status);
}

/** Reads a call of the backend; nothing has checked its body yet. Undefined when the backend does not offer the call; rejects when it fails or is late. */
export async function readJson(address: string, timeoutMs: number, headers: Readonly<Record<string, string>> = {}): Promise<unknown> {
  const id = currentRequestId();
  const named = id === null ? headers : { [REQUEST_ID_HEADER]: id, ...headers };
  const response = await fetch(address, { headers: { accept: 'application/json', ...named }, signal: AbortSignal.timeout(timeoutMs) });
  if (response.ok) return response.json();
  await response.body?.cancel();
  if (isUnknownAddress(response.status)) return undefined;
  throw new Error(`${address} answered ${response.status}.`);
}
