/** Bounds of work that costs; numbers of pieces of work. */
export interface FairTurnsOptions {
  /** At work at the same time: of everybody, and of one who asks. */
  readonly atOnce: number;
  readonly atOnceForOne: number;
  /** Waiting for that: of everybody, and of one. */
  readonly waiting: number;
  readonly waitingForOne: number;
  /** Nobody waits longer; whoever would is better told to come again. */
  readonly patienceMs: number;
}

/** Lets work that costs in a few at a time, and those who ask for it in turn. */
export interface FairTurns {
  /**
   * Resolves when the work of `who` may begin, with what has to be called when it has ended (more than once does no harm). Null: there are too many, or it
   * took too long, or nobody waits for it any more, which `gone` says; then it must not begin.
   */
  take(who: string, gone?: AbortSignal): Promise<(() => void) | null>;
  stats(): { readonly working: number; readonly waiting: number };
}

interface Waiting {
  readonly settle: (release: (() => void) | null) => void;
}

interface Place {
  working: number;
  readonly queue: Waiting[];
}

/**
 * Whoever asks for much waits behind their own work, not before that of others: places are served in turn, and where too many wait, the last of
 * whoever has most of them waiting goes.
 */
export function createFairTurns({ atOnce, atOnceForOne, waiting: most, waitingForOne, patienceMs }: FairTurnsOptions): FairTurns {
  /** In the order in which they are served. */
  const places = new Map<string, Place>();
  let working = 0;
  let waiting = 0;

  function mayBegin(place: Place): boolean {
    return working < atOnce && place.working < atOnceForOne;
  }

  function begin(who: string, place: Place): () => void {
    working += 1;
    place.working += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      working -= 1;
      place.working -= 1;
      forgetIdle(who, place);
      serve();
    };
  }

  function serve(): void {
    for (const [who, place] of places) {
      if (working >= atOnce) return;
      const next = mayBegin(place) ? place.queue[0] : undefined;
      if (!next) continue;
      // Behind all others, whom the loop comes to before it comes to this one again.
      places.delete(who);
      places.set(who, place);
      next.settle(begin(who, place));
    }
  }

  function forgetIdle(who: string, place: Place): void {
    if (place.working === 0 && place.queue.length === 0) places.delete(who);
  }

  /** Makes room for one more of this place, if another one has more waiting. */
  function makeRoom(place: Place): boolean {
    if (waiting < most) return true;
    const longest = [...places.values()].reduce((one, other) => (other.queue.length > one.queue.length ? other : one), place);
    if (longest.queue.length <= place.queue.length + 1) return false;
    longest.queue.at(-1)?.settle(null);
    return true;
  }

  function wait(who: string, place: Place, gone: AbortSignal | undefined): Promise<(() => void) | null> {
    const { promise, resolve } = Promise.withResolvers<(() => void) | null>();
    const giveUp = () => entry.settle(null);
    const timer = setTimeout(giveUp, patienceMs);
    const entry: Waiting = {
      settle(release) {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
        place.queue.splice(place.queue.indexOf(entry), 1);
        waiting -= 1;
        forgetIdle(who, place);
        resolve(release);
      },
    };
    gone?.addEventListener('abort', giveUp);
    place.queue.push(entry);
    waiting += 1;
    return promise;
  }

  return {
    async take(who, gone) {
      if (gone?.aborted) return null;
      const place = places.get(who) ?? { working: 0, queue: [] };
      if (place.queue.length === 0 && mayBegin(place)) {
        places.set(who, place);
        return begin(who, place);
      }
      if (place.queue.length >= waitingForOne || !makeRoom(place)) return null;
      places.set(who, place);
      return wait(who, place, gone);
    },
    stats: () => ({ working, waiting }),
  };
}
