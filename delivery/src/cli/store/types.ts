import { writeConsumerTypes } from '../../consumer-types/index.ts';
import { readLive, refuse } from '../../gate/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, findUnknownRemote, refusedResult, resultOf } from '../command/index.ts';

/** `types <remote>`: what its live release declares for others, as the module of a consumer: units of the bus, and inputs of fragments. */
export async function types(store: ReleaseStore, remote: string): Promise<CommandResult> {
  const live = (await readLive(store)).remotes.find((release) => release.remote === remote);
  if (!live) return refusedResult('Nothing is printed:', [(await findUnknownRemote(store, remote)) ?? refuse('not-live', { remote })]);
  const { version, manifest } = live;
  const [units, fragments] = [manifest.bus?.offers ?? {}, manifest.embeds?.offers ?? {}];
  const text = writeConsumerTypes(
    { owner: remote, units, fragments, events: manifest.embeds?.emits },
    `${remote} ${version} by "vitrava types"`,
  );
  return resultOf(text.trimEnd(), { remote, version, units, fragments });
}
