/** Runs `work` at this interval, never twice at a time. The returned function stops it and waits for a run in progress. */
export function startPeriodicTask(everyMs: number, work: () => Promise<void>, reportError: (error: unknown) => void): () => Promise<void> {
  let underWay: Promise<void> | null = null;
  const timer = setInterval(() => {
    underWay ??= work()
      .catch(reportError)
      .finally(() => {
        underWay = null;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
