/** Work that waits for the engine. */
export interface Waiting {
  /** For whom: an address, or a call for which no address is known; work of nobody's in particular shares a place. */
  readonly who: string | object | undefined;
  readonly begin: () => Promise<void>;
}

/** Those who wait for one engine that does one thing at a time. */
export interface FairLine {
  readonly length: () => number;
  readonly join: (one: Waiting) => void;
  /** The next of a line that is not empty. */
  readonly take: () => Waiting;
  /** What was taken last has had the engine for so long. */
  readonly note: (tookMs: number) => void;
  /** Nothing waits: what anybody has had is forgotten. */
  readonly rest: () => void;
}

interface Share {
  /** Milliseconds, begun where the clock was. */
  had: number;
  /** What waits, and what was taken last: who asks for one thing after the other wants the engine all the time. */
  wants: number;
}

/** So many shares are kept before those are looked for that say nothing any more. */
const KEPT = 1_000;

/**
 * Serves whoever has had least of the engine, so that what is found at once does not wait for all of a long search; whoever comes begins where
 * everybody's share has come to, so that no stream of new ones keeps it from being found (fair queueing; the clock is that of WF2Q+, J. Bennett
 * and H. Zhang, 1996).
 */
export function createFairLine(): FairLine {
  const waiting: { readonly one: Waiting; readonly share: Share }[] = [];
  const shares = new Map<Waiting['who'], Share>();
  /** Milliseconds that whoever wanted the engine all the time has had by now: slower the more want it, and never behind all who wait. */
  let clock = 0;
  let wanting = 0;
  let last: Share | null = null;
  let most = KEPT;

  function shareOf({ who }: Waiting): Share {
    const share = shares.get(who) ?? { had: clock, wants: 0 };
    shares.set(who, share);
    return share;
  }

  function release(): void {
    if (!last) return;
    last.wants -= 1;
    if (last.wants === 0) wanting -= 1;
    last = null;
  }

  /** Who has had no more than everybody is no different from who comes first. */
  function forget(): void {
    for (const [who, { had, wants }] of shares) if (wants === 0 && had <= clock) shares.delete(who);
    most = Math.max(KEPT, 2 * shares.size);
  }

  return {
    length: () => waiting.length,
    join(one) {
      const share = shareOf(one);
      if (share.wants === 0) {
        // Whoever wanted nothing for a while has saved nothing up.
        share.had = Math.max(share.had, clock);
        wanting += 1;
      }
      share.wants += 1;
      waiting.push({ one, share });
      if (shares.size > most) forget();
    },
    take() {
      release();
      const least = waiting.reduce((best, next) => (next.share.had < best.share.had ? next : best));
      waiting.splice(waiting.indexOf(least), 1);
      last = least.share;
      clock = Math.max(clock, last.had);
      return least.one;
    },
    note(tookMs) {
      if (last) last.had += tookMs;
      clock += tookMs / Math.max(1, wanting);
    },
    rest() {
      release();
      shares.clear();
    },
  };
}
