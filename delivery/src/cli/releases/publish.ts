import { experimentOn, readFlagFile } from '../../experiments/index.ts';
import { backendNotes } from '../../gate/index.ts';
import { notOpenedNotes, type ReleaseRequest, releaseBuild } from '../../release/index.ts';
import type { ReleaseRecord, ReleaseStore } from '../../store/index.ts';
import { describeTarget } from '../canaries/index.ts';
import { type CommandResult, refusedResult, resultOf } from '../command/index.ts';

/** Takes a build through the gate and makes it live: the work of `release`, and of a release API. */
export async function publish(request: ReleaseRequest): Promise<CommandResult> {
  const { store, remote, target } = request;
  const outcome = await releaseBuild(request);
  if (outcome.type === 'refused') {
    const pointers = await store.pointers(remote);
    const live = pointers.type === 'found' ? pointers.value.stable : null;
    return refusedResult(`${remote} was not released${live ? `; ${live} stays live` : ''}:`, outcome.refusals);
  }
  const { record, notOpened: reason = null } = outcome;
  const place = describeTarget(target);
  const sentence = {
    released: `${remote} ${record.version} is ${place}.`,
    unchanged: `${remote} ${record.version} was ${place} already; nothing changed.`,
    signed: `${remote} ${record.version} was ${place} already; it is signed with the key of this release now.`,
    known: `${remote} ${record.version} was released before; its channels were left alone.`,
  }[outcome.type];
  const backend = await request.backend;
  const unopened = await notOpenedNotes(store, { remote, versions: [record.version], reason });
  const notes = [...(backend ? backendNotes(backend) : []), ...unopened, ...(await noticeOf(store, remote))];
  const lines = [sentence, ...(outcome.type === 'released' ? [sizesOf(record)] : []), ...notes];
  return resultOf(lines, {
    outcome: outcome.type,
    remote,
    version: record.version,
    channel: target?.channel ?? null,
    ...(target?.channel === 'canary' && target.plan && { plan: target.plan }),
  });
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
