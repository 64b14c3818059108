/** From here on Stirling's series is exact to 1e-10; smaller numbers are led there. */
const STIRLING_FROM = 10;

/**
 * Whether visitors come to the arms in the expected shares: a bound of the chance of counts as unlikely as these, from
 * 0 to 1. It may be looked at after each visitor: with the expected split it is at most `alpha`, at any time of an
 * experiment's life, with a probability of at most `alpha`. Lindon and Malek, "Anytime-valid inference for multinomial
 * count data", NeurIPS 2022 (arXiv 2011.03567): one over the Bayes factor of a uniform Dirichlet mixture of all splits
 * against the expected one, a martingale while that one holds.
 */
export function splitTest(counts: readonly number[], weights: readonly number[]): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const arms = counts.map((count, index) => ({ count, share: (weights[index] ?? 0) / whole }));
  // A visitor in an arm without a share is no chance.
  if (arms.some(({ count, share }) => share === 0 && count > 0)) return 0;
  const expected = arms.filter(({ share }) => share > 0);
  const total = expected.reduce((sum, { count }) => sum + count, 0);
  const mixture = expected.reduce((sum, { count }) => sum + logFactorial(count), 0) + logFactorial(expected.length - 1);
  const logBayesFactor =
    mixture - logFactorial(total + expected.length - 1) - expected.reduce((sum, { count, share }) => sum + count * Math.log(share), 0);
  return Math.min(1, Math.exp(-logBayesFactor));
}

/** Logarithm of n!, by Stirling's series of the gamma function of n + 1. */
function logFactorial(n: number): number {
  let z = n + 1;
  let shift = 0;
  for (; z < STIRLING_FROM; z += 1) shift += Math.log(z);
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5) - 1 / (1680 * z ** 7);
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
}
