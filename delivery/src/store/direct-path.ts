import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from './error-code.ts';

/** Whether `path` below `root` has no symbolic link, which could show any file of the server; null if absent. */
export async function isDirectPath(root: string, path: string): Promise<boolean | null> {
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(join(root, path))]);
    return real === join(realRoot, path);
  } catch (error) {
    return isMissing(error) ? null : false;
  }
}
