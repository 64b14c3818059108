/** Somebody who waits for a turn. */
export interface Waiting {
  /** Those who come later have a higher one. */
  readonly number: number;
  /** In milliseconds of `performance.now()`. */
  readonly since: number;
  readonly place: Place;
  /** Gives the turn, or says that there is none; it waits no more. */
  readonly settle: (release: (() => void) | null) => void;
}

/** One who asks: what of theirs is at work, and what waits. */
export interface Place {
  readonly who: string;
  working: number;
  /** When they were served last, by the count of turns; 0 is not yet. */
  servedAt: number;
  readonly queue: Waiting[];
}

/** Those who have something at work, or waiting. */
export interface Places {
  /** Of one who is not kept, one with nothing. */
  of(who: string): Place;
  keep(place: Place): void;
  forgetIdle(place: Place): void;
  some(isSo: (place: Place) => boolean): boolean;
  longestQueue(at: Place): Place;
  /** Of those who may begin: who has least at work, then who came first; in a crowd who was not served for longest, then who came last. */
  next(isCrowd: boolean, mayBegin: (place: Place) => boolean): Waiting | null;
  /** Those who have waited for longer than `mostMs`, where others came later, who are served before them. */
  late(mostMs: number): readonly Waiting[];
}

export function createPlaces(): Places {
  const byName = new Map<string, Place>();
  return {
    of: (who) => byName.get(who) ?? { who, working: 0, servedAt: 0, queue: [] },
    keep: (place) => void byName.set(place.who, place),
    forgetIdle({ who, working, queue }) {
      if (working === 0 && queue.length === 0) byName.delete(who);
    },
    some: (isSo) => [...byName.values()].some(isSo),
    longestQueue: (at) => [...byName.values()].reduce((one, other) => (other.queue.length > one.queue.length ? other : one), at),
    next(isCrowd, mayBegin) {
      let best: Place | null = null;
      for (const place of byName.values()) {
        if (place.queue.length > 0 && mayBegin(place) && (best === null || isBefore(place, best, isCrowd))) best = place;
      }
      return best && firstOf(best, isCrowd);
    },
    late(mostMs) {
      const since = performance.now() - mostMs;
      const all = [...byName.values()].flatMap(({ queue }) => queue);
      const late = all.filter((one) => one.since < since);
      return late.length < all.length ? late : [];
    },
  };
}

function firstOf({ queue }: Place, isCrowd: boolean): Waiting | null {
  return queue.at(isCrowd ? -1 : 0) ?? null;
}

function isBefore(one: Place, other: Place, isCrowd: boolean): boolean {
  const numberOf = (place: Place) => firstOf(place, isCrowd)?.number ?? 0;
  const byTurn = isCrowd ? one.servedAt - other.servedAt || numberOf(other) - numberOf(one) : numberOf(one) - numberOf(other);
  return (one.working - other.working || byTurn) < 0;
}
