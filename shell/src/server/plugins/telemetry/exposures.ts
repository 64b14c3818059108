import type { ResolvedComposition, Resolver } from '@vitrava/delivery/resolver';
import { type Collecting, visitorHash } from '@vitrava/delivery/results';
import type { FastifyRequest } from 'fastify';
import type { Visitors } from '../../compose/index.ts';
import type { BrowserEvent } from './events.ts';

/** The store of exposures. */
export interface ExposuresSource {
  readonly resolver: Pick<Resolver, 'hash' | 'mayHaveDrawn' | 'runs'>;
  readonly visitors: Visitors;
  readonly collecting: Pick<Collecting, 'note'>;
}

/**
 * Records what visitors of experiments saw and did. An exposure counts when the visitor's id is ours, the page's
 * composition holds the version of the arm, and the draw gives that arm; a goal for the runs that have it. Of the
 * holder of a link nothing is recorded.
 */
export function createExposures({ resolver, visitors, collecting }: ExposuresSource) {
  return async (
    events: readonly BrowserEvent[],
    { id, releases }: Pick<ResolvedComposition, 'id' | 'releases'>,
    request: FastifyRequest,
  ): Promise<void> => {
    const { visitorId, preview } = visitors.of(request);
    if (visitorId === null || preview !== undefined || events.length === 0) return;
    const runs = await resolver.runs();
    for (const { type, name, remote } of events) {
      for (const run of runs) {
        const visitor = visitorHash(resolver.hash, run.id, visitorId);
        if (type === 'goal' && run.goals.includes(name)) collecting.note(run, { type: 'reached', run: run.id, visitor, goal: name });
        if (type !== 'exposure' || remote !== run.remote) continue;
        const arm = run.arms.find((one) => one.name === name);
        const isShown = arm !== undefined && releases[run.remote]?.version === arm.version;
        if (isShown && resolver.mayHaveDrawn(run.remote, visitorId, name))
          collecting.note(run, { type: 'shown', run: run.id, visitor, arm: name, composition: id });
      }
    }
  };
}
