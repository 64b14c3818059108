import { canaryBucket } from '../channels/index.ts';
import type { AssignedArm, Assignment } from '../experiments/index.ts';
import type { RemotePlan } from './plan.ts';
import type { Exposure, ResolveRequest } from './resolver.ts';

/** What a visitor should get of one remote, before anyone has looked whether it can be served. */
export interface Draw {
  readonly version: string | null;
  readonly experiment: { readonly name: string; readonly arm: string } | null;
}

/** The experiment's arm, else the canary, else stable. Synchronous unless a foreign provider is asked. */
export function drawFor(plan: RemotePlan, request: ResolveRequest, assignment: Assignment): Draw | Promise<Draw> {
  const { remote, choices, isOnTrial } = plan;
  const { visitorId, attributes } = request;
  if (visitorId === null) return { version: choices.stable, experiment: null };
  const arm = isOnTrial ? assignment.armOf(remote, { visitorId, attributes }) : null;
  return arm instanceof Promise ? arm.then((found) => drawOf(plan, visitorId, found)) : drawOf(plan, visitorId, arm);
}

function drawOf({ remote, choices: { stable, canary } }: RemotePlan, visitorId: string, arm: AssignedArm | null): Draw {
  if (arm) return { version: arm.version, experiment: { name: arm.experiment, arm: arm.arm } };
  if (!canary || canary.share === 0) return { version: stable, experiment: null };
  const drawn = canaryBucket(remote, canary.version, visitorId) < canary.share;
  return { version: drawn ? canary.version : stable, experiment: { name: 'canary', arm: drawn ? 'canary' : 'stable' } };
}

/** The exposure of a draw. Whoever got something else than the draw said is left out of the experiment's figures. */
export function exposureOf(remote: string, { version, experiment }: Draw, served: string): Exposure | null {
  return experiment && served === version ? { remote, experiment: experiment.name, arm: experiment.arm, version } : null;
}

/** Whether a draw is there already. */
export function isDrawn(draw: Draw | Promise<Draw>): draw is Draw {
  return !(draw instanceof Promise);
}
