/** Gives work its turn: so much of it at once, and a bounded queue behind. */
export interface Turns {
  /** Does the work when its turn comes; null when too many wait already. Rejects as the work does. */
  take<Result>(work: () => Promise<Result>): Promise<Result | null>;
}

export function createTurns(atOnce: number, maxWaiting: number): Turns {
  const waiting: (() => void)[] = [];
  let free = atOnce;

  return {
    async take(work) {
      if (free === 0 && waiting.length >= maxWaiting) return null;
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
