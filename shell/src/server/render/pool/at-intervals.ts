/** Hands a sentence on when none was in the interval before, with how many were left out: renders can cause any number of them. */
export function atIntervals(
  tell: (sentence: string) => void,
  intervalMs: number,
  now: () => number = () => performance.now(),
): (sentence: string) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (sentence) => {
    if (now() - toldAt < intervalMs) {
      leftOut += 1;
      return;
    }
    tell(leftOut > 0 ? `${sentence} (${leftOut} more before.)` : sentence);
    toldAt = now();
    leftOut = 0;
  };
}
