/**
 * For parts that a page can omit: concurrent requests for the same part wait for it together, no longer than
 * `patienceMs` from its start. Then they get null, at once until it is there; the work continues, and its result is for
 * later requests.
 */
export function createPatience<T>(patienceMs: number): (key: string, begin: () => Promise<T>) => Promise<T | null> {
  const waits = new Map<string, Promise<T | null>>();

  return (key, begin) => {
    const known = waits.get(key);
    if (known) return known;
    const made = begin();
    const over = Promise.withResolvers<null>();
    const timer = setTimeout(over.resolve, patienceMs, null);
    timer.unref();
    const inTime = Promise.race([made, over.promise]);
    const end = (): void => {
      clearTimeout(timer);
      waits.delete(key);
    };
    waits.set(key, inTime);
    made.then(end, end);
    return inTime;
  };
}
