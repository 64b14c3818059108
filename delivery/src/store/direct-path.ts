import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './error-code.ts';

/**
 * Whether `path` below `root` is reached without a symbolic link; null where nothing is there. Releases come from many teams, and a link in one could
 * show any file of the server's machine.
 */
export async function isDirectPath(root: string, path: string): Promise<boolean | null> {
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(join(root, path))]);
    return real === join(realRoot, path);
  } catch (error) {
    return isMissing(error) ? null : false;
  }
}
