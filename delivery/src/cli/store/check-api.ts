import { type Backend, checkCalls, readLive } from '../../gate/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, resultOf } from '../command/index.ts';

/** `check-api [document]`: the live releases that an API with this contract would break, for use before the API changes. */
export async function checkApi(store: ReleaseStore, backend: Promise<Backend>): Promise<CommandResult> {
  const { document, contract, reason } = await backend;
  if (!contract)
    return { ...resultOf(`No contract at ${document}: ${reason}. Nothing was compared.`, { document, reason }), refused: true };
  const { shells, remotes } = await readLive(store);
  const live = [...shells, ...remotes];
  const silent = live.filter(({ manifest }) => !manifest.api).map(({ remote, version }) => `${remote} ${version}`);
  const unread = live.flatMap(({ remote, version, manifest }) =>
    (manifest.api?.unread ?? []).map((call) => `${call} of ${remote} ${version}`),
  );
  const broken = live
    .map((release) => ({ release, refusals: checkCalls(release, contract) }))
    .filter(({ refusals }) => refusals.length > 0);
  const calls = live.reduce((sum, { manifest }) => sum + (manifest.api?.calls.length ?? 0), 0);
  const lines = [
    broken.length === 0
      ? `No live release breaks: ${calls} calls of ${live.length - silent.length} releases get what they read (${document}).`
      : `${broken.length} of ${live.length} live releases would break over this API (${document}):`,
    ...broken.flatMap(({ refusals }) => refusals.map(({ explanation }) => `- ${explanation}`)),
    ...(silent.length > 0 ? [`Not compared, for they do not say what they call: ${silent.join(', ')}.`] : []),
    ...(unread.length > 0 ? [`Not compared, for their addresses cannot be read in the sources: ${unread.join(', ')}.`] : []),
  ];
  const data = {
    document,
    calls,
    broken: broken.map(({ release: { remote, version }, refusals }) => ({ remote, version, refusals })),
    notCompared: { releases: silent, calls: unread },
  };
  return { ...resultOf(lines, data), refused: broken.length > 0 };
}
