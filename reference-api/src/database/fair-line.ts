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
  /** What was taken has had the engine for so long. */
  readonly note: (one: Waiting, tookMs: number) => void;
}

/** Those who have had no more than everybody's share are no different from those who come first. */
const REMEMBERED = 1_000;

/**
 * Serves whoever has had least of the engine, so that what is found at once does not wait for all of a long search; whoever comes begins where
 * the share of everybody has come to, so that no stream of new ones keeps it from being found (weighted fair queueing, A. Demers et al., 1989).
 */
export function createFairLine(): FairLine {
  const waiting: Waiting[] = [];
  /** Milliseconds, begun where the clock was. */
  const had = new Map<Waiting['who'], number>();
  /** Milliseconds that whoever wanted the engine all the time has had by now: slower the more want it. */
  let clock = 0;

  const hadBy = ({ who }: Waiting): number => had.get(who) ?? clock;

  function forget(): void {
    for (const [who, ms] of had) if (ms <= clock && waiting.every((one) => one.who !== who)) had.delete(who);
  }

  return {
    length: () => waiting.length,
    join(one) {
      // Whoever wanted nothing for a while has saved nothing up.
      if (waiting.every(({ who }) => who !== one.who)) had.set(one.who, Math.max(hadBy(one), clock));
      waiting.push(one);
      if (had.size > REMEMBERED + waiting.length) forget();
    },
    take() {
      const least = waiting.reduce((best, one) => (hadBy(one) < hadBy(best) ? one : best));
      waiting.splice(waiting.indexOf(least), 1);
      return least;
    },
    note(one, tookMs) {
      had.set(one.who, hadBy(one) + tookMs);
      clock += tookMs / new Set([one.who, ...waiting.map(({ who }) => who)]).size;
    },
  };
}
