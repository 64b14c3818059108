/** Visitors of an arm, and those of them who did what the experiment is about. */
export interface ArmCount {
  readonly visitors: number;
  readonly conversions: number;
}

/** Difference of two rates, with the interval that holds it. In shares: 0.01 is one point of a hundred. */
export interface Difference {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
}

/** Visitors of both arms at which the interval is as narrow as it can be made; far from there it is a little wider. */
const TIGHTEST_AT = 10_000;

/**
 * The difference `arm - control` with an asymptotic confidence sequence: an interval that may be looked at after each visitor, and that all its life
 * long misses the truth with a probability of at most `alpha`. Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and
 * asymptotic confidence sequences", Annals of Statistics 52(6), 2024 (arXiv 2103.06476): the Gaussian mixture of theorem 2.2, over the visitors'
 * inverse-probability scores, centred by the rate of their arm (Hájek), whose mean is the difference and whose variance is s²/p + s₀²/p₀ with the shares p of visitors. Holds from some hundred visitors on.
 */
export function differenceOf(control: ArmCount, arm: ArmCount, alpha: number): Difference {
  const total = control.visitors + arm.visitors;
  const difference = rateOf(arm) - rateOf(control);
  if (control.visitors === 0 || arm.visitors === 0) return { difference: 0, low: -1, high: 1 };
  const spread = Math.sqrt((varianceOf(control) * total) / control.visitors + (varianceOf(arm) * total) / arm.visitors);
  const width = spread * boundary(total, alpha);
  return { difference, low: Math.max(-1, difference - width), high: Math.min(1, difference + width) };
}

/** Half the width of the sequence after so many observations of variance 1. */
function boundary(count: number, alpha: number): number {
  const tuning = -2 * Math.log(alpha);
  const rho2 = (tuning + Math.log(tuning + 1)) / TIGHTEST_AT;
  const spent = count * rho2 + 1;
  return Math.sqrt(((2 * spent) / (count ** 2 * rho2)) * Math.log(Math.sqrt(spent) / alpha));
}

/** Share of visitors from 0 to 1. */
export function rateOf({ visitors, conversions }: ArmCount): number {
  return visitors === 0 ? 0 : conversions / visitors;
}

/** With one success and one failure more than were seen (Agresti and Caffo 2000): a rate of 0 after a few visitors is not known for certain. */
function varianceOf({ visitors, conversions }: ArmCount): number {
  const rate = (conversions + 1) / (visitors + 2);
  return rate * (1 - rate);
}
