import type { ResolvedComposition, Resolver } from '@vitrava/delivery/resolver';
import { type Collecting, visitorHash } from '@vitrava/delivery/results';
import { FLAG_SUBJECT } from '@vitrava/shared-kit/contracts/page';
import type { FastifyRequest } from 'fastify';
import type { Visitors } from '../../compose/index.ts';
import type { BrowserEvent } from './events.ts';

export interface ExposuresSource {
  readonly resolver: Pick<Resolver, 'hash' | 'mayHaveDrawn' | 'runs'>;
  readonly visitors: Visitors;
  readonly collecting: Pick<Collecting, 'note'>;
}

/** Records exposures and goals of visitors whose id, composition and draw agree; nothing of links' holders. */
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
        const isShown = run.remote.startsWith(FLAG_SUBJECT) ? isRead(run.remote, releases) : releases[run.remote]?.version === arm?.version;
        if (arm && isShown && resolver.mayHaveDrawn(run.remote, visitorId, name))
          collecting.note(run, { type: 'shown', run: run.id, visitor, arm: name, composition: id });
      }
    }
  };
}

/** Whether one of the releases reads the flag. */
function isRead(subject: string, releases: ResolvedComposition['releases']): boolean {
  const name = subject.slice(FLAG_SUBJECT.length);
  return Object.values(releases).some(({ manifest }) => manifest.flags?.[name] !== undefined);
}
