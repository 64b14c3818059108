import { type ConsoleTable, createCounters } from '../../operate/index.ts';
import type { EventSink } from './events.ts';
import { createVitals } from './vitals.ts';

export interface Telemetry extends EventSink {
  tables(): readonly ConsoleTable[];
}

/** An error's source and kind, as the shop's own pages say it. */
const ERROR = /^(?:window|rejection|remote|tag):[A-Za-z]{1,40}$/;
const UNKNOWN = { remote: 'other', version: '' } as const;

/** What this server has given out. */
export interface Served {
  isServed(remote: string, version: string): boolean;
  hasPage(remote: string, version: string, name: string): boolean;
}

/** The shell's own page for an address that no remote owns. */
const NOT_FOUND = 'not-found';

/**
 * What browsers report, added up per remote and version; nothing of a single visit is kept. Versions and pages that this server does
 * not know are counted together, so that invented ones cannot fill the memory or the console.
 */
export function createTelemetry({ isServed, hasPage }: Served): Telemetry {
  const vitals = createVitals();
  const counters = { page: createCounters(), error: createCounters(), exposure: createCounters() };
  let dropped = 0;
  const pageOf = ({ remote, version }: { readonly remote: string; readonly version: string }, name: string): string =>
    name === NOT_FOUND || hasPage(remote, version, name) ? name : UNKNOWN.remote;

  return {
    record({ type, name, remote = '', version = '', value }) {
      const who = isServed(remote, version) ? { remote, version } : UNKNOWN;
      if (type === 'vital') dropped += vitals.add(who.remote, who.version, name, value) ? 0 : 1;
      else if (type === 'error' && !ERROR.test(name)) dropped += 1;
      else if (type === 'page') counters.page.add([who.remote, who.version, pageOf(who, name)].join(' '));
      else counters[type].add([who.remote, who.version, name].join(' '));
    },
    drop() {
      dropped += 1;
    },
    tables: () => [
      {
        title: 'Web Vitals of visitors',
        columns: ['Remote', 'Version', 'Metric', 'Visits', 'p75', 'Good', 'Middling', 'Poor'],
        rows: vitals
          .rows()
          .map(({ remote, version, name, count, p75, unit, good, middling, poor }) => [
            remote,
            version,
            name,
            count,
            `${p75} ${unit}`.trim(),
            share(good),
            share(middling),
            share(poor),
          ]),
      },
      { title: 'Pages shown', columns: ['Remote', 'Version', 'Page', 'Times'], rows: split(counters.page) },
      { title: 'Errors in browsers', columns: ['Remote', 'Version', 'Error', 'Times'], rows: split(counters.error) },
      { title: 'Exposures reported by browsers', columns: ['Remote', 'Version', 'Experiment', 'Times'], rows: split(counters.exposure) },
      { title: 'Events not understood', rows: dropped > 0 ? [[dropped]] : [] },
    ],
  };
}

function split(counters: ReturnType<typeof createCounters>): ConsoleTable['rows'] {
  return counters.rows().map(({ name, count }) => {
    const [remote = '', version = '', what = ''] = name.split(' ');
    return [remote, version, what, count];
  });
}

function share(part: number): string {
  return `${Math.round(part * 100)} %`;
}
