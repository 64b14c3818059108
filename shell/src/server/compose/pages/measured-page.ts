import type { MeasuredPage } from '../../metrics/index.ts';
import type { LiveComposition } from '../compositions/index.ts';
import type { OwnedRoute } from '../routing/index.ts';

/** The owner of the requested page, by names that do not grow with addresses; without one, the shell. */
export function measuredPage(composition: LiveComposition, owned: OwnedRoute | null): MeasuredPage {
  const remote = owned?.owner ?? 'shell';
  return { remote, version: composition.release(remote)?.version ?? '', route: owned?.route.name ?? 'not-found' };
}
