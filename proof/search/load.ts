/** Times of a closed loop: each of `workers` sends its next request when the last one is answered. */
export interface Times {
  readonly requests: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly slowest: string;
}

export async function measureLoad(origin: string, paths: readonly string[], workers: number): Promise<Times> {
  const times: { path: string; ms: number }[] = [];
  let next = 0;
  const work = async () => {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const start = performance.now();
      const response = await fetch(origin + path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
      times.push({ path, ms: performance.now() - start });
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  times.sort((one, other) => one.ms - other.ms);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]?.ms ?? 0;
  return { requests: times.length, p50Ms: at(0.5), p95Ms: at(0.95), slowest: decodeURIComponent(times.at(-1)?.path ?? '') };
}
