/** Hands a sentence on when none was in the interval before, with how many were left out: renders can cause any number of them. */
export function atIntervals(
  report: (sentence: string) => void,
  intervalMs: number,
  now: () => number = () => performance.now(),
): (sentence: string) => void {
  let notifiedAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (sentence) => {
    if (now() - notifiedAt < intervalMs) {
      leftOut += 1;
      return;
    }
    report(leftOut > 0 ? `${sentence} (${leftOut} more before.)` : sentence);
    notifiedAt = now();
    leftOut = 0;
  };
}
