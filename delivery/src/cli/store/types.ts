import { writeBusUnits } from '../../bus-units/index.ts';
import { readLive, refuse } from '../../gate/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, findUnknownRemote, refusedResult, resultOf } from '../command/index.ts';

/** `types <remote>`: the units of the bus that the live release of a remote declares, as the module of a consumer. */
export async function types(store: ReleaseStore, remote: string): Promise<CommandResult> {
  const live = (await readLive(store)).remotes.find((release) => release.remote === remote);
  if (!live) return refusedResult('Nothing is printed:', [(await findUnknownRemote(store, remote)) ?? refuse('not-live', { remote })]);
  const { version, manifest } = live;
  const units = manifest.bus?.offers ?? {};
  return resultOf(writeBusUnits(units, `${remote} ${version} by "vitrava types"`).trimEnd(), { remote, version, units });
}
