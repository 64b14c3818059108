import { join } from 'node:path';
import type { ChannelTarget } from '../channels/index.ts';
import { readContract } from '../gate/index.ts';
import { type ReleaseOutcome, releaseBuild } from '../release/index.ts';
import type { Attribution, ReleaseStore } from '../store/index.ts';
import { type FixtureBuild, MODULES_FROM, writeFixtureBuild } from './fixture-build.ts';

/** Builds and releases in one step; `channel` is stable unless given. */
export interface FixtureRelease extends FixtureBuild {
  readonly target?: ChannelTarget | null;
  readonly onlyNew?: boolean;
  /** The OpenAPI document of the shop's backend. */
  readonly document?: object;
}

/** The caller in tests: the time is now unless given. */
export function fixtureAttribution(at = new Date().toISOString()): Attribution {
  return { at, by: 'Ann', reason: null };
}

/** Releases a fixture build through the real gate. */
export async function releaseFixture(
  store: ReleaseStore,
  folder: string,
  remote: string,
  { target = { channel: 'stable' }, onlyNew = false, document, ...build }: FixtureRelease = {},
): Promise<ReleaseOutcome> {
  const dist = writeFixtureBuild(join(folder, remote), remote, build);
  return releaseBuild({
    store,
    remote,
    folder: dist,
    packageVersion: '0.1.0',
    modulesFrom: MODULES_FROM,
    target,
    onlyNew,
    attribution: fixtureAttribution(),
    ...(document && { backend: Promise.resolve({ document: 'a test', contract: readContract(document), reason: null, responses: null }) }),
  });
}

/** The version of a release that must have been accepted. */
export async function releasedVersion(store: ReleaseStore, folder: string, remote: string, options: FixtureRelease = {}): Promise<string> {
  const outcome = await releaseFixture(store, folder, remote, options);
  if (outcome.type === 'refused') throw new Error(outcome.refusals.map(({ explanation }) => explanation).join('\n'));
  return outcome.record.version;
}
