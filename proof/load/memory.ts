import { megabytesOfEach } from '../bench/process-tree.ts';

const EVERY_MS = 1_000;

/** What each process has held of the memory at most, in megabytes, and over time. */
export interface Memory {
  /** Of each of these processes and all that they have started: its name, and the most that it has held. */
  most(): ReadonlyMap<string, number>;
  /** What a process held, one look after the other. */
  looks(): ReadonlyMap<string, readonly number[]>;
  /** Drops the observations; another period begins. */
  reset(): void;
  stop(): void;
}

/** Looks once in a second. `pids`: names and numbers of the processes as they are then. */
export function watchMemory(pids: () => Readonly<Record<string, number>>): Memory {
  const seen = new Map<string, number[]>();
  const most = new Map<string, number>();
  const timer = setInterval(() => {
    for (const [name, pid] of Object.entries(pids())) {
      for (const [index, megabytes] of heldBy(pid).entries()) {
        const full = index === 0 ? name : `${name}, process ${index + 1}`;
        seen.set(full, [...(seen.get(full) ?? []), megabytes]);
        most.set(full, Math.max(most.get(full) ?? 0, megabytes));
      }
    }
  }, EVERY_MS);
  return {
    most: () => most,
    looks: () => seen,
    reset: () => seen.clear(),
    stop: () => clearInterval(timer),
  };
}

/** Nothing of a process that has just ended. */
function heldBy(pid: number): readonly number[] {
  try {
    return megabytesOfEach(pid);
  } catch {
    return [];
  }
}
