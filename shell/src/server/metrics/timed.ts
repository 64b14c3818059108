/** Makes a call, and reports its time in milliseconds with its result; null when it was rejected. */
export async function timed<T>(call: () => Promise<T>, report: (ms: number, result: { readonly value: T } | null) => void): Promise<T> {
  const startedAt = performance.now();
  try {
    const value = await call();
    report(performance.now() - startedAt, { value });
    return value;
  } catch (error) {
    report(performance.now() - startedAt, null);
    throw error;
  }
}
