/** For a module of a remote. */
export const LOAD_DEADLINE_MS = 15_000;

/** Rejects with a sentence when `work` takes longer than `deadlineMs`. */
export function withDeadline<Result>(work: Promise<Result>, deadlineMs: number, name: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not come within ${deadlineMs} ms`)), deadlineMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
