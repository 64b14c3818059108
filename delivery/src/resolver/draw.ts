import { canaryBucket } from '../channels/index.ts';
import type { Assignment } from '../experiments/index.ts';
import type { RemotePlan } from './plan.ts';
import type { Exposure, ResolveRequest } from './resolver.ts';

/** The version of one remote for a visitor, before it is known whether it can be served. */
export interface Draw {
  readonly version: string | null;
  readonly experiment: { readonly name: string; readonly arm: string } | null;
}

/** The experiment's arm, else the canary, else stable. */
export async function drawFor(plan: RemotePlan, { visitorId, attributes }: ResolveRequest, assignment: Assignment): Promise<Draw> {
  const { remote, isOnTrial } = plan;
  const { stable, canary } = plan.choices;
  if (visitorId === null) return { version: stable, experiment: null };
  const arm = isOnTrial ? await assignment.armOf(remote, { visitorId, attributes }) : null;
  if (arm) return { version: arm.version, experiment: { name: arm.experiment, arm: arm.arm } };
  if (!canary || canary.share === 0) return { version: stable, experiment: null };
  const drawn = canaryBucket(remote, canary.version, visitorId) < canary.share;
  return { version: drawn ? canary.version : stable, experiment: { name: 'canary', arm: drawn ? 'canary' : 'stable' } };
}

/** The exposure of a draw. Visitors who got another version are left out of the experiment's figures. */
export function exposureOf(remote: string, { version, experiment }: Draw, served: string): Exposure | null {
  return experiment && served === version ? { remote, experiment: experiment.name, arm: experiment.arm, version } : null;
}
