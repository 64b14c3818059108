import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RenderFailure } from './job.ts';

/** The text of a server file when it is the one that was released: what it is told to run is compared with the record before it is run. */
export async function readServerFile(
  file: string,
  integrity: string,
): Promise<{ readonly code: string } | { readonly failure: RenderFailure }> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return { failure: { type: 'threw', explanation: `The server file cannot be read: ${String(error)}.` } };
  }
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  if (`${algorithm}-${hash(algorithm, bytes, 'base64')}` === integrity) return { code: bytes.toString() };
  return { failure: { type: 'tampered', explanation: `${file} is not the server file that was released.` } };
}
