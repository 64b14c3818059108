import { readdirSync, readFileSync } from 'node:fs';

/** Of `/proc/<pid>/stat`, in hundredths of a second, which is what Linux counts in everywhere. */
const TICK_MS = 10;

/** A process and all that it has started. The composition server renders in a process of its own. Linux only. */
function processTree(pid: number): number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

/** What the process and those that it has started have used of the processor, in milliseconds; those that have ended included. */
export function cpuMsOf(pid: number): number {
  const ticks = processTree(pid).map((one) => {
    // The name, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
    return (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
  });
  return TICK_MS * ticks.reduce((sum, own) => sum + own, 0);
}

/** What the process and those that it has started hold of the memory in megabytes. What several share, the program of Node above all, counts once. */
export function megabytesOf(pid: number): number {
  return megabytesOfEach(pid).reduce((sum, own) => sum + own, 0);
}

/** The same for each of them, the process itself first. */
export function megabytesOfEach(pid: number): readonly number[] {
  return processTree(pid).map((one) =>
    Math.round(Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024),
  );
}
