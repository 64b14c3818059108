import { readFileSync } from 'node:fs';

export interface ProcessUsage {
  readonly rssBytes: number;
  readonly cpuMs: number;
}

const PAGE_BYTES = 4096;
const TICK_MS = 10;
const NANOSECONDS_PER_MS = 1e6;
/** A reading of `/proc` costs a tenth of a small render. */
const READING_MS = 50;

/** Memory and processor time of a process; zeros when it has ended, and on systems without `/proc`, where V8's own limits remain. */
export function usageOf(pid: number): ProcessUsage {
  // The second field is the name in brackets, which may contain anything.
  const fields = readProc(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return { rssBytes: Number(fields[21] ?? 0) * PAGE_BYTES, cpuMs: (user + system) * TICK_MS };
}

/** Milliseconds that the main thread of a process was ready to run but had no processor; 0 where the system does not count them. */
function runDelayMs(pid: number): number {
  return Number(readProc(pid, 'schedstat').split(' ')[1] ?? 0) / NANOSECONDS_PER_MS;
}

/** Counts the time in which the process did not wait for a processor, from each call on. A delay of up to `READING_MS` before it may count. */
export function createFairClock(pid: number): () => () => number {
  let readAt = Number.NEGATIVE_INFINITY;
  let delayBefore = 0;
  return () => {
    const startedAt = performance.now();
    if (startedAt - readAt > READING_MS) [readAt, delayBefore] = [startedAt, runDelayMs(pid)];
    const before = delayBefore;
    return () => performance.now() - startedAt - (runDelayMs(pid) - before);
  };
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
