import type { RenderFailure } from '../pool/index.ts';

/** `probe`: one render may show whether an excluded version works again. */
export type Admission = 'render' | 'probe' | 'refuse';

export interface Evidence {
  readonly type: RenderFailure['type'];
  readonly reason: string;
}

export interface FailureRecordOptions {
  /** Excludes a version for so many milliseconds; settles when the exclusion has ended. */
  readonly exclude: (remote: string, version: string, evidence: Evidence, forMs: number) => Promise<void>;
  readonly now?: () => number;
  /** How long an excluded version that hung or crashed is left to the browser before a probe, where no other version replaces it. */
  readonly probeAfterMs: number;
  readonly strikeWindowMs?: number;
  readonly exclusionMs?: number;
}

export interface FailureRecord {
  admit(remote: string, version: string): Admission;
  succeeded(remote: string, version: string): void;
  failed(remote: string, version: string, failure: RenderFailure): void;
  /** A render has no result for a reason of this server; a probe may be repeated. */
  undecided(remote: string, version: string): void;
  /** Versions with failures on record now. */
  list(): readonly FailingVersion[];
}

/** `type`: of the latest failure, which `reason` explains. */
export interface FailingVersion extends Evidence {
  readonly remote: string;
  readonly version: string;
  readonly state: 'excluded' | 'watched';
}

interface VersionRecord {
  readonly remote: string;
  readonly version: string;
  strikes: number[];
  isExcluded: boolean;
  refusedUntil: number | null;
  isProbing: boolean;
  evidence: Evidence;
}

const FAILURES_THAT_EXCLUDE = 3;
/** One such failure is enough: the next render would cost as much again. */
const DANGEROUS: readonly RenderFailure['type'][] = ['timed-out', 'crashed', 'tampered'];
/** An exclusion lasts twice as long as the one before, up to this many times. */
const LONGEST_EXCLUSION = 256;

/**
 * The failure record of versions. One that hangs, crashes its process or is not what was released is excluded at once, so that new pages are composed
 * of its last good predecessor; where there is none it is left to the browser until a probe succeeds. Other failures exclude at the third within a
 * minute. An exclusion lasts five minutes, then ten, then twenty, up to a day.
 */
export function createFailureRecord(options: FailureRecordOptions): FailureRecord {
  const { probeAfterMs, now = Date.now, strikeWindowMs = 60_000, exclusionMs = 300_000 } = options;
  const records = new Map<string, VersionRecord>();
  const exclusions = new Map<string, number>();

  function recordOf(remote: string, version: string, evidence: Evidence): VersionRecord {
    const key = `${remote}/${version}`;
    const known = records.get(key);
    if (known) return known;
    const fresh = { remote, version, strikes: [], isExcluded: false, refusedUntil: null, isProbing: false, evidence };
    records.set(key, fresh);
    return fresh;
  }

  function exclude(record: VersionRecord): void {
    if (record.isExcluded) return;
    record.isExcluded = true;
    const { remote, version, evidence } = record;
    const key = `${remote}/${version}`;
    const times = exclusions.get(key) ?? 1;
    exclusions.set(key, Math.min(2 * times, LONGEST_EXCLUSION));
    void options.exclude(remote, version, evidence, times * exclusionMs).then(() => records.delete(key));
  }

  return {
    admit(remote, version) {
      const record = records.get(`${remote}/${version}`);
      if (!record || record.refusedUntil === null) return 'render';
      if (record.refusedUntil > now() || record.isProbing) return 'refuse';
      record.isProbing = true;
      return 'probe';
    },
    succeeded(remote, version) {
      const record = records.get(`${remote}/${version}`);
      if (!record?.isProbing) return;
      record.isProbing = false;
      record.refusedUntil = null;
    },
    failed(remote, version, { type, explanation }) {
      const evidence = { type, reason: `${type}: ${explanation.split('\n', 1)[0] ?? ''}` };
      const record = recordOf(remote, version, evidence);
      const wasProbe = record.isProbing;
      const time = now();
      record.evidence = evidence;
      record.strikes = [...record.strikes.filter((strike) => strike > time - strikeWindowMs), time];
      record.isProbing = false;
      if (!DANGEROUS.includes(type) && !wasProbe && record.strikes.length < FAILURES_THAT_EXCLUDE) return;
      exclude(record);
      // An answer that is slow or an error is still an answer, and another version may be no better.
      if (type !== 'slow' && type !== 'failing') record.refusedUntil = time + probeAfterMs;
    },
    undecided(remote, version) {
      const record = records.get(`${remote}/${version}`);
      if (record) record.isProbing = false;
    },
    list: () =>
      [...records.values()].map(({ remote, version, isExcluded, evidence }) => ({
        remote,
        version,
        state: isExcluded ? 'excluded' : 'watched',
        ...evidence,
      })),
  };
}
