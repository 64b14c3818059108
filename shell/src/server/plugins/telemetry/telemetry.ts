import type { ConsoleParts, CountedFigure } from '@vitrava/console/report';
import type { ResolvedComposition } from '@vitrava/delivery/resolver';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { MeasuredReport } from '../../metrics/index.ts';
import { createCounters } from '../../operate/index.ts';
import type { BrowserEvent, EventSink } from './events.ts';
import type { createExposures } from './exposures.ts';
import { createQuota, type Quota } from './quota.ts';
import type { createSums } from './sums.ts';
import { createVitals } from './vitals.ts';

export interface Telemetry extends EventSink {
  /** For the console. */
  figures(): Pick<ConsoleParts, 'vitals' | 'pages' | 'errors' | 'notCounted'>;
}

export interface TelemetrySource {
  /** The versions that a page lives with; null when no server of the shop has put them together. */
  byId(compositionId: string): Promise<Pick<ResolvedComposition, 'releases' | 'isPreview'> | null>;
  readonly quota?: Quota;
  /** Gets exposures and goals. */
  readonly noteTrial?: ReturnType<typeof createExposures>;
  /** Gets all events, for the sums that servers share. */
  readonly noteSums?: ReturnType<typeof createSums>['reported'];
  /** Receives each error, failed call and page that is counted, for machines. */
  readonly onCounted?: ((report: MeasuredReport) => void) | undefined;
}

/** An error's source and kind, as the shop's own pages report it. */
const ERROR = /^(?:window|rejection|remote|tag):[A-Za-z]{1,40}$/;
/** A failed call, by the status of its answer. */
const CALL = /^call:(?:[1-5]\d\d|unreadable)$/;
const UNKNOWN = { remote: 'other', version: '' } as const;
/** The shell's own page for an address that no remote owns. */
const NOT_FOUND = 'not-found';

/** Versions, and errors of versions, of which the latest composition is known. */
const REMEMBERED = 1000;

type Composition = Pick<ResolvedComposition, 'id' | 'releases'>;

/**
 * What browsers report, added up per remote and version; nothing of a single visit is kept. It must come from a page whose composition a server
 * of the shop has put together, and counts within bounds per address; what holders of links see does not count. Versions and pages that the composition does not have are counted together.
 */
export function createTelemetry({ byId, quota = createQuota(), noteTrial, noteSums, onCounted }: TelemetrySource): Telemetry {
  const vitals = createVitals();
  const counters = { page: createCounters(), error: createCounters() };
  /** The composition of the last report, from the first cells of its row. */
  const latest = new LRUCache<string, string>({ max: REMEMBERED });
  let dropped = 0;
  let beyond = 0;

  function count(
    { type, name, remote = '', version = '', value, request: callId }: BrowserEvent,
    { id, releases }: Composition,
    { log }: FastifyRequest,
  ): void {
    const release = Object.hasOwn(releases, remote) ? releases[remote] : undefined;
    const who = release?.version === version ? { remote, version } : UNKNOWN;
    latest.set([who.remote, who.version, name].join(' '), id);
    if (type === 'vital') dropped += vitals.add(who.remote, who.version, name, value) ? 0 : 1;
    else if (type === 'error' && !ERROR.test(name)) dropped += 1;
    else if (type === 'error') {
      onCounted?.({ ...who, kind: name.split(':', 1)[0] ?? type });
      counters.error.add([who.remote, who.version, name].join(' '));
      log.warn({ ...who, error: name, composition: id }, 'error in a browser');
    } else if (type === 'call' && !CALL.test(name)) dropped += 1;
    else if (type === 'call') {
      onCounted?.({ ...who, kind: type });
      counters.error.add([who.remote, who.version, name].join(' '));
      log.warn({ ...who, error: name, call: callId, composition: id }, 'a call failed in a browser');
    } else if (type === 'page') {
      onCounted?.({ ...who, kind: type });
      const hasPage = name === NOT_FOUND || (who !== UNKNOWN && release?.manifest.routes.some((route) => route.name === name));
      counters.page.add([who.remote, who.version, hasPage ? name : UNKNOWN.remote].join(' '));
    }
  }

  function withLatest<Figure extends CountedFigure>(figure: Figure): Figure {
    const composition = latest.get([figure.remote, figure.version, figure.name].join(' '));
    return composition === undefined ? figure : { ...figure, composition };
  }

  return {
    async record(events, { compositionId, ageMs }, request) {
      const composition = await byId(compositionId);
      if (!composition) {
        dropped += events.length;
        return;
      }
      request.composition = compositionId;
      if (composition.isPreview) return;
      await noteSums?.(events, { ...composition, id: compositionId }, ageMs, request);
      const taken = events.filter((event) => quota.takes(request.ip, compositionId, event));
      beyond += events.length - taken.length;
      for (const event of taken) count(event, { id: compositionId, releases: composition.releases }, request);
      await noteTrial?.(
        taken.filter(({ type }) => type === 'exposure' || type === 'goal'),
        { id: compositionId, releases: composition.releases },
        request,
      );
    },
    drop() {
      dropped += 1;
    },
    figures: () => ({
      vitals: vitals.rows().map(withLatest),
      pages: figuresOf(counters.page),
      errors: figuresOf(counters.error).map(withLatest),
      notCounted: { notUnderstood: dropped, beyondBounds: beyond },
    }),
  };
}

function figuresOf(counters: ReturnType<typeof createCounters>): readonly CountedFigure[] {
  return Object.entries(counters.read()).map(([key, count]) => {
    const [remote = '', version = '', name = ''] = key.split(' ');
    return { remote, version, name, count };
  });
}
