/** What counts as good and as poor, Google's thresholds (web.dev/articles/vitals): milliseconds, CLS in shares of the screen. */
const METRICS = {
  LCP: { good: 2500, poor: 4000, smallest: 1, unit: 'ms' },
  FCP: { good: 1800, poor: 3000, smallest: 1, unit: 'ms' },
  INP: { good: 200, poor: 500, smallest: 1, unit: 'ms' },
  TTFB: { good: 800, poor: 1800, smallest: 1, unit: 'ms' },
  CLS: { good: 0.1, poor: 0.25, smallest: 0.001, unit: '' },
} as const;
export type VitalName = keyof typeof METRICS;

export interface VitalRow {
  readonly remote: string;
  readonly version: string;
  readonly name: VitalName;
  readonly count: number;
  /** The value that three of four visits were not above, within 10 %. */
  readonly p75: number;
  readonly unit: string;
  /** Shares of visits from 0 to 1. */
  readonly good: number;
  readonly middling: number;
  readonly poor: number;
}

export interface Vitals {
  /** False when it is no Web Vital or no measurement. */
  add(remote: string, version: string, name: string, value: number | undefined): boolean;
  rows(): readonly VitalRow[];
}

interface Series {
  readonly remote: string;
  readonly version: string;
  readonly name: VitalName;
  readonly steps: Uint32Array;
  count: number;
  good: number;
  poor: number;
}

const MAX_SERIES = 500;
const MAX_VALUE = 600_000;
const STEPS = 140;
/** Each step of the histogram is a tenth wider than the one before: 140 of them reach from a millisecond to ten minutes. */
const GROWTH = 1.1;

/** Web Vitals per remote and version as small histograms in memory; events beyond the bound are left out. */
export function createVitals(): Vitals {
  const all = new Map<string, Series>();

  function seriesOf(remote: string, version: string, name: VitalName): Series | null {
    const key = `${remote} ${version} ${name}`;
    const known = all.get(key);
    if (known || all.size >= MAX_SERIES) return known ?? null;
    const made = { remote, version, name, steps: new Uint32Array(STEPS), count: 0, good: 0, poor: 0 };
    all.set(key, made);
    return made;
  }

  return {
    add(remote, version, name, value) {
      if (!isVitalName(name) || value === undefined || !(value >= 0 && value <= MAX_VALUE)) return false;
      const series = seriesOf(remote, version, name);
      if (!series) return false;
      const { good, poor, smallest } = METRICS[name];
      const step = value <= smallest ? 0 : Math.min(STEPS - 1, Math.ceil(Math.log(value / smallest) / Math.log(GROWTH)));
      series.steps[step] = (series.steps[step] ?? 0) + 1;
      series.count += 1;
      if (value <= good) series.good += 1;
      else if (value > poor) series.poor += 1;
      return true;
    },
    rows: () =>
      [...all.values()]
        .map(describe)
        .sort((one, other) => `${one.remote} ${one.version}`.localeCompare(`${other.remote} ${other.version}`)),
  };
}

/** How good a measurement is; null when it is no Web Vital or no measurement. */
export function gradeOf(name: string, value: number | undefined): 'good' | 'middling' | 'poor' | null {
  if (!isVitalName(name) || value === undefined || !(value >= 0 && value <= MAX_VALUE)) return null;
  const { good, poor } = METRICS[name];
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'middling';
}

function isVitalName(name: string): name is VitalName {
  return Object.hasOwn(METRICS, name);
}

function describe({ remote, version, name, steps, count, good, poor }: Series): VitalRow {
  const { smallest, unit } = METRICS[name];
  let passed = 0;
  const step = steps.findIndex((visits) => {
    passed += visits;
    return passed >= count * 0.75;
  });
  const value = step === 0 && smallest < 1 ? 0 : smallest * GROWTH ** step;
  return {
    remote,
    version,
    name,
    count,
    p75: smallest < 1 ? Math.round(value * 1000) / 1000 : Math.round(value),
    unit,
    good: good / count,
    middling: (count - good - poor) / count,
    poor: poor / count,
  };
}
