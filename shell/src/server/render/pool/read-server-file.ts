import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Utf8 } from '../../utf8/index.ts';
import type { RenderFailure, ServerFile } from './job.ts';

/** The server file if it is the one that was released: it is compared with the record before it runs. */
export async function readServerFile({
  serverFile: file,
  serverIntegrity: integrity,
}: ServerFile): Promise<{ readonly code: Utf8 } | { readonly failure: RenderFailure }> {
  let code: Utf8;
  try {
    code = await readFile(file);
  } catch (error) {
    return { failure: { type: 'threw', explanation: `The server file cannot be read: ${String(error)}.` } };
  }
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  if (`${algorithm}-${hash(algorithm, code, 'base64')}` === integrity) return { code };
  return { failure: { type: 'tampered', explanation: `${file} is not the server file that was released.` } };
}
