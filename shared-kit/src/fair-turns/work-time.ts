/** What a piece of work takes, in milliseconds. */
export interface WorkTime {
  /** A piece begins; what is given ends it, once. */
  begin(): () => boolean;
  /** As seen of late; at most what it was begun with. */
  usualMs(): number;
  /** The same, or what is at work now: all of it may show that work takes longer than it did, as the first pages of a release do. One slow piece alone shows nothing. */
  atLeastMs(): number;
}

/** What the latest piece counts; more when it took longer, for those who wait then have waited for it. */
const LATEST = { quicker: 0.1, slower: 0.3 } as const;

/** Nothing is known at first: work is taken to last `mostMs`. */
export function createWorkTime(mostMs: number): WorkTime {
  let usualMs = mostMs;
  /** When what is at work began, the latest last. */
  const underWay = new Set<{ readonly since: number }>();

  return {
    begin() {
      const work = { since: performance.now() };
      underWay.add(work);
      return () => {
        if (!underWay.delete(work)) return false;
        const tookMs = performance.now() - work.since;
        usualMs = Math.min(mostMs, usualMs + LATEST[tookMs > usualMs ? 'slower' : 'quicker'] * (tookMs - usualMs));
        return true;
      };
    },
    usualMs: () => usualMs,
    atLeastMs() {
      const latest = [...underWay].at(-1);
      return Math.max(usualMs, latest ? performance.now() - latest.since : 0);
    },
  };
}
