import { observe, type PageEvent } from '@vitrava/delivery/canary';
import type { ResolvedComposition, Resolver } from '@vitrava/delivery/resolver';
import type { Collecting } from '@vitrava/delivery/results';
import { networkOf } from '@vitrava/server-kit/network';
import type { FastifyRequest } from 'fastify';
import type { Visitors } from '../../compose/index.ts';
import type { BrowserEvent } from './events.ts';
import type { Quota } from './quota.ts';
import { gradeOf } from './vitals.ts';

/** What sums per version are kept with. */
export interface SumsSource {
  readonly resolver: Pick<Resolver, 'hash' | 'canaries'>;
  readonly visitors: Visitors;
  readonly collecting: Pick<Collecting, 'note'>;
  /** Bounds the reports of an address; a visitor's count once in any case. */
  readonly quota: Quota;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

type Composition = Pick<ResolvedComposition, 'id' | 'releases' | 'isPreview'>;

/** What a page's failure is looked for in: an error of the owner's tag is no fault of a version. */
const OF_THE_SHOP = /^(?:window|rejection|remote):/;
const BOUND = { type: 'page', name: 'report' } as const;

/** Adds pages' reports to the shared sums per version (decision 048); not those of robots, links and opt-outs. */
export function createSums({ resolver, visitors, collecting, quota, now }: SumsSource) {
  async function note(events: readonly PageEvent[], { id, releases, isPreview }: Composition, ageMs: number, request: FastifyRequest) {
    const { visitorId, attributes, preview } = visitors.of(request);
    if (events.length === 0 || isPreview || attributes === undefined || preview !== undefined) return;
    if (!quota.takes(request.ip, id, BOUND)) return;
    const report = { visitorId, address: networkOf(request.ip), composition: id, releases, loadedAt: now() - ageMs, events };
    const observed = observe(report, { watched: await resolver.canaries(), hash: resolver.hash, now: now() });
    for (const { run, observation } of observed) collecting.note(run, observation);
  }

  return {
    /** What a browser reports of a page that was loaded so long ago. */
    reported: (events: readonly BrowserEvent[], composition: Composition, ageMs: number, request: FastifyRequest) =>
      note(events.flatMap(pageEventOf), composition, ageMs, request),
    /** A page was sent whose owner could not be rendered. */
    notRendered: (remote: string, composition: Composition, request: FastifyRequest) => {
      const version = composition.releases[remote]?.version;
      return version === undefined
        ? Promise.resolve()
        : note([{ type: 'render', name: 'render', remote, version }], composition, 0, request);
    },
  };
}

function pageEventOf({ type, name, remote = '', version = '', value }: BrowserEvent): readonly PageEvent[] {
  if (type === 'exposure' || type === 'call' || (type === 'error' && !OF_THE_SHOP.test(name))) return [];
  if (type !== 'vital') return [{ type, name, remote, version }];
  const grade = gradeOf(name, value);
  return grade === null ? [] : [{ type, name, remote, version, grade }];
}
