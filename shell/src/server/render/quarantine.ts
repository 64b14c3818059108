import type { RenderFailure } from './pool/index.ts';

/** `probe`: the quarantine has passed, one render may show whether the version is well again. */
export type Admission = 'render' | 'probe' | 'refuse';

export interface QuarantineOptions {
  /** Called when a version keeps failing: choose another one. */
  readonly onExcluded: (remote: string, version: string, reason: string, type: RenderFailure['type']) => void;
  readonly onReadmitted: (remote: string, version: string) => void;
  readonly now?: () => number;
  /** How long a version that hung or crashed is left to the browser before a probe. */
  readonly quarantineMs: number;
  readonly strikeWindowMs?: number;
  readonly exclusionMs?: number;
}

export interface Quarantine {
  admit(remote: string, version: string): Admission;
  succeeded(remote: string, version: string): void;
  failed(remote: string, version: string, failure: RenderFailure): void;
  /** A render came to nothing for a reason of ours; a probe may be tried again. */
  undecided(remote: string, version: string): void;
  /** Someone has looked at the version: nothing is on its record. */
  forget(remote: string, version: string): void;
  /** Versions with failures on record now. */
  list(): readonly FailingVersion[];
  close(): void;
}

/** `type`: of the latest failure, which `reason` explains. */
interface FailingVersion {
  readonly remote: string;
  readonly version: string;
  readonly state: 'excluded' | 'quarantined' | 'watched';
  readonly type: RenderFailure['type'];
  readonly reason: string;
}

interface FailureRecord {
  readonly remote: string;
  readonly version: string;
  strikes: number[];
  quarantinedUntil: number | null;
  isProbing: boolean;
  readmission: NodeJS.Timeout | null;
  type: RenderFailure['type'];
  reason: string;
}

const STRIKES = 3;
/** What one failure is enough for: the next render would cost as much again. */
const DANGEROUS: readonly RenderFailure['type'][] = ['timed-out', 'crashed', 'tampered'];
/** An exclusion lasts twice as long as the one before, up to this many times. */
const LONGEST_EXCLUSION = 256;

/**
 * The failure record of versions. One that hangs, crashes its thread or is not what was released is excluded at once, so that new pages are composed
 * of its last good predecessor; where there is none it is left to the browser until a probe succeeds. Other failures exclude at the third within a
 * minute. An exclusion lasts five minutes, then ten, then twenty, up to a day.
 */
export function createQuarantine(options: QuarantineOptions): Quarantine {
  const { onExcluded, onReadmitted, quarantineMs, now = Date.now, strikeWindowMs = 60_000, exclusionMs = 300_000 } = options;
  const records = new Map<string, FailureRecord>();
  const exclusions = new Map<string, number>();

  function recordOf(remote: string, version: string, type: RenderFailure['type']): FailureRecord {
    const key = `${remote}/${version}`;
    const known = records.get(key);
    if (known) return known;
    const fresh = { remote, version, strikes: [], quarantinedUntil: null, isProbing: false, readmission: null, type, reason: '' };
    records.set(key, fresh);
    return fresh;
  }

  function exclude(record: FailureRecord, type: RenderFailure['type']): void {
    if (record.readmission) return;
    onExcluded(record.remote, record.version, record.reason, type);
    const key = `${record.remote}/${record.version}`;
    const times = exclusions.get(key) ?? 1;
    exclusions.set(key, Math.min(2 * times, LONGEST_EXCLUSION));
    record.readmission = setTimeout(() => {
      record.readmission = null;
      records.delete(key);
      onReadmitted(record.remote, record.version);
    }, times * exclusionMs).unref();
  }

  return {
    admit(remote, version) {
      const record = records.get(`${remote}/${version}`);
      if (!record || record.quarantinedUntil === null) return 'render';
      if (record.quarantinedUntil > now() || record.isProbing) return 'refuse';
      record.isProbing = true;
      return 'probe';
    },
    succeeded(remote, version) {
      const record = records.get(`${remote}/${version}`);
      if (!record?.isProbing) return;
      record.isProbing = false;
      record.quarantinedUntil = null;
    },
    failed(remote, version, failure) {
      const record = recordOf(remote, version, failure.type);
      const wasProbe = record.isProbing;
      const time = now();
      record.type = failure.type;
      record.reason = `${failure.type}: ${failure.explanation.split('\n', 1)[0] ?? ''}`;
      record.strikes = [...record.strikes.filter((strike) => strike > time - strikeWindowMs), time];
      record.isProbing = false;
      const isDangerous = DANGEROUS.includes(failure.type);
      if (!isDangerous && !wasProbe && record.strikes.length < STRIKES) return;
      exclude(record, failure.type);
      // An answer that is slow or an error is still an answer, and what else is there may be no better.
      if (failure.type !== 'slow' && failure.type !== 'failing') record.quarantinedUntil = time + quarantineMs;
    },
    undecided(remote, version) {
      const record = records.get(`${remote}/${version}`);
      if (record) record.isProbing = false;
    },
    forget(remote, version) {
      const key = `${remote}/${version}`;
      const readmission = records.get(key)?.readmission;
      if (readmission) clearTimeout(readmission);
      records.delete(key);
    },
    list() {
      return [...records.values()].map(({ remote, version, quarantinedUntil, readmission, type, reason }) => ({
        remote,
        version,
        state: readmission ? 'excluded' : quarantinedUntil === null ? 'watched' : 'quarantined',
        type,
        reason,
      }));
    },
    close() {
      for (const { readmission } of records.values()) if (readmission) clearTimeout(readmission);
    },
  };
}
