/** Loads once for all callers, concurrent ones included. A failure is not kept: the next call loads again. */
export function retryable<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    if (loading) return loading;
    const attempt = load();
    loading = attempt;
    attempt.catch(() => {
      loading = undefined;
    });
    return attempt;
  };
}
