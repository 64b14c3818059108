import { type BuildFile, LIMITS } from '../door-protocol/index.ts';
import { failure } from './failure.ts';
import { isBuildPath } from './staging.ts';

/** Throws with a sentence (status 400 or 413) when a list of files is not one of a build. */
export function refuseFiles(files: readonly BuildFile[]): void {
  const foreign = files.find(({ path }) => !isBuildPath(path));
  if (foreign) throw failure(400, `"${foreign.path}" is no file of a build: there are server.cjs, remote.manifest.json and browser/….`);
  if (new Set(files.map(({ path }) => path)).size < files.length) throw failure(400, 'A file of the build is listed twice.');
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > LIMITS.releaseBytes) throw failure(413, `The build has ${total} bytes; the door takes ${LIMITS.releaseBytes} at most.`);
}
