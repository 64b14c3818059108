import { canaryBucket } from '../channels/index.ts';
import { type ExperimentRun, type Observation, visitorHash } from '../results/index.ts';
import type { ReleaseRecord } from '../store/index.ts';
import { CANARY, CONTROL, canaryRun, type WatchedCanary } from './canary-run.ts';
import { ALL, releaseRun } from './release-run.ts';

/** An event that a page reports, or a server for it (`render`: the remote could not be rendered). */
export interface PageEvent {
  readonly type: 'page' | 'error' | 'vital' | 'goal' | 'render';
  /** Sid of a goal, name of a Web Vital; of the others it is of no matter. */
  readonly name: string;
  readonly remote: string;
  readonly version: string;
  /** Of a Web Vital: how good it was. */
  readonly grade?: 'good' | 'middling' | 'poor';
}

/** What is known of a page that lives, or should. */
export interface PageReport {
  /** The visitor of the cookie; null for one whose choice depends on nothing. */
  readonly visitorId: string | null;
  /** Address of the sender, for versions that all visitors get: visitors behind one address count as one. */
  readonly address: string;
  readonly composition: string;
  readonly releases: Readonly<Record<string, Pick<ReleaseRecord, 'version' | 'manifest'>>>;
  /** When the document was loaded, milliseconds since the epoch. */
  readonly loadedAt: number;
  readonly events: readonly PageEvent[];
}

/** What observations are made with. */
export interface ObserveOptions {
  /** Canaries that are compared now. */
  readonly watched: readonly WatchedCanary[];
  /** A hash with the secret of the store, for one purpose. */
  readonly hash: (purpose: string, text: string) => string;
  readonly now: number;
}

/** An observation with the run that it belongs to. */
export interface Observed {
  readonly run: ExperimentRun;
  readonly observation: Observation;
}

const HOUR_MS = 3_600_000;
/** By then every server draws by the new share; until then some visitors of the canary are still shown stable. */
const FOLLOWED_MS = 5_000;
const SHELL = 'shell';

/** What a report adds to the sums per version, for each remote on the page: a visitor counts once per signal. */
export function observe(report: PageReport, options: ObserveOptions): readonly Observed[] {
  return Object.keys(report.releases).flatMap((remote) => {
    const signals = signalsOf(report, remote);
    if (signals === null) return [];
    return [...inCanary(report, remote, signals, options), ...inRelease(report, remote, signals, options)];
  });
}

/** The signals of a remote on the page; null when the page does not contain it. */
function signalsOf({ events, releases }: PageReport, remote: string): ReadonlySet<string> | null {
  const release = releases[remote];
  if (!release) return null;
  const isOwn = (event: PageEvent) => event.remote === remote && event.version === release.version;
  const own = events.filter(isOwn);
  const isEverywhere = remote === SHELL || release.manifest.services.length > 0;
  const isObserved = own.some(({ type }) => type !== 'goal') || (isEverywhere && events.some(({ type }) => type === 'page'));
  if (!isObserved) return null;
  return new Set([
    ...events.flatMap(({ type, name }) => (type === 'goal' ? [name] : type === 'error' ? ['page-error'] : [])),
    ...own.flatMap(({ type, name, grade }) => {
      if (type === 'error' || type === 'render') return [type];
      if (type !== 'vital' || grade === 'good') return [];
      return grade === 'poor' ? [name, `${name}-poor`] : [name];
    }),
  ]);
}

/** Of visitors with a drawn version, by documents loaded since all servers have the share: both arms begin alike. */
function inCanary(
  { visitorId, composition, releases, loadedAt }: PageReport,
  remote: string,
  signals: ReadonlySet<string>,
  { watched, hash }: ObserveOptions,
): readonly Observed[] {
  const found = watched.find((one) => one.remote === remote);
  if (!found || visitorId === null || loadedAt < Date.parse(found.since) + FOLLOWED_MS) return [];
  const { canary, control } = found;
  const isDrawn = canaryBucket(remote, canary.version, visitorId) < canary.share;
  if (releases[remote]?.version !== (isDrawn ? canary.version : control)) return [];
  const run = canaryRun(found);
  return recorded(run, visitorHash(hash, run.id, visitorId), isDrawn ? CANARY : CONTROL, composition, signals);
}

/** Of the owner of the address within the hour: a version that is watched for an hour is compared with visits as long as its own. */
function inRelease(
  { address, composition, releases }: PageReport,
  remote: string,
  signals: ReadonlySet<string>,
  { hash, now }: ObserveOptions,
): readonly Observed[] {
  const day = new Date(now).toISOString().slice(0, 10);
  const run = releaseRun(remote, releases[remote]?.version ?? '', day);
  return recorded(run, visitorHash(hash, `${run.id}/${Math.floor(now / HOUR_MS)}`, address), ALL, composition, signals);
}

function recorded(
  run: ExperimentRun,
  visitor: string,
  arm: string,
  composition: string,
  signals: ReadonlySet<string>,
): readonly Observed[] {
  const counted = run.goals.filter((goal) => signals.has(goal));
  return [
    { run, observation: { type: 'shown', run: run.id, visitor, arm, composition } },
    ...counted.map((goal) => ({ run, observation: { type: 'reached', run: run.id, visitor, goal } as const })),
  ];
}
