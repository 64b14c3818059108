import type { ChannelTarget } from '../../channels/index.ts';
import type { Backend } from '../../gate/index.ts';
import type { ReleaseApiClient } from '../../release-api-client/index.ts';
import type { Attribution, ReleaseStore } from '../../store/index.ts';
import { findProject, type Project, type Repository } from '../development/index.ts';
import { type CommandResult, EXIT, refusedResult } from '../output/index.ts';
import { publish } from './publish.ts';

/** Options of `release`. */
export interface ReleaseOptions {
  /** Null stores the release without showing it to anyone. */
  readonly target: ChannelTarget | null;
  readonly attribution: Attribution;
  readonly build: boolean;
  readonly onlyNew: boolean;
}

/** `release <remote>`: builds, takes the build through the gate and makes it live. */
export async function release(
  store: ReleaseStore,
  repository: Repository,
  named: string | undefined,
  options: ReleaseOptions & { readonly backend: Promise<Backend> },
): Promise<CommandResult> {
  const built = await prepare(repository, named, options);
  if ('lines' in built) return built;
  const { remote, dist, packageVersion, packageFile } = built;
  const { target, onlyNew, attribution, backend } = options;
  return publish({ store, remote, folder: dist, packageVersion, modulesFrom: packageFile, target, onlyNew, attribution, backend });
}

/** `release <remote> --to <address>`: builds, signs, and sends the missing files; the gate is the release API's. */
export async function releaseThrough(
  releaseApi: ReleaseApiClient,
  repository: Repository,
  named: string | undefined,
  options: ReleaseOptions,
): Promise<CommandResult> {
  const built = await prepare(repository, named, options);
  if ('lines' in built) return built;
  const { remote, dist, packageVersion } = built;
  const { target, onlyNew, attribution } = options;
  const { code, ...answer } = await releaseApi.release({ remote, folder: dist, packageVersion, target, onlyNew, attribution });
  return { ...answer, code, refused: code !== EXIT.done };
}

async function prepare(repository: Repository, named: string | undefined, options: ReleaseOptions): Promise<Project | CommandResult> {
  const project = await findProject(repository, named);
  const unfit = await project.check();
  if (unfit.length > 0) return refusedResult(`${project.remote} was not released:`, unfit);
  if (options.build) await project.build();
  return project;
}
