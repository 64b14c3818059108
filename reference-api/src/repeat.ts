/** Does `work` again and again, never twice at a time. The result stops it, once what is under way has ended. */
export function repeat(everyMs: number, work: () => Promise<void>, reportError: (error: unknown) => void): () => Promise<void> {
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
