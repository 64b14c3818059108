import { type Refusal, refuse } from '../gate/index.ts';
import { checkBuild } from '../release/index.ts';
import type { BuildFile } from '../release-api-protocol/index.ts';
import { mayRelease } from '../signing/index.ts';
import type { ReleaseUploadOptions } from './release-upload.ts';

/** The input of a gate check of a build. */
export interface CheckUploadOptions extends Pick<ReleaseUploadOptions, 'store' | 'staging' | 'modulesFrom' | 'key' | 'backend'> {
  readonly message: { readonly remote: string; readonly files: readonly BuildFile[] };
}

/**
 * Checks a build whose files have come against everything that is live. Its files stay for the release that follows.
 * `incomplete` when files are missing.
 */
export async function checkUpload({
  store,
  staging,
  modulesFrom,
  message,
  key,
  backend,
}: CheckUploadOptions): Promise<readonly Refusal[] | 'incomplete'> {
  const { remote, files } = message;
  if (!mayRelease(key, remote)) return [refuse('remote-not-yours', { remote, team: `${key.team} (key ${key.id})` })];
  return staging.withBuild(key.team, files, (folder) => checkBuild({ store, remote, folder, modulesFrom, backend }));
}
