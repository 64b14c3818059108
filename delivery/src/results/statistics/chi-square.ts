/** Terms after which the series and the continued fraction have long converged. */
const MAX_TERMS = 1000;
const PRECISION = 1e-14;

/** Probability that chi-square with so many degrees of freedom is at least `statistic`. Within 1e-10. */
export function chiSquareTail(statistic: number, degrees: number): number {
  return upperGamma(degrees / 2, statistic / 2);
}

/** Pearson's test of counts against shares that they should have: how likely a deviation as large as this is by chance. */
export function chiSquareTest(counts: readonly number[], shares: readonly number[]): { readonly statistic: number; readonly p: number } {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const statistic = counts.reduce((sum, count, index) => {
    const expected = (total * (shares[index] ?? 0)) / whole;
    // An arm that should get no one and gets someone is no chance.
    if (expected === 0) return count === 0 ? sum : Number.POSITIVE_INFINITY;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  return {
    statistic,
    p: statistic === Number.POSITIVE_INFINITY ? 0 : chiSquareTail(statistic, shares.filter((share) => share > 0).length - 1),
  };
}

/** Regularised upper incomplete gamma function Q(a, x): series below a + 1, continued fraction above (Abramowitz and Stegun 6.5.29, 6.5.31). */
function upperGamma(a: number, x: number): number {
  if (x <= 0 || a <= 0) return 1;
  const scale = Math.exp(-x + a * Math.log(x) - logGamma(a));
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MAX_TERMS && term > sum * PRECISION; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Lentz's method. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < MAX_TERMS; n += 1) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    value *= c * d;
    if (Math.abs(c * d - 1) < PRECISION) break;
  }
  return value;
}

/** Logarithm of the gamma function of halves of whole numbers, by Γ(a + 1) = a Γ(a) from Γ(1) and Γ(1/2). */
function logGamma(a: number): number {
  let log = a % 1 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let value = a % 1 === 0 ? 1 : 0.5; value < a; value += 1) log += Math.log(value);
  return log;
}
