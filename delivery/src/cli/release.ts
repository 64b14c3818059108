import type { ChannelTarget } from '../channels/index.ts';
import { experimentOn, readFlagFile } from '../experiments/index.ts';
import { releaseBuild } from '../release/index.ts';
import type { Cause, ReleaseRecord, ReleaseStore } from '../store/index.ts';
import { type Answer, say, sayRefused } from './answer.ts';
import { findProject, type Repository } from './project.ts';

/** Options of `release`. */
export interface ReleaseOptions {
  /** Null stores the release without showing it to anyone. */
  readonly target: ChannelTarget | null;
  readonly cause: Cause;
  readonly build: boolean;
  readonly onlyNew: boolean;
}

/** `release <remote>`: builds, takes the build through the gate and makes it live. */
export async function release(
  store: ReleaseStore,
  repository: Repository,
  named: string | undefined,
  options: ReleaseOptions,
): Promise<Answer> {
  const { remote, dist, packageVersion, packageFile, build, check } = await findProject(repository, named);
  const unfit = await check();
  if (unfit.length > 0) return sayRefused(`${remote} was not released:`, unfit);
  if (options.build) await build();
  const { target, onlyNew, cause } = options;
  const outcome = await releaseBuild({ store, remote, folder: dist, packageVersion, modulesFrom: packageFile, target, onlyNew, cause });
  if (outcome.type === 'refused') {
    const pointers = await store.pointers(remote);
    const live = pointers.type === 'found' ? pointers.value.stable : null;
    return sayRefused(`${remote} was not released${live ? `; ${live} stays live` : ''}:`, outcome.refusals);
  }
  const { record } = outcome;
  const place = placeOf(target);
  const sentence = {
    released: `${remote} ${record.version} is ${place}.`,
    unchanged: `${remote} ${record.version} was ${place} already; nothing changed.`,
    known: `${remote} ${record.version} was released before; its channels were left alone.`,
  }[outcome.type];
  const lines = [sentence, ...(outcome.type === 'released' ? [sizesOf(record)] : []), ...(await noticeOf(store, remote))];
  return say(lines, { outcome: outcome.type, remote, version: record.version, channel: target?.channel ?? null });
}

function placeOf(target: ChannelTarget | null): string {
  if (target === null) return 'in the store, shown to no one';
  return target.channel === 'stable' ? 'live' : `shown to ${target.share} % of visitors`;
}

function sizesOf({ files }: ReleaseRecord): string {
  const scripts = files.filter(({ path }) => /\.m?js$/.test(path));
  const kilobytes = scripts.reduce((sum, file) => sum + file.brotliBytes, 0) / 1024;
  return `${files.length} files, ${scripts.length} of them scripts with ${kilobytes.toFixed(1)} KB (brotli).`;
}

async function noticeOf(store: ReleaseStore, remote: string): Promise<string[]> {
  const flags = readFlagFile(await store.flags());
  const running = 'explanation' in flags ? null : experimentOn(flags, remote);
  return running === null
    ? []
    : [`The experiment "${running.name}" runs on ${remote}: its visitors keep the versions of their arms until it is stopped.`];
}
