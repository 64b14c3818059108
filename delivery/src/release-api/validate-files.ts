import { type BuildFile, LIMITS } from '../release-api-protocol/index.ts';
import { failure } from './errors.ts';
import { isBuildPath } from './staging.ts';

/** Throws with a sentence (status 400 or 413) when a list of files is not one of a build. */
export function validateFiles(files: readonly BuildFile[]): void {
  const foreign = files.find(({ path }) => !isBuildPath(path));
  if (foreign) throw failure(400, `"${foreign.path}" is no file of a build: there are server.cjs, remote.manifest.json and browser/….`);
  if (new Set(files.map(({ path }) => path)).size < files.length) throw failure(400, 'A file of the build is listed twice.');
  const folders = new Set(files.flatMap(({ path }) => foldersOf(path)));
  const both = files.find(({ path }) => folders.has(path));
  if (both) throw failure(400, `"${both.path}" is a file of the build and a folder of it.`);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > LIMITS.releaseBytes)
    throw failure(413, `The build has ${total} bytes; the release API takes ${LIMITS.releaseBytes} at most.`);
}

/** `browser/a/b` is in `browser` and in `browser/a`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('/'));
}
